import IntentSchema
import KeywordMatching
import TextAnalysis

/// Finds the span of a slot that takes words.
struct FreeTextSearch {
  /// Words that point at the text that follows.
  private static let pointers: Set<String> = [
    "this", "the", "following", "below", "text", "paragraph", "passage", "article", "这", "那", "段",
    "下", "面", "的", "文", "字", "话", "篇", "章", "内", "容", "讲", "啥", "什", "么", "说",
  ]

  /// Words that join what follows to what was said.
  private static let joiners: Set<String> = [
    "and", "then", "also", "plus", "but", "并", "再", "也", "然",
  ]

  let intent: Int
  let slots: [SlotDefinition]
  let reading: SlotFiller.Reading
  let typed: [Int: TypedSlotSearch.Found]
  let table: KeywordTable
  let carriers: CarrierTable

  /// Finds a slot.
  ///
  /// - Parameters:
  ///   - slot: the slot.
  ///   - index: its place among the intent's slots.
  /// - Returns: the slot with its span, or nil.
  func find(_ slot: SlotDefinition, at index: Int) -> FilledSlot? {
    if case .choice(let words) = slot.type { return choice(of: words, for: slot) }
    if isNamedWhole { return nil }
    let trim = FreeTextTrim(
      reading: reading, taken: typed.values.flatMap(\.positions), isName: !slot.isRequired)
    let meant = { (span: Range<Int>?) -> Range<Int>? in
      guard let whole = span.map(trim.trimmed) else { return nil }
      let own = withoutRequest(whole)
      if !slot.isRequired, own != whole || beginsWithAnd(whole) { return nil }
      let meant = trim.trimmed(own)
      return saysSomething(meant) ? meant : nil
    }
    let span =
      (slot.isRequired ? meant(afterColon()) : nil)
      ?? meant(marked(index)) ?? meant(learnt(slot, at: index))
      ?? (slot.isRequired ? meant(uncovered()) : nil)
    guard let span, let source = trim.source(of: span) else { return nil }
    let text = reading.text.typed(source)
    return FilledSlot(name: slot.name, value: .text(text), text: text, source: source)
  }

  /// Whether a phrase that stands for whole utterances is all there is: "add a task" names none.
  private var isNamedWhole: Bool {
    reading.hits.contains { hit in
      hit.gap == nil && hit.fills.isEmpty
        && table.signals[hit.signal].signal.anchors.isSuperset(of: .whole)
    }
  }

  /// Whether a span goes on from what was said before it, as no name does: "and play jazz".
  private func beginsWithAnd(_ span: Range<Int>) -> Bool {
    guard let first = span.first else { return false }
    return Self.joiners.contains(reading.text.text(of: reading.positions.tokens[first]))
  }

  /// Whether a span has a word that isn't one of those that stand around the intent's slots.
  private func saysSomething(_ span: Range<Int>) -> Bool {
    if let first = span.first, reading.followsColon(first) { return true }
    return !span.allSatisfy(isCarrier)
  }

  /// A span without the clauses at its end that only ask: "pears, add that" means the pears.
  private func withoutRequest(_ span: Range<Int>) -> Range<Int> {
    var end = span.upperBound
    for position in span.reversed() {
      guard isCarrier(position) else { break }
      if reading.positions.beginsClause[position] { end = position }
    }
    return end > span.lowerBound ? span.lowerBound..<end : span
  }

  /// Whether a word is a filler or one of those that stand around the intent's slots.
  private func isCarrier(_ position: Int) -> Bool {
    reading.fillers[position]
      || carriers.carrierWords[intent].containsSorted(reading.positions.tokens[position].key)
  }

  private func choice(of words: [String], for slot: SlotDefinition) -> FilledSlot? {
    for token in reading.positions.tokens {
      let typed = reading.text.text(of: token)
      guard let word = words.first(where: { $0.lowercased() == typed }) else { continue }
      return FilledSlot(
        name: slot.name, value: .text(word), text: reading.text.typed(token.source),
        source: token.source)
    }
    return nil
  }

  /// What follows a colon, if all before it only leads there: "the following text: ...".
  private func afterColon() -> Range<Int>? {
    let tokens = reading.text.tokens
    guard let colon = tokens.firstIndex(where: { reading.text.isSymbol($0, ":") }) else {
      return nil
    }
    let start = reading.positions.positions[colon]
    let carrierWords = carriers.carrierWords[intent]
    let leadsThere = (0..<start).allSatisfy { position in
      reading.fillers[position] || typed.values.contains { $0.covers(position) }
        || Self.pointers.contains(reading.text.text(of: reading.positions.tokens[position]))
        || reading.hits.contains { $0.head.contains(position) || $0.tail.contains(position) }
        || carrierWords.containsSorted(reading.positions.tokens[position].key)
    }
    let isClock = start > 0 && reading.positions.tokens[start - 1].kind == .number
    guard start > 0, start < reading.positions.tokens.count, leadsThere, !isClock else {
      return nil
    }
    return start..<reading.positions.tokens.count
  }

  /// The free text of the best phrase that opens the slot.
  private func marked(_ index: Int) -> Range<Int>? {
    reading.hits.first { $0.gap != nil && table.signals[$0.signal].textSlot == index }?.gap
  }

  /// The span between the words learnt for the slot, each typed slot being one word.
  private func learnt(_ slot: SlotDefinition, at index: Int) -> Range<Int>? {
    var keys: [UInt64] = []
    var places: [Range<Int>] = []
    for (position, token) in reading.positions.tokens.enumerated() {
      let slot = typed.first { $0.value.positions.contains { $0.contains(position) } }?.key
      if let slot, let last = places.last, keys.last == CarrierTable.key(ofSlot: slot) {
        places[places.count - 1] = last.lowerBound..<(position + 1)
      } else {
        keys.append(slot.map(CarrierTable.key(ofSlot:)) ?? token.key)
        places.append(position..<(position + 1))
      }
    }
    let search = CarrierSearch(keys: keys)
    let own = carriers.carriers[intent]
    guard let finding = search.best(of: own, for: index, minimum: slot.isRequired ? 3 : 4) else {
      return nil
    }
    return places[finding.span.lowerBound]
      .lowerBound..<places[finding.span.upperBound - 1].upperBound
  }

  /// The longest run of words that no phrase of the intent covers, if there is such a phrase.
  private func uncovered() -> Range<Int>? {
    guard !reading.hits.isEmpty else { return nil }
    var covered = reading.fillers
    for hit in reading.hits {
      for position in hit.head { covered[position] = true }
      for position in hit.tail { covered[position] = true }
    }
    for place in typed.values.flatMap(\.positions) {
      for position in place { covered[position] = true }
    }
    var best: Range<Int>?
    var start = 0
    for position in 0...covered.count where position == covered.count || covered[position] {
      if position - start > (best?.count ?? 0) { best = start..<position }
      start = position + 1
    }
    return best
  }
}

extension [UInt64] {
  /// Whether an ascending array has a number.
  ///
  /// - Complexity: O(log *n*) in its length.
  fileprivate func containsSorted(_ key: UInt64) -> Bool {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < key { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low] == key
  }
}
