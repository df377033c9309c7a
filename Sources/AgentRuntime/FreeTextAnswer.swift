import IntentSchema

/// Takes an answer as free text.
struct FreeTextAnswer {
  private let slot: SlotDefinition
  private let signals: [Signal]

  /// Prepares for the answers to a question.
  ///
  /// - Parameters:
  ///   - slot: the slot that is asked for.
  ///   - intent: the intent it belongs to, if the catalogue has it.
  init(_ slot: SlotDefinition, of intent: IntentDefinition?) {
    self.slot = slot
    signals = intent?.signals ?? []
  }

  /// The line as the value, without words that only lead to it.
  ///
  /// - Parameter line: the line, without white space around it.
  /// - Returns: the filled slot.
  /// - Complexity: O(*n*) in the length of the line.
  func filled(from line: String) -> FilledSlot {
    let text = String(content(of: line))
    let end = line.utf8.count
    return FilledSlot(
      name: slot.name, value: .text(text), text: text, source: end - text.utf8.count..<end)
  }

  private func content(of line: String) -> Substring {
    let opening = line.prefix(32).lowercased()
    for lead in Self.leads where opening.hasPrefix(lead) {
      let tail = line.dropFirst(lead.count)
      let rest = tail.drop { $0.isWhitespace || ":：,，".contains($0) }
      // "It should saying" doesn't open with "it should say".
      let isPartOfWord = lead.last?.isASCII == true && rest.startIndex == tail.startIndex
      if !rest.isEmpty, !isPartOfWord { return rest }
    }
    guard opening.hasPrefix("to "), isAskedWithTo else { return line[...] }
    let rest = line.dropFirst(3).drop(while: \.isWhitespace)
    return rest.isEmpty ? line[...] : rest
  }

  /// Whether people say "to" before the slot, as in `remind me to [task]`; elsewhere it may belong
  /// to the text.
  private var isAskedWithTo: Bool {
    signals.contains { signal in
      zip(signal.elements, signal.elements.dropFirst()).contains { before, after in
        guard case .literal(let words) = before, after == .slot(slot.name) else { return false }
        return words.split(separator: " ").last == "to"
      }
    }
  }

  /// Words that never belong to the text, longer ones first.
  private static let leads = [
    "the note should say that", "the note should say", "it should say that", "it should say",
    "make it say that", "make it say", "it's:", "it is:", "内容是", "内容为", "內容是",
  ]
}
