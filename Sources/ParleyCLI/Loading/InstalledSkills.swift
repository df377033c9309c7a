package import AgentRuntime
package import IntentSchema
package import SkillKit
import Skills

/// The skills that come with the program.
package enum InstalledSkills {
  /// The skills, in the order that decides between equal priorities.
  package static let all: [AnySkill] = SkillCatalogue.all

  /// Registers the skills as the data tunes them.
  ///
  /// - Parameter catalogue: the data.
  /// - Returns: the registry.
  /// - Throws: `badData` where two skills have one identifier.
  package static func registry(
    for catalogue: Catalogue
  ) throws(CommandFailure) -> SkillRegistry {
    do throws(SkillRegistry.DuplicateSkill) {
      return try SkillRegistry(all, tunings: catalogue.skills)
    } catch {
      throw .badData(["parley: \(error)"])
    }
  }
}
