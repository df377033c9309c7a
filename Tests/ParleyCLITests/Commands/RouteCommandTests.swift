import Testing

@testable import ParleyCLI

struct RouteCommandTests {
  private let home: SampleHome

  init() throws { home = try SampleHome() }

  @Test func aMatchIsOneJSONObject() async {
    let outcome = await home.run(["route", "--json", "note", "that", "\u{1}é\""])
    #expect(
      outcome.output == """
        {"text":"note that \\u0001é\\"","decision":"matched","intent":"note.add",\
        "confidence":1.0000,"stage":"keyword",\
        "slots":{"body":{"value":"é\\"","text":"é\\"","start":11,"end":14}},\
        "missing":[],"candidates":[{"intent":"note.add","confidence":1.0000}],"corrections":[],\
        "skills":["note.keep"],"parts":[]}

        """)
    #expect(outcome.code == .success)
    #expect(outcome.errors == "")
  }

  @Test func everyLineOfThePipeIsAnsweredBlankOnesToo() async {
    let outcome = await home.run(["route", "--json"], input: "set a timer\n\n\u{1}\"\n")
    #expect(
      outcome.output == """
        {"text":"set a timer","decision":"matched","intent":"timer.set","confidence":1.0000,\
        "stage":"keyword","slots":{},"missing":["length"],\
        "candidates":[{"intent":"timer.set","confidence":1.0000}],"corrections":[],\
        "skills":["timer.start"],"parts":[]}
        {"text":"","decision":"unmatched","intent":null,"confidence":0.0000,"stage":"classifier",\
        "slots":{},"missing":[],"candidates":[],"corrections":[],"skills":[],"parts":[]}
        {"text":"\\u0001\\"","decision":"unmatched","intent":null,"confidence":0.0000,\
        "stage":"classifier","slots":{},"missing":[],"candidates":[],"corrections":[],\
        "skills":[],"parts":[]}

        """)
    #expect(outcome.code == .success)
  }

  @Test func peopleGetLines() async {
    let outcome = await home.run(["route", "set a tiemr: 5 minutes"])
    #expect(
      outcome.output == """
        > set a tiemr: 5 minutes
          matched    timer.set 1.00 (keyword)
          slot       length = PT5M "5 minutes"
          corrected  tiemr → timer
          skills     timer.start


        """)
  }

  @Test func whatIsNotMatchedHasHints() async {
    let outcome = await home.run(["route", "你好"])
    #expect(
      outcome.output == """
        > 你好
          unmatched  no intent (classifier)
          hint       no word of it is known


        """)
  }

  @Test func requiringAMatchFailsIfAnyLineHasNone() async {
    let lines = "set a timer\nxyzzy\nshow my notes\n"
    let outcome = await home.run(["route", "--json", "--require-match"], input: lines)
    #expect(outcome.code == .expectationNotMet)
    #expect(outcome.output.split(separator: "\n").count == 3)
    let good = await home.run(["route", "--require-match", "show my notes"])
    #expect(good.code == .success)
  }

  @Test func controlSequencesNeverReachTheOutput() async {
    let outcome = await home.run(["route", "\u{1B}[31mset a timer\u{9B}5m"])
    #expect(outcome.output.hasPrefix("> set a timer\n"))
  }

  @Test func theTraceNamesPhrasesWithTheirPlace() async {
    let outcome = await home.run(["why", "set a timer"])
    #expect(
      outcome.output == """
        > set a timer
          matched    timer.set 1.00 (keyword)
          missing    length (would be asked for)
          skills     timer.start
          because    a strong phrase covers most of it
          tokens     set · a · timer
          phrases
            timer.set  strong "set a timer"  Intents/a.intent:3:12
          nearest training lines
            0.45  timer.set  set a timer for ten minutes  Corpus/a.corpus:2:3


        """)
  }
}
