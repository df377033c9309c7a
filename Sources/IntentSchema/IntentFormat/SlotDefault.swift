/// Reads the default of an optional slot into the canonical form of its type.
struct SlotDefault {
  /// The slot, with its type and bounds.
  let slot: SlotDefinition
  /// The gazetteers.
  let lists: [String: Gazetteer]

  /// Reads a default.
  ///
  /// - Parameters:
  ///   - text: the default as written.
  ///   - location: where to report it.
  ///   - diagnostics: where the problems go.
  /// - Returns: nil if it isn't a value of the slot.
  func value(
    of text: String, at location: SourceLocation, reportingTo diagnostics: inout [Diagnostic]
  ) -> SlotValue? {
    if text.isEmpty {
      diagnostics.error(at: location, "the default is missing", fix: "write it after the `=`")
      return nil
    }
    guard let (value, amount) = canonical(text) else {
      diagnostics.error(
        at: location, "`\(text)` can't be the default of the slot", fix: fix)
      return nil
    }
    if let amount, let bounds = slot.bounds, !bounds.contains(amount) {
      diagnostics.error(
        at: location, "the default `\(text)` is out of bounds", fix: "choose one within them")
      return nil
    }
    return value
  }

  /// The value, and the amount that must be within the bounds.
  private func canonical(_ text: String) -> (SlotValue, Double?)? {
    switch slot.type {
    case .text: (.text(text), nil)
    case .choice(let choices):
      choices.contains(text) ? (.text(text), nil) : nil
    case .list(let name): listed(text, in: name).map { ($0, nil) }
    case .quantity: nil
    case .entity(let kind): entity(text, kind)
    }
  }

  private func entity(_ text: String, _ kind: EntityKind) -> (SlotValue, Double?)? {
    switch kind {
    case .number, .ordinal, .percent:
      NumberLiteral.number(text).map { (.number($0), $0) }
    case .duration:
      NumberLiteral.seconds(text).flatMap { seconds in
        NumberLiteral.iso(text).map { (.duration($0), seconds) }
      }
    case .boolean: YesNo(text).map { (.boolean($0.isYes), nil) }
    case .email, .url, .phone, .quoted, .expression: (.text(text), nil)
    default: nil
    }
  }

  private func listed(_ text: String, in name: String) -> SlotValue? {
    let key = NormalizedPhrase.key(of: text)
    for entry in lists[name]?.entries ?? [] {
      if let label = entry.synonyms.first(where: { NormalizedPhrase.key(of: $0) == key }) {
        return .listed(value: entry.value, label: label)
      }
      if entry.value == text {
        return .listed(value: entry.value, label: entry.synonyms.first ?? entry.value)
      }
    }
    return nil
  }

  private var fix: String {
    switch slot.type {
    case .choice(let choices): "write one of \(choices.joined(separator: ", "))"
    case .list(let name): "write a value or synonym of the list `\(name)`"
    case .entity(.number), .entity(.ordinal), .entity(.percent): "write a number"
    case .entity(.duration): "write a length such as `10m`, with the units s, m, h, d, w"
    case .entity(.boolean): "write `yes` or `no`"
    default: "remove it: slots of this type have no default"
    }
  }
}
