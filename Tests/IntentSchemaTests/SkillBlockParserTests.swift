import IntentSchema
import Testing

struct SkillBlockParserTests {
  @Test(
    "reports every mistake in a skill block",
    arguments: [
      (
        "",
        [
          "3:1: warning: the skill block changes nothing; add `priority`, `group`, `timeout`, `enabled` or `run`"
        ]
      ),
      (
        "priority high",
        [
          "4:12: error: `priority` is `high`; write a whole number: 200 and up, 100 to 199 for a model, below 100 for a fallback"
        ]
      ),
      (
        "timeout 2d",
        ["4:11: error: `timeout` is `2d`; write a length such as `5s` or `2m`, at most `1d`"]
      ),
      ("enabled maybe", ["4:11: error: `maybe` is neither yes nor no; write `yes` or `no`"]),
      ("group A B", ["4:9: error: `A B` can't be the name of a group; write `a.b`"]),
      (
        "serves ab.c", ["4:3: error: `serves` is for programs only; add a `run` line, or remove it"]
      ),
      ("run x", ["3:1: error: the program serves no intent; add `  serves  INTENT`"]),
      ("run x\n  serves ab.d", ["5:10: error: unknown intent `ab.d`; write `ab.c`"]),
      (
        "run \"x\n  serves ab.c",
        [
          "4:7: error: the quotation mark has no partner; close the quotation, and write `\\\"` for a mark inside it"
        ]
      ),
      (
        "run \"\" x\n  serves ab.c",
        ["4:7: error: the name of the program is empty; write it after `run`"]
      ),
      (
        "run x\n  serves ab.c\n  env A=1",
        [
          "6:7: error: `A=1` can't be the name of an environment variable; write names alone, such as `PARLEY_WEATHER_URL`"
        ]
      ),
    ])
  func skill(body: String, expected: [String]) {
    #expect(diagnostics(of: "intent ab.c\n  about x\nskill s\n  \(body)") == expected)
  }
}
