package import AgentRuntime
package import IntentSchema
import SkillKit
import Skills

/// The skills that come with the program.
package enum InstalledSkills {
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
