import IntentSchema
import Testing

struct NearestNameTests {
  @Test(arguments: [
    ("timer.sett", "timer.set"), ("tiemr.set", "timer.set"), ("note", "note"), ("xyz", nil),
    (String(repeating: "a", count: 10_000), nil), ("", nil),
  ])
  func suggests(name: String, expected: String?) {
    #expect(NearestName.of(name, among: ["timer.set", "timer.get", "note"]) == expected)
  }
}
