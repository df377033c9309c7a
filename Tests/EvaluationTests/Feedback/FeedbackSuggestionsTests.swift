import AgentRuntime
import IntentSchema
import SkillKit
import SkillKitTesting
import Testing

@testable import Evaluation

struct FeedbackSuggestionsTests {
  private static let corpus = Corpus(
    training: [line("light.on", "turn on the light", 3), line("light.off", "lights out", 7)])

  private static func line(_ intent: String, _ text: String, _ number: Int) -> LabelledUtterance {
    LabelledUtterance(
      intent: intent, text: text,
      location: SourceLocation(path: "a.corpus", line: number, column: 3))
  }

  private static func suggestions(
    _ opinions: [(text: String, feedback: Feedback)], skills: [AnySkill] = []
  ) throws -> FeedbackSuggestions {
    let records = opinions.enumerated().map { index, opinion in
      Record(id: index + 1, title: opinion.text, createdAt: 0, feedback: opinion.feedback)
    }
    return FeedbackSuggestions(records, corpus: corpus, registry: try SkillRegistry(skills))
  }

  @Test func linesAreLearntForWhatTheyShouldHaveBeen() throws {
    let suggestions = try Self.suggestions([
      ("make it\n bright", Feedback(isGood: true, intent: "light.on")),
      ("who [lit] it", Feedback(isGood: false, intent: "light.on", expected: "out-of-scope")),
      ("#1 dark", Feedback(isGood: false, expected: "light.off")),
      ("Make it bright!", Feedback(isGood: true, intent: "light.on")),
      ("Turn on the LIGHT", Feedback(isGood: true, intent: "light.on")),
      ("what", Feedback(isGood: true)),
    ])
    #expect(
      suggestions.corpusText == """
        train light.off
          \\#1 dark
        train light.on
          Make it bright!
        train out-of-scope
          who \\[lit\\] it

        """)
    #expect(suggestions.intentText == "")
    #expect(suggestions.remarks == [])
    let (parsed, diagnostics) = CorpusParser.parse(
      [SourceFile(path: "f.corpus", bytes: Array(suggestions.corpusText.utf8))],
      catalogue: CatalogueParser.parse([
        SourceFile(
          path: "f.intent",
          bytes: Array(
            "intent light.on\n  about On.\nintent light.off\n  about Off.\n".utf8))
      ]).catalogue)
    #expect(diagnostics.filter { $0.severity == .error } == [])
    #expect(parsed.training.map(\.text) == suggestions.lines.map(\.text))
  }

  @Test func theLaterOpinionOfALineCounts() throws {
    let suggestions = try Self.suggestions([
      ("dark please", Feedback(isGood: true, intent: "light.on")),
      ("dark please", Feedback(isGood: false, intent: "light.on", expected: "light.off")),
    ])
    #expect(suggestions.lines == [.init(intent: "light.off", text: "dark please")])
  }

  @Test func whatCannotBeLearntIsSaid() throws {
    let suggestions = try Self.suggestions([
      ("lights out", Feedback(isGood: false, intent: "light.off", expected: "light.on")),
      ("hm", Feedback(isGood: false)),
    ])
    #expect(suggestions.isEmpty)
    #expect(
      suggestions.remarks == [
        "'hm' was taken wrongly, and nobody said what it should have been",
        "'lights out' is a line of light.off at a.corpus:7:3; move it to light.on if that is right",
      ])
  }

  @Test func aSkillThatIsOftenWrongIsTriedLater() throws {
    let bad = Feedback(isGood: false, intent: "test.intent", skill: "first")
    let skills = [
      AnySkill.canned(SkillResult("a"), as: .test("first", priority: 250)),
      .canned(SkillResult("b"), as: .test("second", priority: 240)),
    ]
    #expect(try Self.suggestions([("x", bad)], skills: skills).isEmpty)
    let suggestions = try Self.suggestions([("x", bad), ("y", bad)], skills: skills)
    #expect(suggestions.intentText == "skill first\n  priority 239\n")
    #expect(try Self.suggestions([("x", bad), ("y", bad)], skills: [skills[0]]).isEmpty)
  }
}
