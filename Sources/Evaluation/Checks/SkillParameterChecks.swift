public import IntentSchema
public import SkillKit

/// Checks that intents supply what the skills that serve them need.
public enum SkillParameterChecks {
  /// Finds intents that no skill serves, and required parameters without a fitting slot.
  ///
  /// A skill may serve intents the catalogue doesn't have: not every assistant asks everything.
  ///
  /// - Parameters:
  ///   - skills: the skills.
  ///   - catalogue: the intents.
  /// - Returns: what was found, intent by intent.
  /// - Complexity: O(*n* · *k*) in the number of intents and skills.
  public static func run(on skills: [AnySkill], catalogue: Catalogue) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for intent in catalogue.intents {
      let serving = skills.filter { $0.descriptor.intents.contains(intent.name) }
      if serving.isEmpty {
        found.append(
          Diagnostic(
            .warning, at: intent.location, "no skill serves the intent `\(intent.name)`",
            fix: "give a skill this intent, or remove it"))
      }
      for skill in serving {
        for parameter in skill.slots {
          if let diagnostic = check(parameter, of: skill.descriptor.identifier, in: intent) {
            found.append(diagnostic)
          }
        }
      }
    }
    let known = Set(skills.map(\.descriptor.identifier))
    for tuning in catalogue.skills where !known.contains(tuning.identifier) {
      found.append(
        Diagnostic(
          .warning, at: tuning.location, "there is no skill `\(tuning.identifier)` to tune",
          fix: "`parley skills` lists them"))
    }
    return found
  }

  private static func check(
    _ parameter: ParameterDefinition, of skill: String, in intent: IntentDefinition
  ) -> Diagnostic? {
    guard let slot = intent.slot(named: parameter.name) else {
      guard parameter.isRequired else { return nil }
      return Diagnostic(
        .error, at: intent.location,
        "the skill `\(skill)` needs a slot `\(parameter.name)`, which `\(intent.name)` doesn't have",
        fix: "add the line `slot \(parameter.name): ...`")
    }
    guard !accepts(slot.type, for: parameter.type) else { return nil }
    return Diagnostic(
      .error, at: slot.location,
      "the slot `\(slot.name)` isn't of the type that the skill `\(skill)` takes",
      fix: "change its type")
  }

  /// Whether what a slot gives can be what a parameter takes.
  private static func accepts(_ slot: SlotType, for parameter: SlotType) -> Bool {
    switch (slot, parameter) {
    case (_, .text): true
    case (.choice, .choice): true
    case (.entity(let given), .quantity): given.isQuantity
    case (.entity(let given), .entity(.datetime)): [.datetime, .date, .time].contains(given)
    case (.entity(let given), .entity(.date)): [.date, .datetime].contains(given)
    default: slot == parameter
    }
  }
}
