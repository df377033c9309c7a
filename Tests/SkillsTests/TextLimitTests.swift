import IntentSchema
import SkillKit
import Testing

@testable import Skills

struct TextLimitTests {
  @Test func acceptsWhatIsAsLongAsItMayBe() throws {
    try TextLimit.name.check(String(repeating: "a", count: 200), in: .english)
  }

  @Test func refusesALongerTextWithBothLengths() {
    #expect(
      throws: SkillError.invalidInput(
        reason: "That's too long to keep: 201 characters, and 200 at most. Say it in fewer words.")
    ) {
      try TextLimit.name.check(String(repeating: "a", count: 201), in: .english)
    }
  }
}
