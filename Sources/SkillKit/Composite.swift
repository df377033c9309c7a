import IntentSchema

/// Several skills in a row as one: a value that the dispatcher runs.
///
/// The `detail` of a step is the input of the next one, over the slots of the request. Each step
/// is a run of its own with its own group, deadline and count. All see the state as it was at the
/// start; their changes are merged together at the end, or not at all.
public struct Composite: Sendable {
  /// One skill of a composite.
  public struct Step: Sendable {
    /// The skill.
    public var skill: AnySkill
    /// What must be true for the step to run; else it is left out.
    public var condition: RunCondition?
    /// The slots the skill gets under another name: its parameter by the name of the slot.
    public var renamed: [String: String]

    /// Creates a step.
    ///
    /// - Parameters:
    ///   - skill: the skill, whose parameters are decoded from the slots that it gets.
    ///   - condition: what must be true for the step to run.
    ///   - renamed: its parameters by the names of the slots they come from.
    public init<Typed: Skill>(
      _ skill: Typed, if condition: RunCondition? = nil, renaming renamed: [String: String] = [:]
    ) {
      self.init(AnySkill(skill), if: condition, renaming: renamed)
    }

    /// Creates a step of a skill whose type is erased.
    ///
    /// - Parameters:
    ///   - skill: the skill; its descriptor says the step's group and deadline.
    ///   - condition: what must be true for the step to run.
    ///   - renamed: its parameters by the names of the slots they come from.
    public init(
      _ skill: AnySkill, if condition: RunCondition? = nil,
      renaming renamed: [String: String] = [:]
    ) {
      self.skill = skill
      self.condition = condition
      self.renamed = renamed
    }
  }

  /// Does one run, and tells what it came to.
  package typealias Runner =
    @Sendable (AnySkill, SkillRequest<SlotValues>) async -> Result<SkillResult, SkillError>

  /// The steps, in order.
  public var steps: [Step]

  /// Creates a composite.
  ///
  /// - Parameter steps: the steps, in order.
  public init(_ steps: [Step]) { self.steps = steps }

  /// Does the steps one after the other, up to the first that fails.
  ///
  /// - Parameters:
  ///   - request: what is asked; the steps are asked it under its intent.
  ///   - run: does one step.
  /// - Returns: what the steps say, in order, with all their changes, the detail and the follow-up
  ///   of the last one; or the first error, without any change.
  package func perform(
    _ request: SkillRequest<SlotValues>, by run: Runner
  ) async -> Result<SkillResult, SkillError> {
    var request = request
    var texts: [String] = []
    var whole = SkillResult("")
    for step in steps where step.condition?.isMet(by: request) ?? true {
      if Task.isCancelled { return .failure(.cancelled) }
      switch await run(step.skill, step.input(of: request)) {
      case .failure(let error): return .failure(error)
      case .success(let result):
        if !result.output.text.isEmpty { texts.append(result.output.text) }
        whole.output.detail = result.output.detail
        whole.changes += result.changes
        whole.followUp = result.followUp
        whole.isDone = whole.isDone && result.isDone
        request.parameters = request.parameters.overlaid(by: result.output.detail)
      }
    }
    whole.output.text = texts.joined(separator: "\n")
    return .success(whole)
  }
}

extension Composite.Step {
  fileprivate func input(of request: SkillRequest<SlotValues>) -> SkillRequest<SlotValues> {
    var request = request
    request.parameters.slots = request.parameters.slots.map { slot in
      var slot = slot
      slot.name = renamed[slot.name] ?? slot.name
      return slot
    }
    return request
  }
}

extension SlotValues {
  /// The slots with others in place of those of the same names.
  fileprivate func overlaid(by others: [FilledSlot]) -> SlotValues {
    SlotValues(slots.filter { slot in !others.contains { $0.name == slot.name } } + others)
  }
}
