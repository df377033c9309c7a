package import IntentSchema

/// A phrase ready for matching: what stands before its free text, and what stands after.
///
/// A class because it is looked at for every hit, and a copy of its parts would cost more than the
/// look.
package final class CompiledSignal: Sendable {
  /// The intent, as an index into the catalogue.
  package let intent: Int
  /// The phrase as written.
  package let signal: Signal
  /// The steps before the free text; empty if the phrase begins with it.
  let head: [PhraseStep]
  /// The steps after the free text; empty if there is none or the phrase ends with it.
  let tail: [PhraseStep]
  /// The slot that takes the free text, as an index into the intent's slots.
  package let textSlot: Int?
  /// The typed slots in order, as indices into the intent's slots.
  package let typedSlots: [Int]

  /// Compiles a phrase; nil where the phrase has no token to match.
  ///
  /// - Parameters:
  ///   - signal: the phrase.
  ///   - intent: the intent it belongs to, with its place in the catalogue.
  ///   - literals: the keys of the words of each of its literals, symbols aside.
  init?(
    _ signal: Signal, of intent: (index: Int, definition: IntentDefinition),
    literals: ArraySlice<ArraySlice<UInt64>>
  ) {
    var literals = literals
    var parts: (head: [PhraseStep], tail: [PhraseStep]) = ([], [])
    var (textSlot, typedSlots): (Int?, [Int]) = (nil, [])
    for element in signal.elements {
      var steps: [PhraseStep] = []
      switch element {
      case .literal: steps = literals.removeFirst().map { .token($0) }
      case .slot(let name):
        guard let index = intent.definition.slots.firstIndex(where: { $0.name == name }) else {
          return nil
        }
        let type = intent.definition.slots[index].type
        guard textSlot == nil || !type.isText else { return nil }
        if type.isText {
          textSlot = index
        } else {
          typedSlots.append(index)
          steps = [.entity(type)]
        }
      }
      if textSlot == nil { parts.head += steps } else { parts.tail += steps }
    }
    guard !parts.head.isEmpty || !parts.tail.isEmpty else { return nil }
    self.intent = intent.index
    self.signal = signal
    self.head = parts.head
    self.tail = parts.tail
    self.textSlot = textSlot
    self.typedSlots = typedSlots
  }
}

extension Signal {
  /// The words as written, in order.
  package var literals: [String] {
    elements.compactMap { if case .literal(let words) = $0 { words } else { nil } }
  }
}

extension SlotType {
  /// Whether a slot of this type takes words rather than an entity.
  var isText: Bool {
    switch self {
    case .text, .choice: true
    case .entity, .quantity, .list: false
    }
  }
}
