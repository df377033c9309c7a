import SkillKit
import Testing

@testable import ParleyCLI

struct FeedbackCommandTests {
  private let home: SampleHome
  private var state: [String] { ["--state", "\(home.path)/state"] }

  init() throws { home = try SampleHome() }

  @Test func opinionsBecomeLinesThatAreAddedOnce() async throws {
    let nothing = await home.run(["feedback"] + state)
    #expect(nothing.output == "Nothing to suggest: no new opinions of answers.\n")
    _ = await home.run(state, input: "egg clock 4 minutes\n/bad timer.set\n")
    let shown = await home.run(["feedback"] + state)
    let expected = "# Corpus/feedback.corpus\ntrain timer.set\n  egg clock 4 minutes\n"
    #expect(shown.output == expected)
    #expect(throws: FileProblem.self) { try home.read("Corpus/feedback.corpus") }
    let added = await home.run(["feedback", "--apply"] + state)
    #expect(added.output == expected.replacing("corpus\n", with: "corpus: added\n"))
    #expect(
      try home.read("Corpus/feedback.corpus") == "train timer.set\n  egg clock 4 minutes\n")
    #expect(await home.run(["feedback"] + state).output == nothing.output)
    let routed = await home.run(["route", "--json", "egg clock 4 minutes"])
    #expect(routed.output.contains(#""intent":"timer.set""#))
    #expect(routed.output.contains(#""stage":"exact""#))
  }

  @Test func nothingIsAddedWhereTheDataWouldBeWrong() async throws {
    _ = await home.run(state, input: "egg clock 4 minutes\n/bad timer.set\n")
    // The intent is gone by now.
    try home.write("intent other\n  about Other.\n  strong other\n", to: "Intents/a.intent")
    try home.write("train other\n  other\n", to: "Corpus/a.corpus")
    let outcome = await home.run(["feedback", "--apply"] + state)
    #expect(outcome.code == .badData)
    #expect(outcome.errors.contains("so nothing was added"))
    #expect(throws: FileProblem.self) { try home.read("Corpus/feedback.corpus") }
  }
}
