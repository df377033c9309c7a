public import IntentSchema

/// Something the agent can do.
///
/// A skill is a value without mutable state. It reads its request and returns a result; it never
/// touches the terminal, the state or another skill. It runs on a thread of its own, so it may
/// block, but it must end when its task is cancelled or its deadline passes.
public protocol Skill: Sendable {
  /// What is known about the skill before any instance exists.
  static var descriptor: SkillDescriptor { get }

  /// The typed parameters the skill takes.
  associatedtype Parameters: SkillParameters

  /// Does the work.
  ///
  /// - Parameter request: the parameters, a snapshot of the state and the circumstances.
  /// - Returns: what to say and what to change.
  /// - Throws: `SkillError.cannotHandle` to let the next skill try; any other to stop.
  func respond(to request: SkillRequest<Parameters>) async throws(SkillError) -> SkillResult

  /// Decides what becomes of changes that conflict with what others wrote meanwhile.
  ///
  /// Only asked of skills with effects outside the state; the others simply run again.
  ///
  /// - Parameters:
  ///   - mine: the changes that conflict.
  ///   - latest: the state as it is now.
  /// - Returns: the changes to make instead, or nil to report the conflict.
  func reconcile(_ mine: Patch, with latest: StateSnapshot) -> Patch?

  /// What keeps the skill from running here.
  ///
  /// - Parameter capabilities: what it may use of the world.
  /// - Returns: the obstacle, or nil if it can run.
  func obstacle(with capabilities: Capabilities) -> SkillObstacle?
}

extension Skill {
  /// Reports the conflict.
  public func reconcile(_ mine: Patch, with latest: StateSnapshot) -> Patch? { nil }

  /// Runs everywhere.
  public func obstacle(with capabilities: Capabilities) -> SkillObstacle? { nil }
}

/// The typed parameters of a skill, decoded from slots.
public protocol SkillParameters: Sendable {
  /// The parameters by name, with what each takes.
  static var schema: [ParameterDefinition] { get }

  /// Decodes the parameters.
  ///
  /// - Parameter slots: the filled slots of the intent.
  /// - Throws: `SkillError.invalidInput` where a required slot is missing or of another type.
  init(from slots: SlotValues) throws(SkillError)
}

/// One parameter of a skill.
public struct ParameterDefinition: Sendable, Hashable {
  /// The name of the slot it is decoded from.
  public var name: String
  /// What it takes.
  public var type: SlotType
  /// Whether the skill can't run without it.
  public var isRequired: Bool

  /// Creates a parameter definition.
  ///
  /// - Parameters:
  ///   - name: the name of the slot it is decoded from.
  ///   - type: what it takes.
  ///   - isRequired: whether the skill can't run without it.
  public init(_ name: String, _ type: SlotType, isRequired: Bool = true) {
    self.name = name
    self.type = type
    self.isRequired = isRequired
  }
}

/// The parameters of a skill that takes none.
public struct NoParameters: SkillParameters {
  /// No parameters.
  public static let schema: [ParameterDefinition] = []

  /// Creates no parameters.
  public init() {}

  /// Takes nothing from the slots.
  public init(from slots: SlotValues) {}
}
