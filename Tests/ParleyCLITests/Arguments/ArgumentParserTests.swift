import Testing

@testable import ParleyCLI

struct ArgumentParserTests {
  private func parse(_ words: String...) throws(CommandFailure) -> ArgumentParser.Result {
    try ArgumentParser(table: .all).parse(words)
  }

  @Test func globalOptionsStandBeforeOrAfterTheCommand() throws {
    for words in [
      ["--json", "--home", "/data", "--seed=7", "route", "hello"],
      ["route", "--json", "hello", "--home=/data", "--seed", "7"],
    ] {
      let result = try ArgumentParser(table: .all).parse(words)
      var expected = GlobalOptions()
      (expected.json, expected.home, expected.seed) = (true, "/data", 7)
      #expect(result.globals == expected)
      #expect(result.command?.name == "route")
      #expect(result.arguments.operands == ["hello"])
    }
  }

  @Test func twoDashesEndTheOptions() throws {
    let result = try parse("route", "--", "--json", "-x")
    #expect(result.arguments.operands == ["--json", "-x"])
    #expect(!result.globals.json)
  }

  @Test func aNegativeNumberIsAWord() throws {
    #expect(try parse("entities", "-5", "degrees").arguments.operands == ["-5", "degrees"])
  }

  @Test func anEmptyWordAndADashAreWords() throws {
    #expect(try parse("route", "", "-").arguments.operands == ["", "-"])
  }

  @Test func aCommandHasItsOwnOptions() throws {
    let result = try parse("train", "-o", "x.model")
    #expect(result.arguments[TrainCommand.output] == "x.model")
    #expect(try parse("train", "--output=a=b").arguments[TrainCommand.output] == "a=b")
    #expect(try parse("route", "--why").arguments.has(RouteCommand.why))
  }

  @Test func theStateCanBeAFolderOrNone() throws {
    #expect(try parse("--state", "none").globals.state == .none)
    #expect(try parse("--state=/s").globals.state == .folder("/s"))
    #expect(try parse().globals.state == .standard)
  }

  @Test(arguments: [
    (["rout"], "there is no command 'rout'; did you mean 'route'?"),
    (["xyzzy"], "there is no command 'xyzzy'; 'parley help' lists the commands"),
    (["--jsno"], "there is no option '--jsno'; did you mean '--json'?"),
    (["route", "--wyh"], "there is no option '--wyh'; did you mean '--why'?"),
    (["--why", "route"], "there is no option '--why'; an option of a command stands after it"),
    (["route", "-q"], "there is no option '-q'; 'parley help route' lists the options"),
    (["--home"], "--home needs a value: --home DIR"),
    (["--json=yes"], "--json takes no value"),
    (["--seed", "-1"], "--seed takes a whole number from 0, not '-1'"),
    (["--color", "blue"], "--color takes auto, always or never, not 'blue'"),
  ])
  func whatCannotBeUnderstoodIsAUsageError(words: [String], message: String) {
    #expect(throws: CommandFailure.usage(message)) {
      try ArgumentParser(table: .all).parse(words)
    }
  }
}
