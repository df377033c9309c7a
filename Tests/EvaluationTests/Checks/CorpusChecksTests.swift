import Evaluation
import IntentSchema
import Testing

struct CorpusChecksTests {
  @Test func runsEveryCheck() {
    let found = CorpusChecks.run(
      on: corpus([
        "train a: go", "train b: go", "train -: go", "train a: go", "test a: go", "train a: ?",
        "train c: x",
      ]), catalogue: catalogue("a", "b"))
    let expected = [
      "unknown intent `c`", "`go` is `b` here", "`go` is out-of-scope here", "the test line `go`",
      "the training line `go`", "the line `?` has no letters", "intent `a` has in English",
      "the training lines of `a`",
    ]
    for start in expected {
      #expect(found.contains { $0.message.hasPrefix(start) }, "\(start)")
    }
  }
}
