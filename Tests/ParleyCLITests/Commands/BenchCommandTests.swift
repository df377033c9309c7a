import Testing

@testable import ParleyCLI

struct BenchCommandTests {
  @Test func needsLinesToMeasureOn() async throws {
    let outcome = try await SampleHome().run(["bench"])
    #expect(outcome.code == .badData)
    #expect(outcome.errors == "parley: there are no test lines to measure on\n")
    let alone = try await SampleHome().run(["bench", "--train", "train.tsv"])
    #expect(alone.code == .usage)
    #expect(alone.errors.contains("--train needs --test"))
  }
}
