import IntentSchema
import Testing

struct SkillBlockParserTests {
  @Test(
    "reports every mistake in a skill block",
    arguments: [
      (
        "",
        [
          "3:1: warning: the skill block changes nothing; add `priority`, `group`, `timeout` or `enabled`"
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
        "run x",
        [
          "4:3: error: unknown key `run`; the keys are `priority`, `group`, `timeout`, `enabled`"
        ]
      ),
    ])
  func skill(body: String, expected: [String]) {
    #expect(diagnostics(of: "intent ab.c\n  about x\nskill s\n  \(body)") == expected)
  }
}
