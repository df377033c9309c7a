import Testing

@testable import ParleyCLI

struct ChatCommandTests {
  private let home: SampleHome

  init() throws { home = try SampleHome() }

  @Test func aPipeIsAnsweredLineByLineWithoutPromptOrBanner() async {
    let outcome = await home.run(
      ["chat", "--state", "none"],
      input: "set a timer\n\n  \n10 minutes\n/quti\n# no comment\nshow my notes")
    #expect(
      outcome.output == """
        For how long?
        Timer set for 10 minutes.
        There is no command /quti. Try /quit, or type //quti to say it.
        I'm not sure what you want to do. Say "help" to see what I can do.
        You have no notes yet. Say "note that ..." to add one.

        """)
    #expect(outcome.code == .success)
  }

  @Test(arguments: ["exit", " Quit ", ":q", "退出"])
  func aPersonMayLeaveAsInAShell(word: String) async {
    let lines = "set a timer\n\(word)\n10 minutes\n\(word)\nshow my notes\n"
    let outcome = await home.run(["--state", "none"], input: lines, isTerminal: true)
    // The first is taken for the answer to a question, or as one that gives none.
    #expect(outcome.output.split(separator: "\n").count > 3)
    #expect(!outcome.output.contains("no notes"))
    #expect(outcome.code == .success)
  }

  @Test func quitLeavesTheRestOfThePipeUnread() async {
    let outcome = await home.run(
      ["--state", "none"], input: "/quit\nset a timer\n")
    #expect(outcome.output == "")
    #expect(outcome.code == .success)
  }

  @Test func eachTurnOfTheJSONEndsWithItsTurnObject() async {
    let outcome = await home.run(
      ["chat", "--json", "--state", "none"], input: "set a timer\n10 minutes\n/dry\n")
    // How long a run took is different each time.
    let lines = outcome.output.split(separator: "\n").filter { !$0.contains(#""finished""#) }
    #expect(
      lines == [
        #"{"type":"reply","turn":1,"text":"For how long?","kind":"question","intent":"timer.set","skill":null}"#,
        #"{"type":"turn","turn":1,"text":"set a timer","decision":"matched","intent":"timer.set","confidence":1.0000,"stage":"keyword","slots":{},"skills":[],"cancelled":false,"dryRun":false}"#,
        #"{"type":"event","turn":2,"run":1,"skill":"timer.start","event":"started"}"#,
        #"{"type":"reply","turn":2,"text":"Timer set for 10 minutes.","kind":"answer","intent":"timer.set","skill":"timer.start"}"#,
        #"{"type":"turn","turn":2,"text":"10 minutes","decision":"matched","intent":"timer.set","confidence":null,"stage":"form","slots":{"length":{"value":"PT10M","text":"10 minutes","start":0,"end":10}},"skills":["timer.start"],"cancelled":false,"dryRun":false}"#,
        #"{"type":"reply","turn":null,"text":"Dry run: I'll say what I would do, and do nothing. /dry ends it.","kind":"notice","intent":null,"skill":null}"#,
        #"{"type":"turn","turn":null,"text":"/dry","command":true}"#,
      ])
  }

  @Test func recordsAreKeptInTheStateFolder() async {
    let state = ["--state", "\(home.path)/state"]
    _ = await home.run(state, input: "note that the milk is out\n")
    let outcome = await home.run(state, input: "show my notes\n")
    #expect(outcome.output.contains("the milk is out"))
  }

  @Test func aDryRunMakesNoStateFolder() async {
    let outcome = await home.run(
      ["chat", "--dry-run", "--state", "\(home.path)/state"], input: "set a timer\n")
    #expect(
      outcome.output
        == "timer.set (100 %, keyword)\nwould ask for: length\nwould run: timer.start\n")
    #expect(!LiveFiles.isFolder("\(home.path)/state"))
  }

  @Test func aStateFolderThatCannotBeMadeIsOnlyAWarning() async {
    let outcome = await home.run(
      ["--state", "\(home.path)/Intents/a.intent/state"], input: "show my notes\n")
    #expect(outcome.output.hasPrefix("You have no notes"))
    #expect(outcome.errors.contains("nothing is kept after this chat"))
    #expect(outcome.code == .success)
  }

  @Test func aTerminalIsGreetedAndToldWhatCameDueMeanwhile() async {
    let state = ["--state", "\(home.path)/state", "--timezone", "UTC"]
    _ = await home.run(state, input: "set a timer for 10 minutes\n")
    let later = 1_769_850_000_000 as Int64 + 3_600_000
    let outcome = await home.run(state, input: "show my notes\n", isTerminal: true, now: later)
    let lines = outcome.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.first?.hasPrefix("Parley.") == true)
    #expect(
      lines.dropFirst(1) == [
        "\u{7}Time was up at 09:10: 10-minute timer.",
        "> You have no notes yet. Say \"note that ...\" to add one.", "> ", "",
      ])
  }

  @Test func aPipeOfTextLeavesWhatIsDueForLater() async {
    let state = ["--state", "\(home.path)/state"]
    _ = await home.run(state, input: "set a timer for 10 minutes\n")
    let later = 1_769_850_000_000 as Int64 + 3_600_000
    #expect(await home.run(state, input: "/quit\n", now: later).output == "")
    let json = await home.run(state + ["--json"], now: later).output
    #expect(json.hasPrefix(#"{"type":"notice","turn":null,"text":"Time was up at "#))
  }
}
