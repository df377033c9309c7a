import Testing

@testable import ParleyCLI

struct EvalCommandTests {
  private let home: SampleHome

  init() throws {
    home = try SampleHome()
    try home.write(
      "light\tturn on the lamp\nmusic\tplay a song\noos\tsome words\n", to: "train.tsv")
    try home.write("light\tturn on the lamp\nmusic\tplay a song\n", to: "test.tsv")
  }

  private func files(_ options: [String] = []) -> [String] {
    ["eval", "--train", "\(home.path)/train.tsv", "--test", "\(home.path)/test.tsv"] + options
  }

  @Test func labelFilesAreMeasuredAsOneObject() async throws {
    let outcome = await home.run(files(["--json"]))
    #expect(outcome.output.hasPrefix(#"{"accuracy":1"#))
    #expect(outcome.output.contains(#""outOfScope":null"#))
    #expect(outcome.output.contains(#""utterances":2"#))
    #expect(outcome.output.split(separator: "\n").count == 1)
    #expect(outcome.code == .success)
  }

  @Test func aFigureUnderItsFloorFails() async throws {
    try home.write("# the least\naccuracy 0.9\nlanguages.en.accuracy 1.5\n", to: "floor.txt")
    let outcome = await home.run(files(["--json", "--floor", "\(home.path)/floor.txt"]))
    #expect(
      outcome.errors == "\(home.path)/floor.txt:3: languages.en.accuracy is 1.0000, under its "
        + "minimum of 1.5000\n")
    #expect(outcome.code == .expectationNotMet)
  }

  @Test func aLineWithoutATabIsBadData() async throws {
    try home.write("light\tturn on\nno tab here\n", to: "train.tsv")
    let outcome = await home.run(files())
    #expect(
      outcome.errors == "\(home.path)/train.tsv:2: error: write a label, a tab and a text\n")
    #expect(outcome.code == .badData)
  }

  @Test(arguments: [
    ("light\t\nmusic\t \n", "test.tsv:1: error: there is no text after the label"),
    ("light\t\u{FFFD}\n", "test.tsv:1: error: there is no text after the label"),
    ("dog\twoof\n", "no label of the test lines is among those of the training lines"),
    ("\n", "test.tsv has no lines"),
  ])
  func nothingThatCanBeMeasuredIsBadData(lines: String, message: String) async throws {
    try home.write(lines, to: "test.tsv")
    let outcome = await home.run(files(["--json"]))
    #expect(outcome.errors.contains(message))
    #expect(outcome.output == "")
    #expect(outcome.code == .badData)
  }

  @Test(arguments: [
    (["eval", "--train", "x"], "parley: --train needs --test\n"),
    (["eval", "--test", "x"], "parley: --test needs --train\n"),
    (
      ["eval", "--typos", "--train", "x"],
      "parley: --typos measures the corpus and takes no --train\n"
    ),
  ])
  func trainAndTestGoTogether(words: [String], message: String) async {
    let outcome = await home.run(words)
    #expect(outcome.errors == message)
    #expect(outcome.code == .usage)
  }

  @Test func aTypoInEachLineIsMeasured() async throws {
    try home.write("test note.find\n  show my notes please\n", to: "Corpus/b.corpus")
    try home.write("languages.en.accuracy.typo 1\n", to: "floor.txt")
    let outcome = await home.run([
      "eval", "--typos", "--json", "--seed", "2", "--floor", "\(home.path)/floor.txt",
    ])
    #expect(outcome.output.hasPrefix(#"{"seed":2,"languages":{"en":{"utterances":1,"accuracy":"#))
    #expect(outcome.code == .success)
  }

  @Test func theCorpusIsRoutedWithoutFiles() async throws {
    try home.write(
      "test note.find\n  show my notes please\ntest out-of-scope\n  qwerty\n", to: "Corpus/b.corpus"
    )
    let outcome = await home.run(["eval", "--json"])
    #expect(outcome.output.hasPrefix(#"{"accuracy":1"#))
    #expect(outcome.output.contains(#""outOfScope":{"auroc":1"#))
  }
}
