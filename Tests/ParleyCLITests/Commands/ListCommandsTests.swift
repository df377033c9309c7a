import Testing

@testable import ParleyCLI

struct ListCommandsTests {
  private let home: SampleHome

  init() throws { home = try SampleHome() }

  @Test func intentsAreListedWithSlotsAndSkills() async {
    let outcome = await home.run(["intents"])
    #expect(
      outcome.output.hasPrefix(
        "timer.set  Start a countdown.\n    slots length; skills timer.start\n"))
    let json = await home.run(["intents", "--json"])
    #expect(
      json.output.hasPrefix(
        #"{"intent":"timer.set","about":"Start a countdown.","slots":[{"name":"length","#
          + #""type":"duration","required":true}],"needs":2,"threshold":0.7000,"mode":"first","#
          + #""skills":["timer.start"],"location":"Intents/a.intent:1:1"}"#))
  }

  @Test func skillsAreListedAsTheDataTunesThem() async throws {
    try home.write("skill timer.start\n  priority 250\n  group one\n", to: "Intents/b.intent")
    let outcome = await home.run(["skills"])
    #expect(outcome.output.contains("\n    priority 250, group one; serves timer.set\n"))
  }

  @Test func trainingTellsWhereTheModelIs() async {
    let path = "\(home.path)/out/x.model"
    let outcome = await home.run(["train", "--output", path])
    #expect(outcome.output == "Learnt 3 intents from 3 lines in 0.0 s: \(path)\n")
    let again = await home.run(["train", "--output", path + "2"])
    #expect(again.code == .success)
    let first = try? LiveFiles.read(path, limit: 1 << 24)
    #expect(first != nil)
    #expect(first == (try? LiveFiles.read(path + "2", limit: 1 << 24)))
  }

  @Test func helpExplainsEveryCommand() async {
    let overview = await home.run(["help"])
    for command in CommandTable.all.commands {
      #expect(overview.output.contains("\n  \(command.name) "))
      let help = await home.run([command.name, "--help"])
      #expect(help.output.hasPrefix("\(command.summary)\n\nusage: parley \(command.usage)\n"))
      #expect(help.output == (await home.run(["help", command.name])).output)
    }
  }

  @Test func theVersionIsShown() async {
    #expect(await home.run(["--version"]).output == "parley 1.0.0\n")
  }

  @Test func aClosedPipeIsSuccess() async {
    let closed = OutputStream(isTerminal: false) { _ in false }
    let errors = Sink()
    let console = Console(input: { nil }, output: closed, errors: errors.stream)
    let code = await CommandLineTool.run(
      ["intents", "--home", home.path], world: home.world(now: 0), console: console)
    #expect(code == .success)
    #expect(errors.text == "")
  }

  @Test func anOutputThatCannotBeWrittenIsAnError() async {
    let full = OutputStream(isTerminal: false) { (_) throws(CommandFailure) in
      throw .unwritable("No space left on device")
    }
    let errors = Sink()
    let console = Console(input: { nil }, output: full, errors: errors.stream)
    let code = await CommandLineTool.run(
      ["intents", "--home", home.path], world: home.world(now: 0), console: console)
    #expect(code == .inputOutputError)
    #expect(errors.text == "parley: can't write the output: No space left on device\n")
  }
}
