/// Collects the blocks of `.intent` files into a catalogue, each name once.
struct CatalogueBuilder {
  var catalogue = Catalogue()
  var diagnostics: [Diagnostic] = []

  /// Adds the typo and filler lines.
  mutating func addTables(_ heads: [BlockHead<CatalogueKeyword>]) {
    var typos = TypoTable()
    var fillers = FillerTable()
    for head in heads {
      switch head.keyword {
      case .typo: typos.add(head, reportingTo: &diagnostics)
      case .filler: fillers.add(head, reportingTo: &diagnostics)
      default: continue
      }
      guard let line = head.block.body.first else { continue }
      diagnostics.error(
        at: line.location, "a `\(head.keyword.rawValue)` line has no body",
        fix: "start the line with `\(head.keyword.rawValue)`, at column 1")
    }
    catalogue.typos = typos.entries
    catalogue.fillers = fillers.entries
  }

  /// Adds the gazetteers.
  mutating func addLists(_ heads: [BlockHead<CatalogueKeyword>]) {
    var first: [String: SourceLocation] = [:]
    for head in heads where head.keyword == .list {
      guard let list = ListBlockParser.parse(head, reportingTo: &diagnostics),
        isNew("list", list.name, at: list.location, among: &first)
      else { continue }
      catalogue.lists.append(list)
    }
  }

  /// Adds the intents; the lists must be there already.
  mutating func addIntents(_ heads: [BlockHead<CatalogueKeyword>]) {
    let lists = Dictionary(
      catalogue.lists.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    let parser = IntentBlockParser(lists: lists)
    var first: [String: SourceLocation] = [:]
    for head in heads where head.keyword == .intent {
      guard let intent = parser.parse(head, reportingTo: &diagnostics),
        isNew("intent", intent.name, at: intent.location, among: &first)
      else { continue }
      catalogue.intents.append(intent)
    }
  }

  /// Adds the skill blocks.
  mutating func addSkills(_ heads: [BlockHead<CatalogueKeyword>]) {
    let parser = SkillBlockParser()
    var first: [String: SourceLocation] = [:]
    for head in heads where head.keyword == .skill {
      guard let skill = parser.parse(head, reportingTo: &diagnostics),
        isNew("skill", skill.identifier, at: skill.location, among: &first)
      else { continue }
      catalogue.skills.append(skill)
    }
  }

  /// Whether a name is there for the first time; the second time is reported with both places.
  private mutating func isNew(
    _ kind: String, _ name: String, at location: SourceLocation,
    among first: inout [String: SourceLocation]
  ) -> Bool {
    guard let earlier = first[name] else {
      first[name] = location
      return true
    }
    diagnostics.error(
      at: location, "\(kind) `\(name)` is already defined at \(earlier)",
      fix: "merge the two blocks or rename one")
    return false
  }
}
