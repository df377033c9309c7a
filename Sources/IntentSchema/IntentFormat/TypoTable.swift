/// The `typo WRONG = RIGHT` lines.
struct TypoTable {
  private(set) var entries: [Typo] = []
  private var first: [String: Typo] = [:]

  /// Adds a line, if it is sound and new.
  mutating func add(
    _ head: BlockHead<CatalogueKeyword>, reportingTo diagnostics: inout [Diagnostic]
  ) {
    let location = head.block.head.location
    let sides = head.argument.split(on: .equals)
    guard sides.count == 2, sides.allSatisfy({ !$0.isEmpty }) else {
      diagnostics.error(
        at: location, "a typo needs a wrong and a right spelling",
        fix: "write `typo wrong = right`, with one `=`")
      return
    }
    let typo = Typo(wrong: sides[0].text, right: sides[1].text, location: sides[0].location)
    let key = NormalizedPhrase.key(of: typo.wrong)
    let right = NormalizedPhrase.key(of: typo.right)
    if key == right {
      diagnostics.error(
        at: location, "the typo `\(typo.wrong)` is corrected to itself", fix: "remove the line")
      return
    }
    guard let earlier = first[key] else {
      first[key] = typo
      entries.append(typo)
      return
    }
    if NormalizedPhrase.key(of: earlier.right) == right {
      diagnostics.warning(
        at: location, "the typo `\(typo.wrong)` is already given at \(earlier.location)",
        fix: "remove the line")
    } else {
      diagnostics.error(
        at: location,
        "the typo `\(typo.wrong)` is corrected to `\(typo.right)` here and to `\(earlier.right)` "
          + "at \(earlier.location)",
        fix: "keep one of the two")
    }
  }
}
