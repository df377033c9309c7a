import AgentRuntime
import IntentSchema
import Testing

@testable import ParleyCLI

struct StatusLineTests {
  @Test func tellsWhatRunsHowFarAndHowLong() {
    var status = StatusLine()
    let text = { (status: StatusLine) in
      status.text(after: .milliseconds(1_260), columns: 80, in: .english)
    }
    #expect(text(status) == "thinking 1.2 s · Ctrl-C cancels")
    status.observe(RunEvent(run: 1, turn: 1, skill: "slow", kind: .queued))
    #expect(text(status) == "slow waiting 1.2 s · Ctrl-C cancels")
    status.observe(RunEvent(run: 1, turn: 1, skill: "slow", kind: .started))
    status.observe(RunEvent(run: 1, turn: 1, skill: "slow", kind: .phase("reading\u{1B}[2J")))
    status.observe(RunEvent(run: 1, turn: 1, skill: "slow", kind: .progress(0.25)))
    #expect(
      text(status) == "slow [#####...............] 25 % reading 1.2 s · Ctrl-C cancels")
    #expect(
      status.text(after: .zero, columns: 12, in: .chinese) == "slow [#####…")
    status.observe(RunEvent(run: 1, turn: 1, skill: "slow", kind: .paused))
    #expect(
      status.text(after: .zero, waiting: 2, columns: 100, in: .english)
        == "slow paused [#####...............] 25 % reading 0.0 s · /resume goes on · 2 waiting"
        + " · Ctrl-C cancels")
    status.observe(RunEvent(run: 1, turn: 1, skill: "slow", kind: .resumed))
    status.observe(RunEvent(run: 1, turn: 1, skill: "slow", kind: .finished(.zero)))
    #expect(text(status) == "thinking 1.2 s · Ctrl-C cancels")
    status.activity = "/reload"
    #expect(text(status) == "/reload 1.2 s · Ctrl-C cancels")
  }
}
