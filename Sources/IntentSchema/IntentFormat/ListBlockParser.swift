/// Reads a `list NAME` block: lines of `value = synonym | synonym`, or a value alone.
enum ListBlockParser {
  /// Reads a list.
  ///
  /// - Parameters:
  ///   - head: the block.
  ///   - diagnostics: where the problems go.
  /// - Returns: nil if the list has no usable name.
  static func parse(
    _ head: BlockHead<CatalogueKeyword>, reportingTo diagnostics: inout [Diagnostic]
  ) -> Gazetteer? {
    let location = head.block.head.location
    guard
      let name = Name.read(
        head.argument, of: "a list", orReportAt: location, to: &diagnostics)
    else { return nil }
    if SlotTypeName.isBuiltIn(name) {
      diagnostics.error(
        at: head.argument.location, "`\(name)` is the name of a built-in type",
        fix: "choose another name for the list")
      return nil
    }
    if head.block.body.isEmpty {
      diagnostics.error(
        at: location, "list `\(name)` is empty",
        fix: "add lines such as `  Paris = paris | 巴黎` under it")
    }
    var entries: [Gazetteer.Entry] = []
    var owners: [String: SourceLocation] = [:]
    for line in head.block.body {
      guard let entry = entry(line, owners: &owners, reportingTo: &diagnostics) else { continue }
      entries.append(entry)
    }
    return Gazetteer(name: name, entries: entries, location: location)
  }

  private static func entry(
    _ line: SourceFragment, owners: inout [String: SourceLocation],
    reportingTo diagnostics: inout [Diagnostic]
  ) -> Gazetteer.Entry? {
    let (value, right) = line.splitOnce(on: .equals) ?? (line, line)
    let words = right.split(on: .bar)
    if value.isEmpty || value != right && value.firstIndex(where: Separator.bar.matches) != nil {
      diagnostics.error(
        at: line.location, "the line has no single value",
        fix: "write `value = synonym | synonym`")
      return nil
    }
    if value == right, words.count > 1 {
      diagnostics.error(
        at: line.location, "the line has synonyms but no value",
        fix: "write `value = \(line.raw)`")
      return nil
    }
    var synonyms: [String] = []
    for word in words {
      if word.isEmpty {
        diagnostics.error(
          at: word.location, "a synonym of `\(value.text)` is empty", fix: "remove the extra `|`")
        continue
      }
      let text = word.text
      if let earlier = owners.updateValue(
        word.location, forKey: NormalizedPhrase.key(of: text))
      {
        diagnostics.error(
          at: word.location, "`\(text)` is already a synonym in this list, at \(earlier)",
          fix: "keep one of the two")
        continue
      }
      synonyms.append(text)
    }
    return Gazetteer.Entry(value: value.text, synonyms: synonyms, location: line.location)
  }
}
