/// The words that name the type of a slot.
enum SlotTypeName {
  /// Whether a word names a type that needs no list.
  static func isBuiltIn(_ word: String) -> Bool {
    word == "text" || word == "quantity" || word == "one" || EntityKind(rawValue: word) != nil
  }

  /// The type of a name, or nil if there is none.
  ///
  /// - Parameters:
  ///   - fragment: the name.
  ///   - lists: the gazetteers.
  ///   - diagnostics: where an unknown name is reported.
  /// - Returns: the type, or nil if there is none.
  static func type(
    _ fragment: SourceFragment, lists: [String: Gazetteer],
    reportingTo diagnostics: inout [Diagnostic]
  ) -> SlotType? {
    let name = fragment.raw
    switch name {
    case "text": return .text
    case "quantity": return .quantity
    case "list":
      diagnostics.error(
        at: fragment.location, "`list` doesn't say which list",
        fix: lists.isEmpty ? "define a `list` block and write its name" : "write the list's name")
      return nil
    default: break
    }
    if let kind = EntityKind(rawValue: name) { return .entity(kind) }
    if lists[name] != nil { return .list(name) }
    diagnostics.error(
      at: fragment.location, "unknown type or list `\(name)`", fix: fix(for: name, lists: lists))
    return nil
  }

  private static func fix(for name: String, lists: [String: Gazetteer]) -> String {
    let kinds = EntityKind.allCases.filter { $0 != .list }.map(\.rawValue)
    let known = kinds + ["text", "quantity"] + lists.keys.sorted()
    if let near = NearestName.of(name, among: known) { return "write `\(near)`" }
    return "the types are \(known.joined(separator: ", "))"
  }
}
