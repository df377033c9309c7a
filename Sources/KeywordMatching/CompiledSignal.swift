package import IntentSchema
import TextAnalysis

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
  /// The name of the slot that takes the free text.
  package let textSlot: String?
  /// The names of the typed slots, in order.
  package let typedSlots: [String]

  /// Compiles a phrase; nil where the phrase has no token to match.
  ///
  /// - Parameters:
  ///   - signal: the phrase.
  ///   - intent: the intent it belongs to, with its place in the catalogue.
  ///   - tokenizer: what makes tokens of the literals.
  init?(
    _ signal: Signal, of intent: (index: Int, definition: IntentDefinition),
    with tokenizer: Tokenizer
  ) {
    var parts: (head: [PhraseStep], tail: [PhraseStep]) = ([], [])
    var (textSlot, typedSlots): (String?, [String]) = (nil, [])
    for element in signal.elements {
      var steps: [PhraseStep] = []
      switch element {
      case .literal(let words):
        let text = tokenizer.tokenize(words)
        steps = text.tokens.filter { $0.kind != .symbol }.map { .token($0.key) }
      case .slot(let name):
        guard let slot = intent.definition.slot(named: name), textSlot == nil || !slot.type.isText
        else { return nil }
        if slot.type.isText {
          textSlot = name
        } else {
          typedSlots.append(name)
          steps = [.entity(slot.type)]
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

extension SlotType {
  /// Whether a slot of this type takes words rather than an entity.
  var isText: Bool {
    switch self {
    case .text, .choice: true
    case .entity, .quantity, .list: false
    }
  }
}
