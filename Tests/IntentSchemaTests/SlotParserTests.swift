import IntentSchema
import Testing

struct SlotParserTests {
  @Test(
    "reports every mistake in a slot",
    arguments: [
      (
        "slot x",
        ["3:8: error: the slot has no type; write `name: type`, such as `length: duration`"]
      ),
      ("slot x:", ["3:8: error: the slot has no type; write a type after the colon"]),
      ("slot X: text", ["3:8: error: `X` can't be the name of a slot; write `x`"]),
      ("slot : text", ["3:8: error: the name of a slot is missing"]),
      (
        "optional x: text\n  optional x: text",
        ["4:12: error: slot `x` is already defined at f:3:12; keep one of the two"]
      ),
      (
        "optional x: durration", ["3:15: error: unknown type or list `durration`; write `duration`"]
      ),
      (
        "optional x: list",
        ["3:15: error: `list` doesn't say which list; define a `list` block and write its name"]
      ),
      (
        "optional x: one of a",
        ["3:15: error: a slot of choices needs two or more; write `one of small | large`"]
      ),
      ("optional x: one of a | | b", ["3:15: error: a choice is empty; remove the extra `|`"]),
      (
        "optional x: one of a | A | b",
        ["3:15: error: the choice `A` is given twice; keep one of the two"]
      ),
      (
        "optional x: date 1..2",
        ["3:20: error: only numbers, durations and text have bounds; remove `1..2`"]
      ),
      (
        "optional x: number 2..1",
        ["3:22: error: the bounds `2..1` are the wrong way round; write the smaller one first"]
      ),
      (
        "optional x: number 1...2",
        ["3:22: error: the bounds `1...2` can't be read; write them as `1..20`"]
      ),
      (
        "optional x: duration 1..2",
        [
          "3:24: error: the bounds `1..2` can't be read; write them as `1s..24h`, with the units s, m, h, d, w"
        ]
      ),
      (
        "optional x: number 5",
        [
          "3:22: error: `5` is not expected here; write bounds as `1..20`, a default as `= 1`, prompts in quotation marks"
        ]
      ),
      (
        "slot x: number = 1 \"A?\" | \"多?\"",
        ["3:18: error: a required slot has no default; write `optional x: ...`"]
      ),
      ("optional x: number =", ["3:22: error: the default is missing; write it after the `=`"]),
      (
        "optional x: number = a",
        ["3:22: error: `a` can't be the default of the slot; write a number"]
      ),
      (
        "optional x: number 1..2 = 3",
        ["3:27: error: the default `3` is out of bounds; choose one within them"]
      ),
      (
        "optional x: date = today",
        [
          "3:20: error: `today` can't be the default of the slot; remove it: slots of this type have no default"
        ]
      ),
      (
        "slot x: text",
        [
          "3:8: warning: the required slot `x` has no prompt; end the line with \"For how long?\" | \"多长时间？\""
        ]
      ),
      (
        "slot x: text \"A?\"",
        ["3:8: warning: slot `x` has no Chinese prompt; add one in quotation marks, after a bar"]
      ),
      (
        "slot x: text \"多?\"",
        ["3:8: warning: slot `x` has no English prompt; add one in quotation marks, after a bar"]
      ),
      (
        "slot x: text \"A?\" | \"B?\"",
        [
          "3:8: warning: slot `x` has no Chinese prompt; add one in quotation marks, after a bar",
          "3:24: error: the slot has a second English prompt; keep one for each language; the one with Han characters is Chinese",
        ]
      ),
      ("optional x: text \"\"", ["3:21: error: the prompt is empty; write the question in it"]),
      (
        "optional x: text \"A\" | b",
        [
          "3:24: error: there is no prompt after the bar; write the prompt in quotation marks, or remove the bar",
          "3:26: error: `b` is not expected here; the order is type, bounds, `= default`, quoted prompts",
        ]
      ),
      (
        "optional x: text \"A | B",
        [
          "3:12: warning: slot `x` has no Chinese prompt; add one in quotation marks, after a bar",
          "3:20: error: the quotation mark has no partner; close the quotation, and write `\\\"` for a mark inside it",

        ]
      ),
    ])
  func slot(line: String, expected: [String]) {
    #expect(diagnostics(of: "intent a\n  about x\n  \(line)") == expected)
  }
}
