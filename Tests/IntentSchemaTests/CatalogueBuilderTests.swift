import IntentSchema
import Testing

struct CatalogueBuilderTests {
  @Test(
    "reports every mistake in a block",
    arguments: [
      ("intnet a", ["1:1: error: unknown block `intnet`; write `intent`"]),
      ("train a", ["1:1: error: unknown block `train`; move it to a .corpus file"]),
      ("talk a", ["1:1: error: unknown block `talk`; move it to a .talk file"]),
      (
        "hello",
        [
          "1:1: error: unknown block `hello`; a block starts with `intent`, `typo`, `filler`, `list`, `skill`; the lines of its body are indented with two spaces"
        ]
      ),
      ("intent", ["1:1: error: the name of an intent is missing"]),
      (
        "intent Timer set",
        ["1:8: error: `Timer set` can't be the name of an intent; write `timer.set`"]
      ),
      (
        "intent 计时",
        [
          "1:8: error: `计时` can't be the name of an intent; use lower-case letters, digits, `_`, `-`, and `.` between parts"
        ]
      ),
      (
        "intent fallback",
        ["1:8: error: the intent name `fallback` is reserved; choose another name"]
      ),
      (
        "intent out-of-scope",
        ["1:8: error: the intent name `out-of-scope` is reserved; choose another name"]
      ),
      (
        "intent a",
        ["1:1: error: intent `a` has no `about`; add `  about  ...`: what it is, in one sentence"]
      ),
      ("intent a\n  about", ["2:3: error: `about` has no value; write it after the key"]),
      (
        "intent a\n  about x\n  about y",
        ["3:3: error: `about` is already given in line 2; keep one of the two"]
      ),
      (
        "intent a\n  about x\nintent a\n  about y",
        ["3:1: error: intent `a` is already defined at f:1:1; merge the two blocks or rename one"]
      ),
      (
        "typo a",
        [
          "1:1: error: a typo needs a wrong and a right spelling; write `typo wrong = right`, with one `=`"
        ]
      ),
      (
        "typo a = b = c",
        [
          "1:1: error: a typo needs a wrong and a right spelling; write `typo wrong = right`, with one `=`"
        ]
      ),
      ("typo ab = AB", ["1:1: error: the typo `ab` is corrected to itself; remove the line"]),
      (
        "typo a = b\ntypo a = b",
        ["2:1: warning: the typo `a` is already given at f:1:6; remove the line"]
      ),
      (
        "typo a = b\ntypo A = c",
        [
          "2:1: error: the typo `A` is corrected to `c` here and to `b` at f:1:6; keep one of the two"
        ]
      ),
      (
        "typo a = b\n  c = d",
        ["2:3: error: a `typo` line has no body; start the line with `typo`, at column 1"]
      ),
      (
        "filler a |",
        [
          "1:11: error: a filler is empty; write `filler please | 请`, with a phrase on each side of every `|`"
        ]
      ),
      ("filler a | A", ["1:12: warning: the filler `A` is already given at f:1:8; remove it"]),
      (
        "list l",
        ["1:1: error: list `l` is empty; add lines such as `  Paris = paris | 巴黎` under it"]
      ),
      (
        "list number\n  a",
        ["1:6: error: `number` is the name of a built-in type; choose another name for the list"]
      ),
      (
        "list l\n  a\nlist l\n  b",
        ["3:1: error: list `l` is already defined at f:1:1; merge the two blocks or rename one"]
      ),
      (
        "list l\n  = b",
        ["2:3: error: the line has no single value; write `value = synonym | synonym`"]
      ),
      (
        "list l\n  a | b", ["2:3: error: the line has synonyms but no value; write `value = a | b`"]
      ),
      ("list l\n  a = b |", ["2:10: error: a synonym of `a` is empty; remove the extra `|`"]),
      (
        "list l\n  a = b\n  c = B",
        ["3:7: error: `B` is already a synonym in this list, at f:2:7; keep one of the two"]
      ),
    ])
  func block(text: String, expected: [String]) {
    #expect(diagnostics(of: text) == expected)
  }
}
