import SkillKit

extension Agent {
  /// The skills that can't run now, and why: turned off, without what they need, or given up.
  ///
  /// - Complexity: O(*n*) in the number of skills.
  public var unavailableSkills: [SkillRegistry.DisabledSkill] {
    let capabilities = parts.capabilities
    return registry.disabled
      + registry.skills.compactMap { skill in
        dispatcher.obstacle(of: skill, with: capabilities).map {
          SkillRegistry.DisabledSkill(
            identifier: skill.descriptor.identifier, reason: $0.reason, remedy: $0.remedy)
        }
      }
  }
}
