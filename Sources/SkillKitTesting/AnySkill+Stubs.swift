import IntentSchema
public import SkillKit

/// What a skill of a test is known by.
extension SkillDescriptor {
  /// A descriptor for tests, titled like its identifier.
  ///
  /// - Parameters:
  ///   - identifier: the identifier.
  ///   - intents: the intents served.
  ///   - priority: the priority.
  ///   - group: the exclusive group.
  /// - Returns: the descriptor.
  public static func test(
    _ identifier: String = "test.skill", intents: [String] = ["test.intent"],
    priority: Int = 200, group: String? = nil
  ) -> SkillDescriptor {
    SkillDescriptor(
      identifier: identifier, title: .init(english: identifier),
      summary: .init(english: "A skill for tests."), category: .conversation,
      intents: intents, priority: priority, exclusiveGroup: group)
  }
}

extension AnySkill {
  /// A skill that always gives the same result.
  ///
  /// - Parameters:
  ///   - result: the result.
  ///   - descriptor: what it is known by.
  /// - Returns: the skill.
  public static func canned(
    _ result: SkillResult, as descriptor: SkillDescriptor = .test()
  ) -> AnySkill {
    AnySkill(descriptor: descriptor) { _ in result }
  }

  /// A skill that always throws the same error.
  ///
  /// - Parameters:
  ///   - error: the error.
  ///   - descriptor: what it is known by.
  /// - Returns: the skill.
  public static func failing(
    _ error: SkillError, as descriptor: SkillDescriptor = .test()
  ) -> AnySkill {
    AnySkill(descriptor: descriptor) { (_) async throws(SkillError) -> SkillResult in
      throw error
    }
  }

  /// A skill that sleeps before it answers, and ends at once when it is cancelled.
  ///
  /// - Parameters:
  ///   - duration: how long it sleeps.
  ///   - clock: the clock it sleeps on.
  ///   - result: what it answers.
  ///   - descriptor: what it is known by.
  /// - Returns: the skill.
  public static func slow(
    _ duration: Duration, on clock: any Clock<Duration> = ContinuousClock(),
    result: SkillResult = SkillResult("done"), as descriptor: SkillDescriptor = .test()
  ) -> AnySkill {
    AnySkill(descriptor: descriptor) { (_) async throws(SkillError) -> SkillResult in
      do {
        try await clock.sleep(for: duration)
      } catch {
        throw .cancelled
      }
      return result
    }
  }

  /// A skill that blocks its thread at a gate, deaf to cancellation.
  ///
  /// - Parameters:
  ///   - gate: the gate.
  ///   - result: what it answers once the gate is open.
  ///   - descriptor: what it is known by.
  /// - Returns: the skill.
  public static func blocking(
    at gate: Gate, result: SkillResult = SkillResult("done"),
    as descriptor: SkillDescriptor = .test()
  ) -> AnySkill {
    AnySkill(descriptor: descriptor) { _ in
      gate.pass()
      return result
    }
  }
}
