/// What a `skill` block says.
enum SkillBlock {
  /// It changes a built-in skill.
  case tuning(SkillTuning)
  /// It declares a program.
  case process(ProcessSkillDefinition)

  /// The skill's identifier.
  var identifier: String {
    switch self {
    case .tuning(let tuning): tuning.identifier
    case .process(let process): process.identifier
    }
  }

  /// Where the block is.
  var location: SourceLocation {
    switch self {
    case .tuning(let tuning): tuning.location
    case .process(let process): process.location
    }
  }
}

/// Reads a `skill ID` block: with a `run` line a program, else a change to a built-in skill.
struct SkillBlockParser {
  /// The names of the intents.
  let intents: [String]

  private enum Key: String, CaseIterable {
    case priority, group, timeout, enabled, serves, run, env, effects
  }

  /// Reads a skill block.
  ///
  /// - Parameters:
  ///   - head: the block.
  ///   - diagnostics: where the problems go.
  /// - Returns: nil if the skill has no usable identifier or the program no intents.
  func parse(
    _ head: BlockHead<CatalogueKeyword>, reportingTo diagnostics: inout [Diagnostic]
  ) -> SkillBlock? {
    let location = head.block.head.location
    guard
      let identifier = Name.read(
        head.argument, of: "a skill", orReportAt: location, to: &diagnostics)
    else { return nil }
    let lines = KeyedLine<Key>.lines(
      of: head.block, repeatable: [.serves, .env], reportingTo: &diagnostics)
    if head.block.body.isEmpty {
      diagnostics.warning(
        at: location, "the skill block changes nothing",
        fix: "add `priority`, `group`, `timeout`, `enabled` or `run`")
    }
    var process = ProcessSkillDefinition(
      identifier: identifier, intents: [], command: [], location: location)
    for line in lines { set(line, in: &process, reportingTo: &diagnostics) }
    guard head.block.body.contains(where: { $0.splitFirstWord().word.raw == Key.run.rawValue })
    else {
      reportProcessKeys(lines, to: &diagnostics)
      return .tuning(
        SkillTuning(
          identifier: identifier, priority: process.priority, group: process.group,
          timeout: process.timeout, isEnabled: process.isEnabled, location: location))
    }
    if !lines.contains(where: { $0.key == .serves }) {
      diagnostics.error(
        at: location, "the program serves no intent", fix: "add `  serves  INTENT`")
    }
    return process.intents.isEmpty || process.command.isEmpty ? nil : .process(process)
  }

  private func set(
    _ line: KeyedLine<Key>, in process: inout ProcessSkillDefinition,
    reportingTo diagnostics: inout [Diagnostic]
  ) {
    let value = line.value
    switch line.key {
    case .priority: process.priority = SkillSetting.priority(value, reportingTo: &diagnostics)
    case .group:
      process.group = Name.read(
        value, of: "a group", orReportAt: line.location, to: &diagnostics)
    case .timeout: process.timeout = SkillSetting.timeout(value, reportingTo: &diagnostics)
    case .enabled:
      process.isEnabled = SkillSetting.yesNo(value, reportingTo: &diagnostics) ?? true
    case .effects:
      process.hasOutsideEffects = SkillSetting.yesNo(value, reportingTo: &diagnostics) ?? true
    case .serves: process.intents += served(value, reportingTo: &diagnostics)
    case .run: process.command = SkillSetting.command(value, reportingTo: &diagnostics)
    case .env:
      process.environment += SkillSetting.variables(value, reportingTo: &diagnostics)
    }
  }

  private func served(
    _ value: SourceFragment, reportingTo diagnostics: inout [Diagnostic]
  ) -> [String] {
    let known = intents + ["fallback"]
    return value.split(on: .bar).flatMap { $0.words() }.compactMap { word in
      if known.contains(word.raw) { return word.raw }
      diagnostics.error(
        at: word.location, "unknown intent `\(word.raw)`",
        fix: NearestName.of(word.raw, among: known).map { "write `\($0)`" }
          ?? "define it with an `intent` block")
      return nil
    }
  }

  private func reportProcessKeys(
    _ lines: [KeyedLine<Key>], to diagnostics: inout [Diagnostic]
  ) {
    for line in lines where [.serves, .env, .effects].contains(line.key) {
      diagnostics.error(
        at: line.location, "`\(line.key.rawValue)` is for programs only",
        fix: "add a `run` line, or remove it")
    }
  }
}
