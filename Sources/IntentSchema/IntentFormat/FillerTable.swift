/// The `filler a | b` lines.
struct FillerTable {
  private(set) var entries: [FillerPhrase] = []
  private var first: [String: SourceLocation] = [:]

  /// Adds the phrases of a line that are new.
  mutating func add(
    _ head: BlockHead<CatalogueKeyword>, reportingTo diagnostics: inout [Diagnostic]
  ) {
    for phrase in head.argument.split(on: .bar) {
      if phrase.isEmpty {
        diagnostics.error(
          at: phrase.location, "a filler is empty",
          fix: "write `filler please | 请`, with a phrase on each side of every `|`")
        continue
      }
      let filler = FillerPhrase(text: phrase.text, location: phrase.location)
      if let earlier = first.updateValue(
        filler.location, forKey: NormalizedPhrase.key(of: filler.text))
      {
        diagnostics.warning(
          at: filler.location, "the filler `\(filler.text)` is already given at \(earlier)",
          fix: "remove it")
        continue
      }
      entries.append(filler)
    }
  }
}
