import AgentRuntime
import IntentSchema
import SkillKit

/// `parley intents`: what can be asked.
enum IntentsCommand {
  static let command: Command = Command(
    "intents", "list what can be asked", usage: "intents [--json]",
    details: [
      "Each with what it is about, its slots (those in brackets are optional) and its skills."
    ],
    examples: ["intents", "intents --json"]
  ) { (invocation) throws(CommandFailure) in
    try invocation.allowOperands(upTo: 0)
    let loader = RouterLoader(world: invocation.world, console: invocation.console)
    let data = try loader.load(home: invocation.globals.home)
    let registry = try InstalledSkills.registry(for: data.catalogue)
    let output = invocation.console.output
    for intent in data.catalogue.intents {
      let skills = registry.skills(serving: intent.name).map(\.descriptor.identifier)
      if invocation.globals.json {
        var json = JSONWriter()
        json.intent(intent, skills: skills)
        json.endLine()
        try output.write(json.bytes)
      } else {
        try output.print(line(for: intent, skills: skills))
      }
    }
    return .success
  }

  private static func line(for intent: IntentDefinition, skills: [String]) -> StyledText {
    let slots = intent.slots.map { $0.isRequired ? $0.name : "[\($0.name)]" }
    let details =
      (slots.isEmpty ? [] : ["slots " + slots.joined(separator: " ")])
      + (skills.isEmpty ? [] : ["skills " + skills.joined(separator: " ")])
    let end = details.isEmpty ? "" : "\n    \(details.joined(separator: "; "))"
    return StyledText(intent.name, .bold) + StyledText("  \(intent.about)") + StyledText(end, .dim)
  }
}

extension JSONWriter {
  /// Writes an intent.
  ///
  /// - Parameters:
  ///   - intent: the intent.
  ///   - skills: the identifiers of the skills that serve it, best first.
  fileprivate mutating func intent(_ intent: IntentDefinition, skills: [String]) {
    object { json in
      json.field("intent", intent.name)
      json.field("about", intent.about)
      json.key("slots")
      json.array(intent.slots) { json, slot in
        json.object {
          $0.field("name", slot.name)
          $0.field("type", slot.type.name)
          $0.field("required", slot.isRequired)
        }
      }
      json.field("needs", intent.needs)
      json.field("threshold", share: intent.threshold)
      json.field("mode", intent.mode.rawValue)
      json.field("skills", skills)
      json.field("location", intent.location.description)
    }
  }
}

extension SlotType {
  /// The type as `.intent` files write it.
  var name: String {
    switch self {
    case .entity(let kind): kind.rawValue
    case .quantity: "quantity"
    case .text: "text"
    case .list(let name): name
    case .choice(let choices): "one of \(choices.joined(separator: " | "))"
    }
  }
}
