extension AnySkill {
  /// The same skill, which does something before each piece of work of its own or of its parts.
  ///
  /// - Parameter first: what comes first; what it throws ends the run.
  /// - Returns: the skill.
  package func preceded(
    by first: @escaping @Sendable () async throws(SkillError) -> Void
  ) -> AnySkill {
    switch work {
    case .response(let response):
      return replacingWork(
        with: .response { (request) async throws(SkillError) -> SkillResult in
          try await first()
          return try await response(request)
        })
    case .composite(let composite):
      let steps = composite.steps.map { step in
        var step = step
        step.skill = step.skill.preceded(by: first)
        return step
      }
      return replacingWork(with: .composite(Composite(steps)))
    case .fallbackChain(let chain):
      let branches = chain.branches.map { $0.preceded(by: first) }
      return replacingWork(with: .fallbackChain(FallbackChain(branches)))
    }
  }
}
