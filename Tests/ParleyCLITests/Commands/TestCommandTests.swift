import Testing

@testable import ParleyCLI

struct TestCommandTests {
  private let home: SampleHome

  init() throws { home = try SampleHome() }

  @Test func talksThatPassAreCounted() async throws {
    try home.write("talk a\n  > show my notes\n  < You have no notes*\n", to: "Corpus/a.talk")
    let outcome = await home.run(["test"])
    #expect(outcome.output == "1 talk passed\n")
    #expect(outcome.code == .success)
  }

  @Test func aDifferenceIsShownAndAcceptedOnDemand() async throws {
    try home.write("talk a\n  > set a timer\n  < How long?\n", to: "Corpus/a.talk")
    let difference = """
      Corpus/a.talk:3: a
          > set a timer
        - < How long?
        + < For how long?

      1 of 1 talk differs

      """
    let first = await home.run(["test"])
    #expect(first.output == difference)
    #expect(first.code == .expectationNotMet)
    let second = await home.run(["test", "--accept"])
    #expect(second.output == difference)
    #expect(second.code == .success)
    #expect(try home.read("Corpus/a.talk") == "talk a\n  > set a timer\n  < For how long?\n")
  }

  @Test func theJSONHasAnObjectForEachTalk() async throws {
    try home.write("talk a\n  > set a timer\n  < For how long?\n", to: "Corpus/a.talk")
    let outcome = await home.run(["test", "--json"])
    #expect(
      outcome.output == """
        {"type":"talk","name":"a","path":"Corpus/a.talk","line":1,"passed":true,"difference":null}
        {"type":"summary","talks":1,"passed":1,"failed":0}

        """)
  }

  @Test func whatCannotBeReadIsBadData() async throws {
    try home.write("talk a\n  > hello\n  ! wait\n", to: "Corpus/a.talk")
    let broken = await home.run(["test"])
    #expect(broken.errors.contains("Corpus/a.talk:3:3: error: unknown control `wait`"))
    #expect(broken.code == .badData)
    let missing = await home.run(["test", "nothing.talk"])
    #expect(missing.errors.hasSuffix("parley: can't read nothing.talk: there is no such file\n"))
    #expect(missing.code == .badData)
  }
}
