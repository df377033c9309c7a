import AgentRuntime
import Evaluation
import IntentSchema
import SkillKit

extension Vocabulary {
  /// The words of a chat.
  ///
  /// - Parameters:
  ///   - catalogue: what can be asked.
  ///   - registry: what can be done.
  ///   - language: the language that commands and skills are described in.
  ///   - world: the computer, for its files.
  /// - Complexity: O(*n*) in the size of the catalogue.
  init(
    _ catalogue: Catalogue, _ registry: SkillRegistry, in language: Language, _ world: World
  ) {
    self.init()
    commands = SlashCommand.allCases.map {
      Command(
        name: "/\($0.rawValue)", detail: $0.summary(in: language), argument: $0.argument)
    }
    skills = registry.skills.map(\.descriptor).map {
      Completion.Candidate(text: $0.identifier, detail: $0.summary[language] ?? "")
    }
    intents = catalogue.intents.map { Completion.Candidate(text: $0.name, detail: $0.about) }
    slots = Self.slots(of: catalogue)
    settings = AgentSetting.allCases.map { ($0.rawValue, $0.choices) }
    entries = world.entries
    home = world.variable("HOME")
  }

  /// The slots by name, each with the values that any intent lists for it.
  private static func slots(of catalogue: Catalogue) -> [(name: String, values: [String])] {
    let lists = Dictionary(catalogue.lists.map { ($0.name, $0.entries) }) { $1 }
    var values: [String: Set<String>] = [:]
    for slot in catalogue.intents.flatMap(\.slots) {
      let known: [String] =
        switch slot.type {
        case .list(let name): (lists[name] ?? []).flatMap { [$0.value] + $0.synonyms }
        case .choice(let choices): choices
        case .entity, .quantity, .text: []
        }
      values[slot.name, default: []].formUnion(known)
    }
    return values.sorted { $0.key < $1.key }.map { ($0.key, $0.value.sorted()) }
  }
}

extension SlashCommand {
  /// What may follow the command.
  fileprivate var argument: Vocabulary.Argument {
    switch self {
    case .dry: .text
    case .again: .slots
    case .save: .file
    case .skills: .skill
    case .intents, .bad: .intent
    case .set: .setting
    case .help: .command
    case .why, .good, .retry, .undo, .pause, .resume, .state, .stats, .reload, .reset, .quit: .none
    }
  }
}
