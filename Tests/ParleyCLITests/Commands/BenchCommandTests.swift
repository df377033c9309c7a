import Testing

@testable import ParleyCLI

struct BenchCommandTests {
  @Test func needsLinesToMeasureOn() async throws {
    let outcome = await SampleHome().run(["bench"])
    #expect(outcome.code == .badData)
    #expect(outcome.errors == "parley: there are no test lines to measure on\n")
    let alone = await SampleHome().run(["bench", "--train", "train.tsv"])
    #expect(alone.code == .usage)
    #expect(alone.errors.contains("--train needs --test"))
  }
}
