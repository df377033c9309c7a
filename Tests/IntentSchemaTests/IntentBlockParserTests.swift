import IntentSchema
import Testing

struct IntentBlockParserTests {
  @Test(
    "reports every mistake in an intent",
    arguments: [
      ("stong x", ["3:3: error: unknown key `stong`; write `strong`"]),
      ("weak: x", ["3:3: error: unknown key `weak:`; write `weak`"]),
      ("# x", ["3:3: error: unknown key `#`; a comment starts at column 1"]),
      (
        "xyzzy x",
        [
          "3:3: error: unknown key `xyzzy`; the keys are `about`, `strong`, `weak`, `veto`, `needs`, `threshold`, `mode`, `slot`, `optional`"
        ]
      ),
      ("needs 0", ["3:9: error: `needs` is `0`; write a whole number from 1 to 20"]),
      (
        "needs 2\n  weak a",
        [
          "3:9: warning: `needs` is 2, but the intent has 1 weak phrases; add weak phrases or lower it"
        ]
      ),
      (
        "threshold 1.5",
        ["3:13: error: `threshold` is `1.5`; write a number from 0 to 1, such as 0.7"]
      ),
      (
        "threshold nan",
        ["3:13: error: `threshold` is `nan`; write a number from 0 to 1, such as 0.7"]
      ),
      ("mode some", ["3:8: error: unknown mode `some`; write `first` or `all`"]),
      (
        "strong a |  | b",
        ["3:15: error: a phrase is empty; put a phrase on each side of every `|`"]
      ),
      ("weak ^$", ["3:8: error: a phrase is empty; put a phrase on each side of every `|`"]),
      (
        "strong a [b",
        [
          "3:12: error: a square bracket has no partner; write `[slot]`, or `\\[` for the character itself"
        ]
      ),
      (
        "strong a] b",
        [
          "3:11: error: a square bracket has no partner; write `[slot]`, or `\\]` for the character itself"
        ]
      ),
      (
        "strong a [b]",
        [
          "3:12: error: the intent has no slot `b`; add a `slot` or `optional` line for it, or write `\\[` for a bracket"
        ]
      ),
      (
        "strong a [taks]\n  optional task: text",
        ["3:12: error: the intent has no slot `taks`; write `[task]`"]
      ),
      (
        "strong [a] to [b]\n  optional a: text\n  optional b: text",
        ["3:10: error: the phrase has 2 text slots; keep one: where the first ends can't be told"]
      ),
      (
        "strong [a] to [a]\n  optional a: number",
        ["3:10: error: the phrase has the slot `a` twice; keep one of the two"]
      ),
      (
        "strong ^[a]\n  optional a: text",
        [
          "3:10: error: the phrase is a text slot alone, and would match everything; add words before or after it"
        ]
      ),
      ("strong x | X", ["3:14: warning: the phrase `X` is already strong at f:3:10; remove it"]),
      (
        "strong x\n  veto X",
        ["4:8: error: the phrase `X` is veto here and strong at f:3:10; keep one of the two"]
      ),
      (
        "strong x y | 倒计时\nintent b\n  about c\n  strong X  Y | ^x y | 倒 计时",
        [
          "6:10: error: the strong phrase `X  Y` is also in `a`, at f:3:10; keep it in one of the two, or make it `weak` in both",
          "6:24: error: the strong phrase `倒 计时` is also in `a`, at f:3:16; keep it in one of the two, or make it `weak` in both",
        ]
      ),
    ])
  func intent(body: String, expected: [String]) {
    #expect(diagnostics(of: "intent a\n  about x\n  \(body)") == expected)
  }
}
