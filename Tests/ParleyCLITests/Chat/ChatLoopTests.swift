import AgentRuntime
import CivilTime
import Dispatch
import Evaluation
import IntentRouting
import IntentSchema
import SkillKit
import Synchronization
import Testing

@testable import ParleyCLI

struct ChatLoopTests {
  @Test func anInterruptionEndsTheTurnButNotTheTerminal() async throws {
    let (code, output) = try await chat(.terminal, interruptedBy: .interrupt)
    #expect(output == "> Cancelled. Ask again whenever you like.\n> \n")
    #expect(code == .success)
  }

  @Test(arguments: [
    (ChatSignal.interrupt, ExitCode.interrupted), (.terminate, .terminated), (.hangup, .hungUp),
  ])
  func aSignalEndsAPipeOnceTheTurnIsOver(signal: ChatSignal, expected: ExitCode) async throws {
    let (code, output) = try await chat(.text, interruptedBy: signal)
    #expect(output == "Cancelled. Ask again whenever you like.\n")
    #expect(code == expected)
  }

  @Test(.timeLimit(.minutes(1)))
  func aSlowReaderOfTheJSONLosesProgressButNoStartAndNoEnd() async throws {
    let events = ChatEvents()
    var environment = AgentEnvironment(timeZone: .utc, capabilities: Capabilities(World())) { 0 }
    environment.observe = { events.send($0) }
    let isOver = DispatchSemaphore(value: 0)
    let skill = skill { (request) async throws(SkillError) -> SkillResult in
      for step in 1...20_000 { request.report(.progress(Double(step) / 20_000)) }
      isOver.signal()
      return SkillResult("Done.")
    }
    let agent = Agent(
      routing: Self.routing, registry: try SkillRegistry([skill]), environment: environment)
    let written = Written()
    let output = OutputStream(isTerminal: false) { bytes in
      // Nothing is read before the skill has said all it has to say.
      if written.text.isEmpty { isOver.wait() }
      return written.add(bytes)
    }
    let console = Console(
      input: written.input, output: output, errors: OutputStream(isTerminal: false) { _ in true })
    var loop = ChatLoop(
      Conversation(agent: agent, intents: []) { _ in "" },
      transcript: ChatTranscript(form: .json, console: console), events: events,
      clock: CivilClock(frozenAt: 0, timeZone: .utc))
    #expect(try await loop.run() == .success)
    let lines = written.text.split(separator: "\n")
    let progress = lines.filter { $0.contains(#""type":"progress""#) }
    #expect(progress.count <= ChatEvents.runLimit + 1)
    #expect(progress.last?.contains("1.0000") == true)
    #expect(lines.count { $0.contains(#""event":"started""#) } == 1)
    #expect(lines.count { $0.contains(#""event":"finished""#) } == 1)
    #expect(lines.last?.hasPrefix(#"{"type":"turn""#) == true)
  }

  /// A chat of one line whose skill sleeps until a signal comes.
  private func chat(
    _ form: ChatTranscript.Form, interruptedBy signal: ChatSignal
  ) async throws -> (code: ExitCode, output: String) {
    let events = ChatEvents()
    var environment = AgentEnvironment(timeZone: .utc, capabilities: Capabilities(World())) { 0 }
    environment.observe = { if $0.kind == .started { events.send(.signal(signal)) } }
    let agent = Agent(
      routing: Self.routing, registry: try SkillRegistry([sleeper]), environment: environment)
    let written = Written()
    let console = Console(
      input: written.input,
      output: OutputStream(isTerminal: false) { bytes in written.add(bytes) },
      errors: OutputStream(isTerminal: false) { _ in true })
    var loop = ChatLoop(
      Conversation(agent: agent, intents: []) { _ in "" },
      transcript: ChatTranscript(form: form, console: console), events: events,
      clock: CivilClock(frozenAt: 0, timeZone: .utc))
    return (try await loop.run(), written.text)
  }

  private static let routing = Routing(
    route: { text, _ in
      RoutingDecision(
        text: text, outcome: .matched(IntentMatch(intent: "sleep", confidence: 1)), stage: .exact)
    }, fill: { _, _, _ in .none }, intent: { _ in nil })

  private func skill(_ respond: @escaping AnySkill.Response) -> AnySkill {
    AnySkill(
      descriptor: SkillDescriptor(
        identifier: "sleep", title: LocalizedText(english: "Sleep"), summary: LocalizedText(),
        category: .conversation, intents: ["sleep"], timeout: 60), respond: respond)
  }

  private var sleeper: AnySkill {
    skill { (_) async throws(SkillError) -> SkillResult in
      do {
        try await Task.sleep(for: .seconds(60))
      } catch {
        throw .cancelled
      }
      return SkillResult("Slept well.")
    }
  }
}

/// Gives one line, and keeps what is written.
private final class Written: Sendable {
  private let state = Mutex<(hasGiven: Bool, bytes: [UInt8])>((false, []))

  var text: String { String(decoding: state.withLock(\.bytes), as: UTF8.self) }

  func add(_ bytes: [UInt8]) -> Bool {
    state.withLock { $0.bytes += bytes }
    return true
  }

  @Sendable func input() -> [UInt8]? {
    state.withLock { state in
      defer { state.hasGiven = true }
      return state.hasGiven ? nil : Array("sleep\n".utf8)
    }
  }
}
