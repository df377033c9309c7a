public import IntentSchema

/// A skill of any type, as the registry holds it.
public struct AnySkill: Sendable {
  /// What a run does, given the validated slots.
  public typealias Response =
    @Sendable (SkillRequest<SlotValues>) async throws(SkillError) -> SkillResult
  /// What becomes of changes that conflict, given the state as it is now.
  public typealias Reconciliation = @Sendable (Patch, StateSnapshot) -> Patch?

  /// How a skill does its work.
  package enum Work: Sendable {
    /// By itself, on a thread of its own.
    case response(Response)
    /// By other skills, one after the other.
    case composite(Composite)
    /// By the first of other skills that has a result.
    case fallbackChain(FallbackChain)
  }

  /// What is known about the skill.
  public var descriptor: SkillDescriptor
  /// The parameters it takes.
  public var slots: [ParameterDefinition]
  /// What must be true for it to run; else it can't handle the request.
  public var condition: RunCondition?
  /// How it does its work.
  package private(set) var work: Work
  private let reconciliation: Reconciliation
  private let obstacle: @Sendable (Capabilities) -> SkillObstacle?
  private let decoding: @Sendable (SlotValues) throws(SkillError) -> Void

  /// Erases the type of a skill.
  ///
  /// - Parameter skill: the skill; its parameters are decoded from the slots at each run.
  public init<Erased: Skill>(_ skill: Erased) {
    descriptor = Erased.descriptor
    slots = Erased.Parameters.schema
    work = .response { (request) async throws(SkillError) -> SkillResult in
      let parameters = try Erased.Parameters(from: request.parameters)
      return try await skill.respond(to: request.carrying(parameters))
    }
    reconciliation = { skill.reconcile($0, with: $1) }
    obstacle = { skill.obstacle(with: $0) }
    decoding = { (slots) throws(SkillError) in _ = try Erased.Parameters(from: slots) }
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
    obstacle = { _ in nil }
    decoding = Self.decoding(slots)
    work = .response { (request) async throws(SkillError) -> SkillResult in
      try Self.decoding(slots)(request.parameters)
      return try await respond(request)
    }
  }

  /// Makes a skill of steps.
  ///
  /// - Parameters:
  ///   - descriptor: what is known about the skill; a step with outside effects gives it some.
  ///   - slots: the parameters it takes.
  ///   - condition: what must be true for it to run.
  ///   - composite: the steps.
  public init(
    descriptor: SkillDescriptor, slots: [ParameterDefinition] = [],
    if condition: RunCondition? = nil, _ composite: Composite
  ) {
    let parts = composite.steps.map(\.skill)
    let needed = composite.steps.filter { $0.condition == nil }.map(\.skill)
    self.init(descriptor, slots, condition, .composite(composite), parts) { capabilities in
      needed.lazy.compactMap { $0.obstacle(with: capabilities) }.first
    }
  }

  /// Makes a skill of ways to do the same thing.
  ///
  /// - Parameters:
  ///   - descriptor: what is known about the skill; a way with outside effects gives it some.
  ///   - slots: the parameters it takes.
  ///   - condition: what must be true for it to run.
  ///   - chain: the ways, the preferred one first.
  public init(
    descriptor: SkillDescriptor, slots: [ParameterDefinition] = [],
    if condition: RunCondition? = nil, _ chain: FallbackChain
  ) {
    self.init(descriptor, slots, condition, .fallbackChain(chain), chain.branches) {
      capabilities in
      let obstacles = chain.branches.map { $0.obstacle(with: capabilities) }
      return obstacles.allSatisfy { $0 != nil } ? obstacles.first ?? nil : nil
    }
  }

  private init(
    _ descriptor: SkillDescriptor, _ slots: [ParameterDefinition], _ condition: RunCondition?,
    _ work: Work, _ parts: [AnySkill],
    _ obstacle: @escaping @Sendable (Capabilities) -> SkillObstacle?
  ) {
    self.descriptor = descriptor
    self.slots = slots
    self.condition = condition
    self.work = work
    reconciliation = { _, _ in nil }
    self.obstacle = obstacle
    decoding = Self.decoding(slots)
    if parts.contains(where: \.descriptor.hasOutsideEffects) {
      self.descriptor.hasOutsideEffects = true
    }
  }

  /// What keeps the skill from running here.
  ///
  /// - Parameter capabilities: what it may use of the world.
  /// - Returns: the obstacle, or nil if it can run.
  public func obstacle(with capabilities: Capabilities) -> SkillObstacle? {
    obstacle(capabilities)
  }

  /// Whether the parameters of the skill can be decoded.
  ///
  /// - Parameter slots: the filled slots.
  /// - Returns: whether a run wouldn't fail for them.
  public func accepts(_ slots: [FilledSlot]) -> Bool {
    do throws(SkillError) {
      try decoding(SlotValues(slots))
      return true
    } catch {
      return false
    }
  }

  /// Demands the required ones of some parameters.
  private static func decoding(
    _ slots: [ParameterDefinition]
  ) -> @Sendable (SlotValues) throws(SkillError) -> Void {
    { (values) throws(SkillError) in
      for slot in slots where slot.isRequired { _ = try values.required(slot.name) }
    }
  }

  /// The same skill with other work.
  func replacingWork(with work: Work) -> AnySkill {
    var skill = self
    skill.work = work
    return skill
  }

  /// Does the work.
  ///
  /// Only a dispatcher should call this: a skill may block the thread it runs on, and here the
  /// parts of a skill have neither groups nor deadlines.
  ///
  /// - Parameter request: the slots, a snapshot of the state and the circumstances.
  /// - Returns: what to say and what to change.
  /// - Throws: what the skill throws, or `invalidInput` where the slots can't be decoded.
  public func respond(
    to request: SkillRequest<SlotValues>
  ) async throws(SkillError) -> SkillResult {
    if let condition, !condition.isMet(by: request) {
      throw .cannotHandle(reason: condition.description)
    }
    switch work {
    case .response(let response): return try await response(request)
    case .composite(let composite):
      return try await composite.perform(request, by: Self.directly).get()
    case .fallbackChain(let chain):
      return try await chain.perform(request, by: Self.directly).get()
    }
  }

  private static let directly: Composite.Runner = { skill, request in
    do throws(SkillError) {
      return .success(try await skill.respond(to: request))
    } catch {
      return .failure(error)
    }
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
    var carrying = SkillRequest<Other>(
      parameters: other, utterance: utterance, intent: intent, snapshot: snapshot,
      context: context, report: report)
    carrying.checkpoint = checkpoint
    return carrying
  }
}
