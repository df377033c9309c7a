import AgentRuntime
import Evaluation
import IntentRouting
import IntentSchema
import SkillKit

/// `parley chat`: a conversation with a person, or with what a pipe brings.
enum ChatCommand {
  static let dryRunOption = OptionDefinition("dry-run", "tell what would be done, and do nothing")

  static let scriptOption = OptionDefinition(
    "script", value: "FILE", "take the lines from a file instead")

  static let command = Command(
    "chat", "talk with the agent; from a pipe, a line a turn",
    usage: "chat [--dry-run] [--json] [--script FILE]",
    details: [
      "At a terminal it asks for lines until Ctrl-D or exit; Ctrl-C stops what is going on, and what is",
      "typed meanwhile waits, 16 lines at most. Lines are edited as in emacs or a shell: Tab completes,",
      "Ctrl-R searches the lines of earlier chats, the right arrow takes over what is offered in grey,",
      "and Alt-Enter begins another line.",
      "From a pipe it answers each line in order and ends with the input; blank lines mean nothing.",
      "Lines such as /help, /why and /state are commands in both.",
    ],
    options: [dryRunOption, scriptOption],
    examples: ["chat", "chat --dry-run", "chat --state none --script lines.txt"]
  ) { (invocation) async throws(CommandFailure) in
    try invocation.allowOperands(upTo: 0)
    return try await run(scripted(invocation))
  }

  /// The command with a file in place of standard input, where one is named.
  private static func scripted(
    _ invocation: Invocation
  ) throws(CommandFailure) -> Invocation {
    guard let path = invocation.arguments[scriptOption] else { return invocation }
    let script: ScriptInput
    do throws(FileProblem) {
      script = ScriptInput(try invocation.world.readFile(path, LineReader.lineLimit))
    } catch {
      throw .badData(["parley: can't read \(path): \(error.reason)"])
    }
    var console = invocation.console
    console.input = { script.next() }
    console.isInputTerminal = false
    console.terminal = nil
    return Invocation(
      globals: invocation.globals, arguments: invocation.arguments, world: invocation.world,
      console: console)
  }

  private static func run(_ invocation: Invocation) async throws(CommandFailure) -> ExitCode {
    let (console, world) = (invocation.console, invocation.world)
    let events = ChatEvents()
    let clock = try CivilClock(invocation.globals, world: world)
    let data = try RouterLoader(
      world: world, console: console, seed: invocation.globals.seed
    ).load(home: invocation.globals.home)
    let present = DataInForce(data)
    let conversation = try conversation(invocation, present, clock: clock, events: events)
    var transcript = ChatTranscript(form: form(invocation), console: console)
    transcript.views = ChatViews(conversation: conversation, data: present, clock: clock)
    let watch = console.takesSignals ? SignalWatch { events.send(.signal($0)) } : nil
    defer { watch?.stop() }
    var terminal = ChatTerminal(invocation, conversation, data)
    let screen = terminal.screen()
    let isFirst = screen?.editor.history.lines.isEmpty ?? true
    try transcript.tell(greeting(conversation.agent.language, isFirst: isFirst))
    var loop = ChatLoop(
      conversation, transcript: transcript, events: events, clock: clock, screen: screen)
    loop.historyFile = terminal.historyFile
    loop.vocabulary = {
      Vocabulary(
        present.current.catalogue, conversation.agent.registry, in: conversation.agent.language,
        world)
    }
    return try await loop.run()
  }

  private static func form(_ invocation: Invocation) -> ChatTranscript.Form {
    if invocation.globals.json { return .json }
    return invocation.console.isInputTerminal ? .terminal : .text
  }

  private static func conversation(
    _ invocation: Invocation, _ present: DataInForce, clock: CivilClock, events: ChatEvents
  ) throws(CommandFailure) -> Conversation {
    let (globals, world, data) = (invocation.globals, invocation.world, present.current)
    let isDryRun = invocation.arguments.has(dryRunOption)
    var environment = AgentEnvironment(
      timeZone: clock.timeZone, capabilities: Capabilities(world), now: clock.now)
    environment.seed = globals.seed ?? UInt64(truncatingIfNeeded: world.now())
    environment.language = language(in: world)
    environment.journal =
      isDryRun
      ? nil : StateFolder.journal(globals.state, in: world, console: invocation.console)
    environment.observe = { events.send($0) }
    let registry = try InstalledSkills.registry(for: data.catalogue)
    for diagnostic in registry.diagnostics { invocation.console.warn("parley: \(diagnostic)") }
    let agent = Agent(
      routing: Routing(data.router), registry: registry, environment: environment)
    let reload = DataReloader(
      world: world, seed: globals.seed, capabilities: environment.capabilities, data: present
    ) { RoutingContext(now: clock.now(), timeZone: agent.settings.timeZone) }
    return Conversation(
      agent: agent, intents: data.catalogue.intents, isDryRun: isDryRun,
      write: writer(in: world), reload: reload.callAsFunction,
      explain: reload.explanation(of: data, registry))
  }

  /// Writes talks to files, and over no other files.
  private static func writer(in world: World) -> @Sendable (String, String) -> String? {
    { path, text in
      if let known = try? world.readFile(path, 64 << 20), !TalkFiles.isTalk(known) {
        return "\(path) is there already, and no talk"
      }
      do throws(WriteProblem) {
        try world.writeFile(path, Array(text.utf8))
        return nil
      } catch {
        return "\(error)"
      }
    }
  }

  /// The language of the user's locale, as POSIX orders its variables.
  private static func language(in world: World) -> Language {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
    let locale = names.lazy.compactMap(world.variable).first { !$0.isEmpty }
    return locale.flatMap(Language.init(tag:)) ?? .english
  }

  /// The first chat begins with something to try.
  private static func greeting(_ language: Language, isFirst: Bool) -> String {
    guard isFirst else {
      return language.choose(
        "Parley. /help lists the commands, Ctrl-D leaves.", "Parley。/help 列出命令，Ctrl-D 离开。")
    }
    return language.choose(
      "Parley. Try \"set a timer for ten minutes\" or \"80的15%是多少\"; /help lists the commands.",
      "Parley。可以说“十分钟后叫我”或者“what is 15% of 80”；/help 列出命令。")
  }
}
