import Evaluation
import IntentSchema
import Testing

struct TalkRunnerTests {
  @Test func formsTimersAndDecisionsOfAPassingTalk() async throws {
    let result = try await run(
      """
      talk a
        now 2026-01-31T10:00:00+01:00
        > set a timer
        = timer.set
        < For how long?
        > soon
        < Sorry*
        < For how long?
        > ten minutes
        = timer.set length=PT10M
        < Timer set.
        ! advance 9m
        ! advance 60s
        < Time is up*
        > what
        = unmatched
        < I'm not sure*
        > either
        = ambiguous greet sleep
        < Did you mean*
      """)
    #expect(result.difference?.text == nil)
  }

  @Test func aChangedReplyIsShownAmongItsNeighbours() async throws {
    let result = try await run("talk greets\n  > hello\n  < Hello*\n  <\n  < How do you do?")
    #expect(
      result.difference?.text == """
        f:5: greets
            > hello
            < Hello *you*.
            < 
          - < How do you do?
          + < How are you?
        """)
  }

  @Test func aReplyTooManyAndOneTooFewAreDifferences() async throws {
    let missing = try await run("talk a\n  > hello\n  < Hello*\n  <\n  < How*\n  < Bye.")
    #expect(
      missing.difference?.text
        == "f:6: a\n    > hello\n    < Hello *you*.\n    < \n    < How are you?\n  - < Bye.")
    let extra = try await run("talk a\n  > set a timer")
    #expect(extra.difference?.text == "f:2: a\n    > set a timer\n  + < For how long?")
  }

  @Test func aWrongDecisionIsShownWithTheNamedSlots() async throws {
    let result = try await run(
      "talk a\n  > set a timer\n  < *\n  > ten minutes\n  = timer.set length=PT5M\n  < *")
    #expect(
      result.difference?.text == """
        f:5: a
            > ten minutes
          - = timer.set length=PT5M
          + = timer.set length=PT10M
        """)
  }

  @Test(arguments: [
    ("talk a\n  now yesterday\n  > hello", "'yesterday' is no time"),
    ("talk a\n  timezone Mars/Base\n  > hello", "there is no time zone 'Mars/Base'"),
    ("talk a\n  > hello\n  < *\n  <\n  < *\n  ! interrupt", "nothing is running"),
    ("talk a\n  ! reload\n  > hello\n  < *\n  <\n  < *", "a talk runs with the data"),
  ])
  func whatCannotBeRunIsSaid(text: String, reason: String) async throws {
    let difference = try #require(try await run(text).difference)
    #expect(difference.text.contains("\n  ! \(reason)"))
  }

  @Test func anInterruptionCancelsTheRunningTurn() async throws {
    let result = try await run("talk a\n  > sleep\n  = sleep\n  ! interrupt\n  < Cancelled. *")
    #expect(result.difference?.text == nil)
  }

  @Test func anotherWindowSpeaksWhileARunIsHeld() async throws {
    let result = try await run(
      "talk a\n  > hello\n  = greet\n  ! meanwhile set a timer\n  < For how long?\n  < Hello*\n"
        + "  <\n  < *\n  < I'm still waiting for an answer: For how long?")
    #expect(result.steps.map(\.replies.count) == [0, result.steps[1].replies.count])
    #expect(result.steps[1].replies.first == "For how long?")
    #expect(result.steps[1].replies.contains("Hello *you*."))
  }

  @Test func aSkillThatHangsIsGivenUp() async throws {
    let result = try await run(
      "talk a\n  > hello\n  = greet\n  ! hang\n  < \"chat.greet\" took too long*\n  ! release\n"
        + "  > hello\n  < Hello*\n  <\n  < *")
    #expect(result.difference?.text == nil)
  }

  @Test(arguments: [
    "talk a\n  ! meanwhile hello\n  > hello\n  < *\n  <\n  < *",
    "talk a\n  ! hang\n  > hello\n  < *\n  <\n  < *",
  ])
  func whatNeedsARunningSkillSaysSo(text: String) async throws {
    let difference = try #require(try await run(text).difference)
    #expect(difference.text.contains("nothing is running"))
  }

  @Test func commandsAreTakenAsInTheChat() async throws {
    let result = try await run(
      """
      talk a
        timezone Test/Zone
        > /dry set a timer
        = timer.set
        < timer.set (100 %, exact)
        < would ask for: length
        < would run: timer.start
        > /why
        > //home
        = greet
        < Hello*
        <
        < *
      """)
    #expect(result.difference?.text == nil)
  }

  private func run(_ text: String) async throws -> TalkResult {
    let file = SourceFile(path: "f", bytes: Array(text.utf8))
    let (talks, diagnostics) = TalkParser.parse([file])
    #expect(diagnostics.isEmpty)
    return try await SampleAgent.runner().run(try #require(talks.first))
  }
}
