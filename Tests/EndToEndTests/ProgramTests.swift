import Testing

#if os(Linux)
struct ProgramTests {
  @Test func aLineIsRoutedAsJSON() throws {
    let parley = try SpawnedParley()
    defer { parley.remove() }
    let outcome = try parley.run("route", "--json", "turn on the light")
    #expect(
      outcome.output.hasPrefix(
        #"{"text":"turn on the light","decision":"matched","intent":"light.on","confidence":1.0000"#
      ))
    #expect(outcome.errors == "")
    #expect(outcome.code == 0)
  }

  @Test func aPipeIsAConversation() throws {
    let parley = try SpawnedParley()
    defer { parley.remove() }
    let outcome = try parley.run("--state", "none", input: "xyzzy\n")
    #expect(
      outcome.output == "I'm not sure what you want to do. Say \"help\" to see what I can do.\n")
    #expect(outcome.code == 0)
  }

  @Test func theExitCodeTellsWhatIsWrong() throws {
    let parley = try SpawnedParley()
    defer { parley.remove() }
    #expect(try parley.run("route", "--require-match", "xyzzy").code == 1)
    let usage = try parley.run("--jsno")
    #expect(usage.errors == "parley: there is no option '--jsno'; did you mean '--json'?\n")
    #expect(usage.code == 2)
    try parley.write("intent x\n  about X.\n  strong x\n  stong a\n", to: "home/Intents/b.intent")
    let broken = try parley.run("route", "hello")
    #expect(broken.errors.hasPrefix("Intents/b.intent:4:3: error: "))
    #expect(broken.output == "")
    #expect(broken.code == 65)
  }

  @Test func aMegabyteOfNoiseIsAnsweredOnALine() throws {
    let parley = try SpawnedParley()
    defer { parley.remove() }
    let noise = String(repeating: "é\u{1}日\u{202E}x ", count: 80_000)
    let outcome = try parley.run("route", "--json", input: "\(noise)\nturn on the light\n")
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.last?.contains(#""intent":"light.on""#) == true)
    #expect(outcome.code == 0)
  }
}
#endif
