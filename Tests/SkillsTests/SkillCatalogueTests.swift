import IntentSchema
import SkillKit
import SkillKitTesting
import Testing

@testable import Skills

struct SkillCatalogueTests {
  @Test func describesEverySkillInBothLanguages() {
    let descriptors = SkillCatalogue.all.map(\.descriptor)
    #expect(Set(descriptors.map(\.identifier)).count == descriptors.count)
    for descriptor in descriptors {
      #expect(!descriptor.intents.isEmpty)
      #expect((descriptor.priority >= 200) != (descriptor.intents == ["fallback"]))
      #expect(descriptor.identifier.contains("."))
      #expect(descriptor.title.english != nil && descriptor.title.chinese != nil)
      #expect(descriptor.summary.english != nil && descriptor.summary.chinese != nil)
    }
  }

  @Test func decodesTheSamplesOfEverySkill() {
    #expect(SkillSelfCheck.run(on: SkillCatalogue.all) == [])
  }
}
