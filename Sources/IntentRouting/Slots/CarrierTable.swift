import IntentSchema
import KeywordMatching
import TextAnalysis

/// The words around free text, learnt from the slots marked in training utterances.
///
/// "note that [the milk is gone]" teaches that what follows "note that" is the body of a note. A
/// typed slot counts as one word, so "[ten minutes] [pasta] timer" teaches what stands between a
/// length and "timer".
struct CarrierTable: Sendable, Hashable {
  /// The words before and after one marked slot.
  struct Carrier: Sendable, Hashable {
    /// The intent, as an index into the catalogue.
    var intent: Int
    /// The slot, as an index into the intent's slots.
    var slot: Int
    /// The keys before the slot, the nearest first; `edge` for the start of the utterance.
    var before: [UInt64]
    /// The keys after the slot, the nearest first; `edge` for the end of the utterance.
    var after: [UInt64]
  }

  /// Stands for the start and the end of an utterance.
  static let edge: UInt64 = 1
  /// How many words are kept on each side.
  static let reach = (before: 3, after: 2)

  /// The carriers by intent.
  var carriers: [[Carrier]]
  /// By intent, the words that its utterances have around slots rather than in them, ascending:
  /// "make a note" has nothing to note.
  var carrierWords: [[UInt64]]

  /// The key that stands for the words of a typed slot.
  static func key(ofSlot index: Int) -> UInt64 { UInt64(truncatingIfNeeded: index + 2) }

  /// Whether a key stands for the words of a typed slot; hashes of words are never that small.
  static func isSlot(_ key: UInt64) -> Bool { 2..<1024 ~= key }
}

extension CarrierTable {
  /// Learns the carriers of a corpus.
  ///
  /// - Parameters:
  ///   - corpus: the training utterances with their marks.
  ///   - catalogue: the intents.
  ///   - tokenizer: what makes tokens, the same as for utterances.
  /// - Complexity: O(*n* log *n*) in the size of the corpus.
  init(_ corpus: Corpus, catalogue: Catalogue, tokenizer: Tokenizer) {
    var learnt: [Set<Carrier>] = Array(repeating: [], count: catalogue.intents.count)
    var counts: [WordCounts] = Array(repeating: WordCounts(), count: catalogue.intents.count)
    let places = Dictionary(
      catalogue.intents.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    for utterance in corpus.training {
      guard let intent = utterance.intent.flatMap({ places[$0] }) else { continue }
      counts[intent].add(utterance, tokenizer: tokenizer)
      guard !utterance.slots.isEmpty else { continue }
      let line = MarkedLine(utterance, slots: catalogue.intents[intent].slots, tokenizer: tokenizer)
      learnt[intent].formUnion(line.carriers(of: intent))
    }
    carriers = learnt.map { set in
      set.sorted {
        if $0.slot != $1.slot { return $0.slot < $1.slot }
        if $0.before != $1.before { return $0.before.lexicographicallyPrecedes($1.before) }
        return $0.after.lexicographicallyPrecedes($1.after)
      }
    }
    carrierWords = counts.map(\.carrierWords)
  }
}

/// How often the words of an intent stand around its slots and in them.
private struct WordCounts {
  private var around: [UInt64: Int] = [:]
  private var inside: [UInt64: Int] = [:]

  mutating func add(_ utterance: LabelledUtterance, tokenizer: Tokenizer) {
    for token in tokenizer.tokenize(utterance.text).tokens where token.kind != .symbol {
      if utterance.slots.contains(where: { $0.source.overlaps(token.source) }) {
        inside[token.key, default: 0] += 1
      } else {
        around[token.key, default: 0] += 1
      }
    }
  }

  var carrierWords: [UInt64] {
    around.filter { $0.value >= 2 && $0.value > inside[$0.key, default: 0] }.keys.sorted()
  }
}

/// A training utterance with each marked slot as one word.
private struct MarkedLine {
  private let keys: [UInt64]
  private let marks: [(slot: Int, index: Int, isText: Bool)]

  init(_ utterance: LabelledUtterance, slots: [SlotDefinition], tokenizer: Tokenizer) {
    let tokens = tokenizer.tokenize(utterance.text).tokens.filter { $0.kind != .symbol }
    var keys: [UInt64] = []
    var marks: [(slot: Int, index: Int, isText: Bool)] = []
    for token in tokens {
      let mark = utterance.slots.first { $0.source.overlaps(token.source) }
      guard let mark, let slot = slots.firstIndex(where: { $0.name == mark.name }) else {
        keys.append(token.key)
        continue
      }
      if let last = marks.last, last.slot == slot, last.index == keys.count - 1 { continue }
      marks.append((slot, keys.count, slots[slot].type == .text))
      keys.append(CarrierTable.key(ofSlot: slot))
    }
    self.keys = keys
    self.marks = marks
  }

  func carriers(of intent: Int) -> [CarrierTable.Carrier] {
    marks.filter(\.isText).compactMap { mark in
      let before = keys[..<mark.index].reversed().prefix(CarrierTable.reach.before)
      let after = keys[(mark.index + 1)...].prefix(CarrierTable.reach.after)
      guard !before.isEmpty || !after.isEmpty else { return nil }
      let isAtStart = before.count < CarrierTable.reach.before
      let isAtEnd = after.count < CarrierTable.reach.after
      return CarrierTable.Carrier(
        intent: intent, slot: mark.slot,
        before: before + (isAtStart ? [CarrierTable.edge] : []),
        after: after + (isAtEnd ? [CarrierTable.edge] : []))
    }
  }
}
