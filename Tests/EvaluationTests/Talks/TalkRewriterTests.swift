import Evaluation
import IntentSchema
import Testing

struct TalkRewriterTests {
  @Test func rewritesWhatDiffersAndKeepsTheRest() async throws {
    let before = """
      # A comment.
      talk a
        > hello
        # Another one.
        = sleep
        < Hi.
        < How *
      talk b
        > set a timer
        < For how *
        > ten minutes
        = timer.set length=PT5M
        < Timer *
      """
    let after = """
      # A comment.
      talk a
        > hello
        = greet
        < Hello \\*you\\*.
        <
        < How *
        # Another one.
      talk b
        > set a timer
        < For how *
        > ten minutes
        = timer.set length=PT10M
        < Timer *
      """
    #expect(try await accept(before) == after)
    #expect(try await accept(after) == after)
  }

  @Test func keepsTheLineEndsOfTheFile() async throws {
    let after = try await accept("talk a\r\n  > set a timer\r\n  < What?\r\n")
    #expect(after == "talk a\r\n  > set a timer\r\n  < For how long?\r\n")
  }

  private func accept(_ text: String) async throws -> String {
    let file = SourceFile(path: "f", bytes: Array(text.utf8))
    var results: [TalkResult] = []
    for talk in TalkParser.parse([file]).talks {
      results.append(try await SampleAgent.runner().run(talk))
    }
    return String(decoding: TalkRewriter.rewrite(file, with: results), as: UTF8.self)
  }
}
