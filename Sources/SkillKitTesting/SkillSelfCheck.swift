public import IntentSchema
public import SkillKit

/// Checks skills without running them: their descriptors, and their parameters against samples.
public enum SkillSelfCheck {
  /// Finds what is wrong with skills.
  ///
  /// Each skill decodes an empty sample of its parameters, which must fail if one is required and
  /// succeed else, and a full one, which must succeed; each intent that it serves must supply what
  /// it needs.
  ///
  /// - Parameters:
  ///   - skills: the skills.
  ///   - intents: the intents; skills may serve others.
  /// - Returns: what is wrong, in one sentence each, in the order of the skills.
  /// - Complexity: O(*n*) in the number of skills and their parameters.
  public static func run(on skills: [AnySkill], intents: [IntentDefinition] = []) -> [String] {
    var findings: [String] = []
    var seen: Set<String> = []
    for skill in skills {
      let name = skill.descriptor.identifier
      if !seen.insert(name).inserted { findings.append("there are two skills named '\(name)'") }
      findings += descriptor(skill.descriptor) + samples(skill)
      findings += gaps(of: skill, in: intents)
    }
    return findings
  }

  private static func descriptor(_ descriptor: SkillDescriptor) -> [String] {
    let name = descriptor.identifier
    var findings: [String] = []
    let isName = name.utf8.allSatisfy { byte in
      (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || ".-".utf8.contains(byte)
    }
    if name.isEmpty || !isName {
      findings.append("the identifier '\(name)' isn't of lower-case letters, digits, '.' and '-'")
    }
    if descriptor.title.english == nil, descriptor.title.chinese == nil {
      findings.append("the skill '\(name)' has no title")
    }
    if descriptor.intents.isEmpty { findings.append("the skill '\(name)' serves no intent") }
    if !(descriptor.timeout > 0) { findings.append("the skill '\(name)' has no time to run") }
    return findings
  }

  private static func samples(_ skill: AnySkill) -> [String] {
    let name = skill.descriptor.identifier
    let isDemanding = skill.slots.contains(where: \.isRequired)
    var findings: [String] = []
    if skill.accepts([]) == isDemanding {
      findings.append(
        isDemanding
          ? "the skill '\(name)' decodes nothing although it requires something"
          : "the skill '\(name)' can't decode nothing although it requires nothing")
    }
    if !skill.accepts(skill.slots.map(\.sample)) {
      findings.append("the skill '\(name)' can't decode what its schema says")
    }
    return findings
  }

  private static func gaps(of skill: AnySkill, in intents: [IntentDefinition]) -> [String] {
    intents.filter { skill.descriptor.intents.contains($0.name) }.flatMap { intent in
      skill.slots.filter { $0.isRequired && intent.slot(named: $0.name) == nil }.map {
        "the skill '\(skill.descriptor.identifier)' needs a slot '\($0.name)', which "
          + "'\(intent.name)' doesn't have"
      }
    }
  }
}

extension ParameterDefinition {
  /// A slot that the parameter takes.
  fileprivate var sample: FilledSlot {
    FilledSlot(name: name, value: type.sample, text: "sample")
  }
}

extension SlotType {
  /// A value of the type.
  fileprivate var sample: SlotValue {
    switch self {
    case .text: .text("sample")
    case .choice(let choices): .text(choices.first ?? "sample")
    case .list: .listed(value: "sample", label: "sample")
    case .quantity: .quantity(1, unit: "meter")
    case .entity(let kind): kind.sample
    }
  }
}

extension EntityKind {
  /// A value of the kind.
  fileprivate var sample: SlotValue {
    switch self {
    case .number, .ordinal, .percent: .number(1)
    case .duration: .duration("PT1M")
    case .date: .temporal("2026-01-31", grain: .day)
    case .time, .datetime: .temporal("2026-01-31T10:00:00+00:00", grain: .minute)
    case .range:
      .range(
        from: "2026-01-31T10:00:00+00:00", to: "2026-01-31T11:00:00+00:00", grain: .hour)
    case .recurrence: .recurrence(first: "2026-01-31", every: "P1D", days: [])
    case .age, .temperature, .length, .weight, .volume, .area, .speed, .data, .money:
      .quantity(1, unit: "unit")
    case .boolean: .boolean(true)
    case .email, .url, .phone, .quoted, .expression: .text("sample")
    case .list: .listed(value: "sample", label: "sample")
    }
  }
}
