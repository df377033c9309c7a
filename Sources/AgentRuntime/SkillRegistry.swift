public import IntentSchema
public import SkillKit

/// The skills an agent has, in the order they were registered.
public struct SkillRegistry: Sendable {
  /// A skill that may not run, and why.
  public struct DisabledSkill: Sendable, Hashable {
    /// The skill's identifier.
    public var identifier: String
    /// Why it may not run.
    public var reason: String
    /// What to do about it.
    public var remedy: String

    /// Creates the description of a skill that may not run.
    ///
    /// - Parameters:
    ///   - identifier: the skill's identifier.
    ///   - reason: why it may not run.
    ///   - remedy: what to do about it.
    public init(identifier: String, reason: String, remedy: String) {
      self.identifier = identifier
      self.reason = reason
      self.remedy = remedy
    }
  }

  /// Two skills with one identifier.
  public struct DuplicateSkill: Error, Sendable, Hashable, CustomStringConvertible {
    /// The identifier that is taken.
    public var identifier: String

    /// Creates the error.
    ///
    /// - Parameter identifier: the identifier that is taken.
    public init(identifier: String) { self.identifier = identifier }

    /// The error as a sentence.
    public var description: String { "there are two skills named '\(identifier)'" }
  }

  /// The enabled skills, as tuned, in the order they were registered.
  public let skills: [AnySkill]
  /// The skills that may not run, in the order they were registered.
  public let disabled: [DisabledSkill]
  /// What is odd about the skills and their tunings, in one sentence each.
  public let diagnostics: [String]
  private let serving: [String: [AnySkill]]

  /// Registers skills.
  ///
  /// - Parameters:
  ///   - skills: the skills; at equal priority the earlier one is preferred.
  ///   - tunings: what the data changes about them; the last one of a skill counts.
  /// - Throws: `DuplicateSkill` where two have one identifier.
  /// - Complexity: O(*n* log *n*) in the number of skills.
  public init(
    _ skills: [AnySkill], tunings: [SkillTuning] = []
  ) throws(DuplicateSkill) {
    let changes = Dictionary(tunings.map { ($0.identifier, $0) }) { $1 }
    var seen: Set<String> = []
    var enabled: [AnySkill] = []
    var disabled: [DisabledSkill] = []
    var diagnostics: [String] = []
    for skill in skills {
      let identifier = skill.descriptor.identifier
      guard seen.insert(identifier).inserted else { throw DuplicateSkill(identifier: identifier) }
      let change = changes[identifier]
      if let change, !change.isEnabled {
        disabled.append(
          DisabledSkill(
            identifier: identifier, reason: "turned off at \(change.location)",
            remedy: "remove `enabled no` there"))
        continue
      }
      enabled.append(change.map { skill.tuned(by: $0) } ?? skill)
      diagnostics += Self.findings(on: skill, change)
    }
    diagnostics += tunings.filter { !seen.contains($0.identifier) }.map {
      "\($0.location): warning: no skill is named '\($0.identifier)'"
    }
    self.skills = enabled
    self.disabled = disabled
    self.diagnostics = diagnostics
    serving = Self.index(enabled)
  }

  /// The same registry with each of its skills as a function makes it.
  ///
  /// - Parameter change: changes a skill, but neither its identifier nor its intents.
  /// - Returns: the registry.
  package func mapping(_ change: (AnySkill) -> AnySkill) -> SkillRegistry {
    SkillRegistry(
      skills: skills.map(change), disabled: disabled, diagnostics: diagnostics,
      serving: Self.index(skills.map(change)))
  }

  private init(
    skills: [AnySkill], disabled: [DisabledSkill], diagnostics: [String],
    serving: [String: [AnySkill]]
  ) {
    self.skills = skills
    self.disabled = disabled
    self.diagnostics = diagnostics
    self.serving = serving
  }

  /// The enabled skills that serve an intent, best first.
  ///
  /// - Parameter intent: the name of the intent.
  /// - Returns: the skills by priority, then in the order they were registered.
  public func skills(serving intent: String) -> [AnySkill] { serving[intent] ?? [] }

  /// The enabled skill of an identifier.
  ///
  /// - Complexity: O(*n*) in the number of skills.
  public func skill(named identifier: String) -> AnySkill? {
    skills.first { $0.descriptor.identifier == identifier }
  }

  private static func index(_ skills: [AnySkill]) -> [String: [AnySkill]] {
    var index: [String: [AnySkill]] = [:]
    // Swift's sort keeps the order of equals only by accident, so the place decides ties.
    let ranked = skills.enumerated().sorted {
      ($1.element.descriptor.priority, $0.offset) < ($0.element.descriptor.priority, $1.offset)
    }
    for (_, skill) in ranked {
      var intents: Set<String> = []
      for intent in skill.descriptor.intents where intents.insert(intent).inserted {
        index[intent, default: []].append(skill)
      }
    }
    return index
  }

  private static func findings(on skill: AnySkill, _ change: SkillTuning?) -> [String] {
    let descriptor = skill.descriptor
    let usual = PriorityTier(of: descriptor.priority)
    var findings: [String] = []
    if descriptor.priority < 0 {
      findings.append(
        "the skill '\(descriptor.identifier)' has the priority \(descriptor.priority); "
          + "priorities start at 0")
    }
    if descriptor.intents.contains(PriorityTier.fallbackIntent), usual != .fallback {
      findings.append(
        "the skill '\(descriptor.identifier)' serves 'fallback' with the priority "
          + "\(descriptor.priority); fallback skills stay below 100")
    }
    if let change, let priority = change.priority, PriorityTier(of: priority) != usual {
      findings.append(
        "\(change.location): warning: the priority \(priority) moves the skill "
          + "'\(descriptor.identifier)' from the \(usual.rawValue) tier to the "
          + "\(PriorityTier(of: priority).rawValue) tier")
    }
    return findings
  }
}

extension AnySkill {
  fileprivate func tuned(by change: SkillTuning) -> AnySkill {
    var tuned = self
    if let priority = change.priority { tuned.descriptor.priority = priority }
    if let group = change.group { tuned.descriptor.exclusiveGroup = group }
    if let timeout = change.timeout { tuned.descriptor.timeout = timeout }
    return tuned
  }
}
