import Evaluation
import Testing

struct SlashCommandTests {
  @Test(arguments: [
    ("hello", SlashCommand.Line.utterance("hello")),
    ("# not a comment", .utterance("# not a comment")),
    ("/why", .command(.why, argument: "")),
    ("  ／WHY ", .command(.why, argument: "")),
    ("/dry set a timer", .command(.dry, argument: "set a timer")),
    ("/exit", .command(.quit, argument: "")),
    ("//why", .utterance("/why")),
    ("/home/me/notes.txt", .utterance("/home/me/notes.txt")),
    ("/", .utterance("/")),
    ("/ why", .utterance("/ why")),
    ("/?", .command(.help, argument: "")),
    ("/q", .unknown("q", suggestion: .quit)),
    ("/skils", .unknown("skils", suggestion: .skills)),
    ("/xyzzy", .unknown("xyzzy", suggestion: nil)),
  ])
  func readsLines(line: String, expected: SlashCommand.Line) {
    #expect(SlashCommand.read(line) == expected)
  }
}
