import Testing

@testable import ParleyCLI

struct EntitiesCommandTests {
  private let home: SampleHome

  init() throws { home = try SampleHome() }

  @Test func everyLineHasItsEntities() async {
    let outcome = await home.run(
      ["entities", "--json", "--kind", "duration"], input: "wait 5 minutes\n\n一个半小时\n")
    #expect(
      outcome.output == """
        {"text":"wait 5 minutes","entities":[{"kind":"duration","start":5,"end":14,\
        "text":"5 minutes","value":"PT5M","unit":null,"grain":null,"from":null,"to":null}]}
        {"text":"","entities":[]}
        {"text":"一个半小时","entities":[{"kind":"duration","start":0,"end":15,\
        "text":"一个半小时","value":"PT1H30M","unit":null,"grain":null,"from":null,"to":null}]}

        """)
  }

  @Test func timesAreAtTheOffsetOfTheFrozenClock() async {
    let outcome = await home.run(
      ["entities", "--json", "--now", "2026-01-31T10:00:00+01:00", "tomorrow at 5pm"])
    #expect(outcome.output.contains(#""value":"2026-02-01T17:00:00+01:00""#))
  }

  @Test func anUnknownKindIsAUsageError() async {
    let outcome = await home.run(["entities", "--kind", "durations", "x"])
    #expect(outcome.errors == "parley: there is no kind 'durations'; did you mean 'duration'?\n")
    #expect(outcome.code == .usage)
  }
}
