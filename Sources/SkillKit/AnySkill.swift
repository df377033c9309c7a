/// A skill of any type, as the registry holds it.
public struct AnySkill: Sendable {
  /// What a run does, given the validated slots.
  public typealias Response =
    @Sendable (SkillRequest<SlotValues>) async throws(SkillError) -> SkillResult
  /// What becomes of changes that conflict, given the state as it is now.
  public typealias Reconciliation = @Sendable (Patch, StateSnapshot) -> Patch?

  /// What is known about the skill.
  public var descriptor: SkillDescriptor
  /// The parameters it takes.
  public var slots: [ParameterDefinition]
  private let response: Response
  private let reconciliation: Reconciliation

  /// Erases the type of a skill.
  ///
  /// - Parameter skill: the skill; its parameters are decoded from the slots at each run.
  public init<Erased: Skill>(_ skill: Erased) {
    descriptor = Erased.descriptor
    slots = Erased.Parameters.schema
    response = { (request) async throws(SkillError) -> SkillResult in
      let parameters = try Erased.Parameters(from: request.parameters)
      return try await skill.respond(to: request.carrying(parameters))
    }
    reconciliation = { skill.reconcile($0, with: $1) }
  }

  /// Wraps what is known only at run time.
  ///
  /// - Parameters:
  ///   - descriptor: what is known about the skill.
  ///   - slots: the parameters it takes; a missing required one is `invalidInput`.
  ///   - reconcile: what becomes of changes that conflict; nil reports the conflict.
  ///   - respond: what a run does.
  public init(
    descriptor: SkillDescriptor, slots: [ParameterDefinition] = [],
    reconcile: @escaping Reconciliation = { _, _ in nil }, respond: @escaping Response
  ) {
    self.descriptor = descriptor
    self.slots = slots
    reconciliation = reconcile
    response = { (request) async throws(SkillError) -> SkillResult in
      for slot in slots where slot.isRequired { _ = try request.parameters.required(slot.name) }
      return try await respond(request)
    }
  }

  /// Does the work.
  ///
  /// Only a dispatcher should call this: a skill may block the thread it runs on.
  ///
  /// - Parameter request: the slots, a snapshot of the state and the circumstances.
  /// - Returns: what to say and what to change.
  /// - Throws: what the skill throws, or `invalidInput` where the slots can't be decoded.
  public func respond(
    to request: SkillRequest<SlotValues>
  ) async throws(SkillError) -> SkillResult {
    try await response(request)
  }

  /// Decides what becomes of changes that conflict with what others wrote meanwhile.
  ///
  /// - Parameters:
  ///   - mine: the changes that conflict.
  ///   - latest: the state as it is now.
  /// - Returns: the changes to make instead, or nil to report the conflict.
  public func reconcile(_ mine: Patch, with latest: StateSnapshot) -> Patch? {
    reconciliation(mine, latest)
  }
}

extension SkillRequest {
  /// The same request with other parameters.
  ///
  /// - Parameter other: the parameters to carry.
  /// - Returns: the request.
  public func carrying<Other: Sendable>(_ other: Other) -> SkillRequest<Other> {
    SkillRequest<Other>(
      parameters: other, utterance: utterance, intent: intent, snapshot: snapshot,
      context: context, report: report)
  }
}
