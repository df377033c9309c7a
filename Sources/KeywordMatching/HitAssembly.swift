import IntentSchema
import TextAnalysis

/// Makes hits of what the automaton read: joins heads and tails around their free text, and drops
/// what its anchors forbid.
struct HitAssembly {
  /// What a number that the automaton reports means: three numbers a phrase.
  private enum Part: Int {
    case whole, head, tail
  }

  private let table: KeywordTable
  private let fillers: [Bool]
  /// The first position that isn't a filler.
  private let contentStart: Int
  /// The position after the last that isn't a filler.
  private let contentEnd: Int
  /// The hits, in the order of the text.
  private(set) var hits: [SignalHit] = []
  /// The typed slots of all hits.
  private(set) var fills: [SignalHit.Fill] = []

  init(table: KeywordTable, fillers: [Bool]) {
    self.table = table
    self.fillers = fillers
    contentStart = fillers.firstIndex(of: false) ?? fillers.count
    contentEnd = (fillers.lastIndex(of: false) ?? -1) + 1
  }

  /// Adds the parts of a phrase to the automaton.
  ///
  /// - Parameters:
  ///   - signal: the phrase.
  ///   - index: its place in the table.
  ///   - automaton: the automaton.
  static func insert(
    _ signal: CompiledSignal, at index: Int, into automaton: inout PhraseAutomaton
  ) {
    guard signal.textSlot != nil else {
      return automaton.insert(signal.head, output: index * 3 + Part.whole.rawValue)
    }
    if !signal.head.isEmpty {
      automaton.insert(signal.head, output: index * 3 + Part.head.rawValue)
    }
    if !signal.tail.isEmpty {
      automaton.insert(signal.tail, output: index * 3 + Part.tail.rawValue)
    }
  }

  /// Makes hits of the readings of an utterance.
  ///
  /// - Parameter walk: the readings.
  /// - Complexity: O(*h* log *h*) in the number of readings, of which few open free text.
  mutating func join(_ walk: borrowing PhraseWalk) {
    var heads: [PhraseWalk.Reading] = []
    var tails: [PhraseWalk.Reading] = []
    hits.reserveCapacity(walk.readings.count)
    for reading in walk.readings {
      switch Part(rawValue: reading.output % 3) {
      case .whole, nil: add(reading.output / 3, head: reading, tail: nil, gap: nil, of: walk)
      case .head: heads.append(reading)
      case .tail: tails.append(reading)
      }
    }
    if !heads.isEmpty || !tails.isEmpty { addOpen(heads: heads, tails: tails, of: walk) }
    guard hits.count > 1 else { return }
    hits.sort {
      ($0.extent.lowerBound, $0.signal, $0.length) < ($1.extent.lowerBound, $1.signal, $1.length)
    }
  }

  /// The phrases with free text: of each the first head and the last tail.
  private mutating func addOpen(
    heads: [PhraseWalk.Reading], tails: [PhraseWalk.Reading], of walk: borrowing PhraseWalk
  ) {
    for (index, head) in heads.enumerated()
    where !heads[..<index].contains(where: { $0.output == head.output }) {
      let signal = head.output / 3
      addOpen(signal, head: head, tail: tails.last { $0.output / 3 == signal }, of: walk)
    }
    for (index, tail) in tails.enumerated()
    where table.signals[tail.output / 3].head.isEmpty
      && !tails[(index + 1)...].contains(where: { $0.output == tail.output })
    {
      addOpen(tail.output / 3, head: nil, tail: tail, of: walk)
    }
  }

  private mutating func addOpen(
    _ signal: Int, head: PhraseWalk.Reading?, tail: PhraseWalk.Reading?,
    of walk: borrowing PhraseWalk
  ) {
    if head == nil, !table.signals[signal].head.isEmpty { return }
    if tail == nil, !table.signals[signal].tail.isEmpty { return }
    let start = head?.range.upperBound ?? 0
    let end = tail?.range.lowerBound ?? fillers.count
    guard start < end, !fillers[start..<end].allSatisfy({ $0 }) else { return }
    add(signal, head: head, tail: tail, gap: start..<end, of: walk)
  }

  private mutating func add(
    _ signal: Int, head: PhraseWalk.Reading?, tail: PhraseWalk.Reading?, gap: Range<Int>?,
    of walk: borrowing PhraseWalk
  ) {
    let edge = gap?.lowerBound ?? 0
    let end = gap?.upperBound ?? 0
    var hit = SignalHit(
      signal: signal, head: head?.range ?? edge..<edge, tail: tail?.range ?? end..<end, gap: gap,
      length: (head?.length ?? 0) + (tail?.length ?? 0), fills: fills.count..<fills.count)
    guard allows(table.ranks[signal].anchors, hit.extent) else { return }
    if let entities = head?.entities { fill(entities, in: &hit, of: walk) }
    if let entities = tail?.entities { fill(entities, in: &hit, of: walk) }
    hits.append(hit)
  }

  /// Gives entities to the typed slots of a hit that have none yet.
  private mutating func fill(
    _ entities: Range<Int>, in hit: inout SignalHit, of walk: borrowing PhraseWalk
  ) {
    for index in entities {
      let slot = table.signals[hit.signal].typedSlots[hit.fills.count]
      fills.append(SignalHit.Fill(slot: slot, entity: walk.passed[index]))
      hit.fills = hit.fills.lowerBound..<fills.count
    }
  }

  private func allows(_ anchors: Signal.Anchors, _ extent: Range<Int>) -> Bool {
    if anchors.contains(.start), extent.lowerBound > contentStart { return false }
    if anchors.contains(.end), extent.upperBound < contentEnd { return false }
    return true
  }
}
