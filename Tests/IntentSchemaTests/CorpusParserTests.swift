import IntentSchema
import Testing

struct CorpusParserTests {
  private static let catalogue = Catalogue(intents: [
    IntentDefinition(
      name: "timer.set",
      slots: [
        SlotDefinition(
          name: "length", type: .entity(.duration), isRequired: true,
          location: SourceLocation(path: "i", line: 1, column: 1))
      ], location: SourceLocation(path: "i", line: 1, column: 1)),
    IntentDefinition(
      name: "agent.help", location: SourceLocation(path: "i", line: 2, column: 1)),
  ])
  private static let sample = """
    train timer.set
      set a timer for [ten minutes](length)
      [十分钟](length)后叫我
      a \\[draft\\] (really)
    # out of scope
    test out-of-scope
      # is a sign
    test timer.set
      time me
    train timer.set
      again
    """

  @Test func readsUtterancesWithMarks() {
    let (corpus, diagnostics) = parse(Self.sample)
    #expect(diagnostics == [])
    #expect(
      corpus.training.map(\.text) == [
        "set a timer for ten minutes", "十分钟后叫我", "a [draft] (really)", "again",
      ])
    #expect(corpus.training.map(\.intent) == Array(repeating: "timer.set", count: 4))
    #expect(corpus.training[0].slots == [.init(name: "length", source: 16..<27)])
    #expect(corpus.training[1].slots == [.init(name: "length", source: 0..<9)])
    #expect(corpus.training[1].location == SourceLocation(path: "f", line: 3, column: 3))
    #expect(corpus.test.map(\.text) == ["# is a sign", "time me"])
    #expect(corpus.test.map(\.intent) == [nil, "timer.set"])
  }

  @Test(arguments: [
    (
      "dev timer.set\n  a",
      "1:1: error: unknown block `dev`; a block starts with `train`, `test`; the lines of its body are indented with two spaces"
    ),
    (
      "train\n  a",
      "1:1: error: the block names no intent; write `train INTENT`, or `out-of-scope` for none"
    ),
    ("train timer.sett\n  a", "1:7: error: unknown intent `timer.sett`; write `timer.set`"),
    (
      "train xyz\n  a",
      "1:7: error: unknown intent `xyz`; define it in an .intent file, or write `out-of-scope`"
    ),
    (
      "train timer.set",
      "1:1: warning: the block has no lines; write utterances under it, indented with two spaces"
    ),
    (
      "train timer.set\n  a [b](lenght)",
      "2:9: error: intent `timer.set` has no slot `lenght`; write `length`"
    ),
    (
      "train timer.set\n  a [b](x)",
      "2:9: error: intent `timer.set` has no slot `x`; its slots are `length`"
    ),
    (
      "train agent.help\n  a [b](x)",
      "2:9: error: intent `agent.help` has no slot `x`; remove the mark: the intent has no slots"
    ),
    (
      "test out-of-scope\n  a [b](x)",
      "2:9: error: an out-of-scope line has no slots; remove the mark"
    ),
    (
      "train timer.set\n  a [b",
      "2:5: error: a square bracket has no partner; write `[text](slot)`, or `\\[` for the character itself"
    ),
    (
      "train timer.set\n  a b]",
      "2:6: error: a square bracket has no partner; write `[text](slot)`, or `\\]` for the character itself"
    ),
    (
      "train timer.set\n  a [b [c](length)](length)",
      "2:5: error: a square bracket has no partner; write `[text](slot)`, or `\\[` for the character itself"
    ),
    (
      "train timer.set\n  a [b] c",
      "2:5: error: the brackets don't name a slot; write `[b](slot)`, or `\\[b\\]` for the brackets themselves"
    ),
    (
      "train timer.set\n  a [b](length",
      "2:5: error: the brackets don't name a slot; write `[b](slot)`, or `\\[b\\]` for the brackets themselves"
    ),
    ("train timer.set\n  a [ ](length)", "2:5: error: the mark is empty; write `[text](slot)`"),
    ("train timer.set\n  a [b]()", "2:5: error: the mark has no slot; write `[text](slot)`"),
  ])
  func reportsEveryMistake(text: String, expected: String) {
    #expect(parse(text).diagnostics.map(\.description) == ["f:" + expected])
  }

  @Test func survivesTruncationAtEveryByte() {
    let bytes = Array(Self.sample.utf8)
    for end in bytes.indices {
      let file = SourceFile(path: "f", bytes: Array(bytes[..<end]))
      for line in CorpusParser.parse([file], catalogue: Self.catalogue).corpus.training {
        #expect(line.slots.allSatisfy { $0.source.upperBound <= line.text.utf8.count })
      }
    }
  }

  @Test func survivesRandomBytes() {
    var noise = Noise(seed: 2)
    let words = ["train timer.set\n  ", "[", "]", "(length)", "(", ")", "\\", "\n  ", "a", "时"]
    for _ in 0..<500 {
      let bytes = (0..<40).flatMap { _ in
        noise.next(3) == 0 ? [UInt8(noise.next(256))] : Array(words[noise.next(words.count)].utf8)
      }
      _ = CorpusParser.parse([SourceFile(path: "f", bytes: bytes)], catalogue: Self.catalogue)
    }
  }

  private func parse(_ text: String) -> (corpus: Corpus, diagnostics: [Diagnostic]) {
    CorpusParser.parse([SourceFile(path: "f", text: text)], catalogue: Self.catalogue)
  }
}
