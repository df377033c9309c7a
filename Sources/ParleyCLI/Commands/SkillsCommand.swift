import AgentRuntime
import IntentSchema
import SkillKit

/// `parley skills`: what can be done.
enum SkillsCommand {
  static let command: Command = Command(
    "skills", "list what can be done", usage: "skills [--json]",
    details: ["Each with its priority, group and the intents it serves, as the data tunes it."],
    examples: ["skills", "skills --json"]
  ) { (invocation) throws(CommandFailure) in
    try invocation.allowOperands(upTo: 0)
    let loader = RouterLoader(world: invocation.world, console: invocation.console)
    let data = try loader.load(home: invocation.globals.home)
    let registry = try InstalledSkills.registry(for: data.catalogue)
    let output = invocation.console.output
    let capabilities = Capabilities(invocation.world)
    for skill in registry.skills {
      let obstacle = skill.obstacle(with: capabilities)
      if invocation.globals.json {
        try write(skill.descriptor, slots: skill.slots, obstacle, on: output)
      } else {
        let off = obstacle.map { StyledText("\n    off: \($0.reason); \($0.remedy)", .yellow) }
        try output.print(line(for: skill.descriptor) + (off ?? ""))
      }
    }
    for skill in registry.disabled where !invocation.globals.json {
      try output.print(
        StyledText(skill.identifier, .dim) + "  off: \(skill.reason); \(skill.remedy)")
    }
    return .success
  }

  private static func line(for skill: SkillDescriptor) -> StyledText {
    let group = skill.exclusiveGroup.map { ", group \($0)" } ?? ""
    let intents = skill.intents.joined(separator: " ")
    return StyledText(skill.identifier, .bold) + StyledText("  \(skill.summary[.english] ?? "")")
      + StyledText("\n    priority \(skill.priority)\(group); serves \(intents)", .dim)
  }

  private static func write(
    _ skill: SkillDescriptor, slots: [ParameterDefinition], _ obstacle: SkillObstacle?,
    on output: OutputStream
  ) throws(CommandFailure) {
    var json = JSONWriter()
    json.object { json in
      json.field("skill", skill.identifier)
      json.field("title", skill.title[.english])
      json.field("summary", skill.summary[.english])
      json.field("category", skill.category.rawValue)
      json.field("priority", skill.priority)
      json.field("tier", PriorityTier(of: skill.priority).rawValue)
      json.field("group", skill.exclusiveGroup)
      json.field("timeout", skill.timeout)
      json.field("effects", skill.hasOutsideEffects)
      json.field("intents", skill.intents)
      json.field("unavailable", obstacle?.reason)
      json.field("remedy", obstacle?.remedy)
      json.key("slots")
      json.array(slots) { json, slot in
        json.object {
          $0.field("name", slot.name)
          $0.field("type", slot.type.name)
          $0.field("required", slot.isRequired)
        }
      }
      json.field("author", skill.author)
      json.field("version", skill.version)
    }
    json.endLine()
    try output.write(json.bytes)
  }
}
