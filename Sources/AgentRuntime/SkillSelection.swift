package import IntentSchema
package import SkillKit

/// Which skills are tried for an intent, and in which order.
package enum SkillSelection {
  /// The chains of skills to run: within a chain each is tried only if those before can't handle
  /// the request; chains run together.
  ///
  /// - Parameters:
  ///   - candidates: the skills that serve the intent, best first.
  ///   - mode: `first` makes one chain of all, `all` one of each exclusive group and one of each
  ///     skill without a group.
  /// - Returns: the chains, by the priority of their first skill.
  /// - Complexity: O(*n*) in the number of skills.
  package static func chains(
    of candidates: [AnySkill], mode: IntentDefinition.Mode
  ) -> [[AnySkill]] {
    guard mode == .all else { return candidates.isEmpty ? [] : [candidates] }
    var chains: [[AnySkill]] = []
    var places: [String: Int] = [:]
    for skill in candidates {
      guard let group = skill.descriptor.exclusiveGroup else {
        chains.append([skill])
        continue
      }
      if let place = places[group] {
        chains[place].append(skill)
      } else {
        places[group] = chains.count
        chains.append([skill])
      }
    }
    return chains
  }

  /// The next skill of a chain to try.
  ///
  /// A skill whose group is busy yields to the next one of its tier that is free; if there is
  /// none, it waits.
  ///
  /// - Parameters:
  ///   - remaining: the skills not yet tried, best first.
  ///   - isBusy: whether a group has a running skill.
  /// - Returns: the place of the skill, or nil if none is left.
  /// - Complexity: O(*n*) in the number of skills.
  package static func next(
    of remaining: [AnySkill], isBusy: (String) -> Bool
  ) -> Int? {
    guard let first = remaining.first else { return nil }
    guard let group = first.descriptor.exclusiveGroup, isBusy(group) else { return 0 }
    let tier = PriorityTier(of: first.descriptor.priority)
    let free = remaining.firstIndex { skill in
      PriorityTier(of: skill.descriptor.priority) == tier
        && skill.descriptor.exclusiveGroup.map { !isBusy($0) } ?? true
    }
    return free ?? 0
  }
}
