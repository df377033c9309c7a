import EntityRecognition
import IntentSchema
import TextAnalysis

/// `parley entities`: what is recognised in a text.
enum EntitiesCommand {
  static let kind = OptionDefinition(
    "kind", value: "KIND", "only entities of one kind, also within longer ones of others")

  static let command: Command = Command(
    "entities", "find numbers, times, amounts and names in a text", usage: "entities [TEXT...]",
    details: [
      "Words are joined by one space; without any, every line of standard input is a text. With",
      "--json, an object a line: text and entities, each with kind, start and end (UTF-8 bytes),",
      "text, value, unit, grain, from and to. Kinds: "
        + EntityKind.allCases.prefix(11).map(\.rawValue).joined(separator: ", ") + ",",
      EntityKind.allCases.dropFirst(11).map(\.rawValue).joined(separator: ", ") + ".",
    ],
    options: [kind],
    examples: [
      "entities --now 2026-01-31T10:00:00+01:00 tomorrow at five", "entities --json 一个半小时",
    ]
  ) { (invocation) throws(CommandFailure) in
    let kinds = try wantedKind(invocation).map { Set([$0]) } ?? Set(EntityKind.allCases)
    let clock = try CivilClock(invocation.globals, world: invocation.world)
    let loader = RouterLoader(world: invocation.world, console: invocation.console)
    let data = try loader.load(home: invocation.globals.home)
    let recognizer = EntityRecognizer(lists: data.catalogue.lists)
    let context = RecognitionContext(now: clock.now(), timeZone: clock.timeZone)
    let tokenizer = Tokenizer()
    try invocation.forEachText { (text) throws(CommandFailure) in
      let tokenized = tokenizer.tokenize(text)
      let found = recognizer.recognize(tokenized, at: context, kinds: kinds)
      try print(found, in: tokenized.source, invocation)
    }
    return .success
  }

  private static func wantedKind(
    _ invocation: Invocation
  ) throws(CommandFailure) -> EntityKind? {
    guard let name = invocation.arguments[kind] else { return nil }
    if let found = EntityKind(rawValue: name) { return found }
    let names = EntityKind.allCases.map(\.rawValue)
    let near = NearestName.of(name, among: names).map { "did you mean '\($0)'?" }
    throw .usage("there is no kind '\(name)'; \(near ?? "'parley help entities' lists them")")
  }

  private static func print(
    _ entities: [Entity], in text: [UInt8], _ invocation: Invocation
  ) throws(CommandFailure) {
    let output = invocation.console.output
    guard invocation.globals.json else {
      if entities.isEmpty { try output.print("nothing found") }
      for entity in entities {
        let typed = String(decoding: text[safe: entity.source], as: UTF8.self)
        let kind = entity.list ?? entity.kind.rawValue
        try output.print(StyledText(kind, .cyan) + "  \"\(typed)\" = \(entity.value.text)")
      }
      return
    }
    var json = JSONWriter()
    json.object { json in
      json.field("text", String(decoding: text, as: UTF8.self))
      json.key("entities")
      json.array(entities) { $0.entity($1, in: text) }
    }
    json.endLine()
    try output.write(json.bytes)
  }
}
