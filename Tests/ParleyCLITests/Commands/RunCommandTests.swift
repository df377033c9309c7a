import Testing

@testable import ParleyCLI

struct RunCommandTests {
  private let home: SampleHome

  init() throws { home = try SampleHome() }

  private func run(_ words: String...) async -> SampleHome.Outcome {
    await home.run(["run", "--state", "none"] + words)
  }

  @Test func aSkillRunsWithItsSlots() async {
    let outcome = await run("math.evaluate", "expression=17% of 240")
    #expect(outcome.output == "17% of 240 = 40.8\n")
    #expect(outcome.code == .success)
  }

  @Test func aFailureIsToldAndCounts() async {
    let outcome = await run("math.evaluate", "expression=2/(1-1)")
    #expect(outcome.output == "")
    #expect(outcome.errors != "")
    #expect(outcome.code == .expectationNotMet)
  }

  @Test(arguments: [
    (["timer.stop"], "No timers are running.\n"),
    (["todo.complete", "task=milk"], "Your list is empty already.\n"),
  ])
  func aSkillThatDidNothingCounts(words: [String], output: String) async {
    let outcome = await home.run(["run", "--state", "none"] + words)
    #expect(outcome.output == output)
    #expect(outcome.code == .expectationNotMet)
  }

  @Test(arguments: [
    (["math.evalute"], "there is no skill 'math.evalute'; did you mean 'math.evaluate'?"),
    (["math.evaluate", "x=1"], "'math.evaluate' has no slot 'x'; it takes expression"),
    (["timer.start", "length=soon"], "'soon' can't be read as the duration of 'length'"),
  ])
  func whatCannotBeRunIsAUsageError(words: [String], message: String) async {
    let outcome = await home.run(["run", "--state", "none"] + words)
    #expect(outcome.errors == "parley: \(message)\n")
    #expect(outcome.code == .usage)
  }
}
