#if os(Linux)
import AgentRuntime
import CivilTime
import Dispatch
import Evaluation
import Glibc
import IntentRouting
import IntentSchema
import SkillKit
import Testing

@testable import ParleyCLI

/// A chat with a slow skill, at a terminal within this process.
@Suite(.timeLimit(.minutes(4)))
struct RunningTests {
  @Test func aSlowSkillIsShownAndControlCCancelsIt() async throws {
    let terminal = try PseudoTerminal()
    let file = terminal.other
    let chat = Task(executorPreference: OwnThreads()) { try await self.chat(at: file) }
    await terminal.wait { $0.textBeforeCursor == "> " }
    terminal.type("sleep\r")
    await terminal.wait {
      $0.lines.contains { $0.hasPrefix("sleep [#####...............] 25 % reading ") }
    }
    terminal.type("ahead")
    await terminal.wait { $0.textBeforeCursor == "> ahead" }
    terminal.type("\u{3}")
    // What isn't finished is still there to go on with.
    await terminal.wait(
      for: "> sleep", "Cancelled. Ask again whenever you like.", "> ahead")
    terminal.type("\u{15}\u{4}")
    #expect(try await chat.value == .success)
  }

  @Test func whatIsTypedAheadWaitsOrIsRefusedAndDroppedAloud() async throws {
    let terminal = try PseudoTerminal(columns: 80, rows: 30)
    let file = terminal.other
    let chat = Task(executorPreference: OwnThreads()) { try await self.chat(at: file) }
    await terminal.wait { $0.textBeforeCursor == "> " }
    terminal.type("sleep\r")
    await terminal.wait { $0.lines.contains { $0.hasPrefix("sleep [#") } }
    terminal.type("quick\r\r")
    await terminal.wait { $0.lines.contains { $0.contains("1 waiting") } }
    for number in 2...17 { terminal.type("line \(number)\r") }
    await terminal.wait {
      $0.lines.contains("16 lines are waiting already, so I don't take this one: line 17")
        && $0.lines.contains { $0.contains("16 waiting") }
    }
    terminal.type("\u{3}")
    await terminal.wait(
      for: "Not done, of what you typed meanwhile (the up arrow brings it back): quick |",
      "line 2 | line 3 | …", "Cancelled. Ask again whenever you like.", ">")
    terminal.type("\u{1B}[A")
    await terminal.wait { $0.textBeforeCursor == "> line 17" }
    terminal.type("\u{15}sleep\rquick\r\u{4}")
    await terminal.wait { $0.lines.contains { $0.contains("1 waiting") } }
    terminal.type("\u{3}")
    // Whoever stops all that goes on wants to see what became of it before leaving.
    await terminal.wait { $0.textBeforeCursor == "> " }
    terminal.type("quick\r\u{4}")
    #expect(try await chat.value == .success)
  }

  @Test func aBatchIsPausedBetweenItsItemsAndGoesOn() async throws {
    let terminal = try PseudoTerminal(columns: 100)
    let file = terminal.other
    let item = DispatchSemaphore(value: 0)
    item.signal()
    let chat = Task(executorPreference: OwnThreads()) { try await self.chat(at: file, item) }
    await terminal.wait { $0.textBeforeCursor == "> " }
    terminal.type("batch\r")
    await terminal.wait { $0.lines.contains { $0.hasPrefix("batch [#####.") } }
    terminal.type("/pause\r")
    await terminal.wait {
      $0.lines.contains("It waits before its next item; /resume goes on.")
    }
    item.signal()
    await terminal.wait {
      $0.lines.contains { $0.hasPrefix("batch paused [##########.") && $0.contains("/resume") }
    }
    for _ in 3...4 { item.signal() }
    terminal.type("/resume\r")
    await terminal.wait(for: "It goes on.", "4 of 4 done", ">")
    terminal.type("\u{4}")
    #expect(try await chat.value == .success)
  }

  @Test func aQuickSkillShowsNothingBesideItsReply() async throws {
    let terminal = try PseudoTerminal()
    let file = terminal.other
    let chat = Task(executorPreference: OwnThreads()) { try await self.chat(at: file) }
    await terminal.wait { $0.textBeforeCursor == "> " }
    let start = ContinuousClock.now
    terminal.type("quick\r")
    await terminal.wait(for: "> quick", "Done.", ">")
    // On a busy computer even this may take long enough to be shown.
    if ContinuousClock.now - start < StatusLine.patience {
      #expect(!String(decoding: terminal.output, as: UTF8.self).contains("Ctrl-C"))
    }
    terminal.type("\u{4}")
    #expect(try await chat.value == .success)
  }

  /// Runs a chat until it is left; each item of the batch waits for a signal.
  @concurrent
  private func chat(
    at file: Int32, _ item: DispatchSemaphore = DispatchSemaphore(value: 0)
  ) async throws -> ExitCode {
    let raw = try #require(RawTerminal(input: file, output: file))
    let events = ChatEvents()
    var environment = AgentEnvironment(timeZone: .utc, capabilities: Capabilities(World())) { 0 }
    environment.observe = { events.send($0) }
    let routing = Routing(
      route: { text, _ in
        RoutingDecision(
          text: text, outcome: .matched(IntentMatch(intent: text, confidence: 1)), stage: .exact)
      }, fill: { _, _, _ in .none }, intent: { _ in nil })
    let agent = Agent(
      routing: routing, registry: try SkillRegistry([sleeper, quick, batch(item)]),
      environment: environment)
    let output = OutputStream(isTerminal: true) { LiveStream.write($0, to: file) }
    let console = Console(
      input: { nil }, output: output, errors: output, isInputTerminal: true, terminal: raw)
    var loop = ChatLoop(
      Conversation(agent: agent, intents: []) { _ in "" },
      transcript: ChatTranscript(form: .terminal, console: console), events: events,
      clock: CivilClock(frozenAt: 0, timeZone: .utc),
      screen: PromptScreen(raw, output: output, editor: LineEditor()))
    return try await loop.run()
  }

  private var sleeper: AnySkill {
    skill("sleep") { (request) async throws(SkillError) -> SkillResult in
      request.report(.progress(0.25))
      request.report(.phase("reading"))
      do {
        try await Task.sleep(for: .seconds(60))
      } catch {
        throw .cancelled
      }
      return SkillResult("Slept well.")
    }
  }

  private func batch(_ item: DispatchSemaphore) -> AnySkill {
    skill("batch") { (request) async throws(SkillError) -> SkillResult in
      let items = Batch([1, 2, 3, 4]) { "\($0)" }
      let outcome = try await items.run(in: request) { (number) throws(SkillError) -> Int in
        item.waitForSignal()
        return number
      }
      return SkillResult(outcome.summary(of: 4, in: request.context.language))
    }
  }

  private var quick: AnySkill {
    skill("quick") { (_) async throws(SkillError) -> SkillResult in SkillResult("Done.") }
  }

  private func skill(_ name: String, respond: @escaping AnySkill.Response) -> AnySkill {
    AnySkill(
      descriptor: SkillDescriptor(
        identifier: name, title: LocalizedText(english: name), summary: LocalizedText(),
        category: .conversation, intents: [name], timeout: 60), respond: respond)
  }
}

extension DispatchSemaphore {
  /// Waits on the thread of a skill, which may block.
  fileprivate func waitForSignal() { wait() }
}

/// Runs each job on a thread of its own: a chat that waits for its terminal holds nobody up.
private final class OwnThreads: TaskExecutor {
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    BackgroundThread.start { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
#endif
