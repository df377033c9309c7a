import Testing

@testable import ParleyCLI

struct CheckCommandTests {
  private let home: SampleHome

  init() throws { home = try SampleHome() }

  @Test func everyErrorIsALineSortedByPlace() async throws {
    try home.write(
      "intent x\n  about X.\n  strong a b\n  stong a\n  needs zero\n", to: "Intents/b.intent")
    let outcome = await home.run(["check"])
    let lines = outcome.output.split(separator: "\n").filter { $0.contains(": error: ") }
    #expect(lines.count == 2)
    #expect(lines.first?.hasPrefix("Intents/b.intent:4:3: error: ") == true)
    #expect(lines.last?.hasPrefix("Intents/b.intent:5:") == true)
    #expect(outcome.errors.hasPrefix("parley: 2 errors and "))
    #expect(outcome.errors.hasSuffix("(4 intents, 3 training lines, 0 test lines, 0 talks)\n"))
    #expect(outcome.code == .badData)
  }

  @Test func aSkillThatMissesItsSlotIsAnError() async throws {
    try home.write(
      "intent todo.add\n  about Things to do.\n  strong =todo\n", to: "Intents/b.intent")
    let outcome = await home.run(["check"])
    #expect(
      outcome.output.contains(
        "Intents/b.intent:1:1: error: the skill `todo.keep` needs a slot `task`, "
          + "which `todo.add` doesn't have; add the line `slot task: ...`"))
  }

  @Test func aTalkThatCannotBeginIsAnError() async throws {
    try home.write(
      "talk a\n  now yesterday\n  > hi\n\ntalk b\n  timezone Mars/Base\n  > hi\n",
      to: "Corpus/a.talk")
    let outcome = await home.run(["check"])
    #expect(
      outcome.output.contains(
        "Corpus/a.talk:1:1: error: the talk can't begin: 'yesterday' is no time such as "))
    #expect(outcome.output.contains("Corpus/a.talk:5:1: error: the talk can't begin: there is no"))
    #expect(outcome.code == .badData)
  }

  @Test func warningsAloneAreNoFailure() async {
    let outcome = await home.run(["check", "--json"])
    #expect(outcome.output.contains(#""severity":"warning""#))
    #expect(!outcome.output.contains(#""severity":"error""#))
    #expect(outcome.code == .success)
  }

  @Test func aLineThatAPhraseTakesToAnotherIntentIsNamedWithThePhrase() async throws {
    try home.write(
      "train timer.set\n  note that timer\n", to: "Corpus/b.corpus")
    let outcome = await home.run(["check"])
    #expect(
      outcome.output.contains(
        "Corpus/b.corpus:2:3: warning: `note that timer` is only timer.set as long as it is "
          + "a training line: its phrase `^note that` at Intents/a.intent:8:12 gives what is like "
          + "it to note.add"))
    #expect(outcome.code == .success)
  }
}
