import IntentSchema
import TextAnalysis

/// Takes what a line corrects in itself for what was meant: "for 5 minutes, no, 10 minutes".
///
/// In the order in which they are believed: a value replaces the last of its kind ("at 5, no, at 6"
/// keeps the day that was said), words replace those they repeat a part of ("call mum, no, call
/// dad"), a request replaces the one before it, and words that take everything back leave only
/// themselves.
struct SelfCorrection {
  /// A way to read the correction.
  struct Candidate: Equatable {
    /// The line as it is meant.
    var meant: MeantText
    /// Whether a request was begun anew, which must be certain to be one.
    var isRestart = false
    /// Whether nothing of the line is meant, whatever is left of it says.
    var isRefusal = false
  }

  let text: TokenizedText
  let table: CorrectionTable
  let connectors: [Connector]
  /// All entities, those within longer ones among them.
  let entities: [Entity]

  /// Finds the ways to read the first correction of the line.
  ///
  /// - Parameter mark: the words that take something back.
  /// - Returns: the line as it is meant, the best way first.
  func candidates(at mark: CorrectionTable.Mark) -> [Candidate] {
    if mark.isRetraction {
      guard mark.isSetOff else { return [] }
      let words = mark.tokens.drop { text.tokens[$0].kind == .symbol }
      return [Candidate(meant: meant([words]), isRestart: true, isRefusal: mark.isRefusal)]
    }
    guard mark.tokens.upperBound < text.tokens.count else { return [] }
    let value = valueRepair(at: mark).map { Candidate(meant: $0) }
    guard mark.isSetOff else { return value.map { [$0] } ?? [] }
    let words = wordRepair(at: mark).map { Candidate(meant: $0) }
    return [value, words, restart(at: mark)].compactMap(\.self)
  }

  private func meant(_ runs: [Range<Int>]) -> MeantText { MeantText(runs, of: text) }

  /// The line with a run of tokens in the place of another one, without the words between.
  private func replacing(
    _ wrong: Range<Int>, by right: Range<Int>, at mark: CorrectionTable.Mark
  ) -> MeantText {
    var rest = right.upperBound
    // "Tomorrow, I mean on Monday, to call": the second comma only closes what the first opened.
    if mark.isSetOff, rest < text.tokens.count, text.isSymbol(text.tokens[rest], ",") { rest += 1 }
    return meant([
      0..<wrong.lowerBound, right, wrong.upperBound..<mark.tokens.lowerBound,
      rest..<text.tokens.count,
    ])
  }

  private func valueRepair(at mark: CorrectionTable.Mark) -> MeantText? {
    let start = mark.tokens.upperBound
    let content = afterLeads(start)
    let said = entities.filter { $0.tokens.lowerBound == content || $0.tokens.lowerBound == start }
      .sorted { ($0.tokens.upperBound, -rank($0)) > ($1.tokens.upperBound, -rank($1)) }
    for new in said {
      guard let old = replaced(by: new, at: mark) else { continue }
      let isAdjacent = old.upperBound == mark.tokens.lowerBound
      guard mark.isSetOff || isAdjacent else { continue }
      let isHan = text.tokens[start].kind == .han
      let wrong = isHan || new.tokens.lowerBound == start ? old : withLeads(old)
      let right = isHan ? new.tokens : start..<new.tokens.upperBound
      return replacing(wrong, by: right, at: mark)
    }
    return nil
  }

  /// Where the first token stands that leads to nothing else, at most two words on.
  private func afterLeads(_ start: Int) -> Int {
    var place = start
    while place - start < 2, let length = table.leads.length(at: place, of: text.tokens) {
      place += length
    }
    return place
  }

  private func withLeads(_ span: Range<Int>) -> Range<Int> {
    var first = span.lowerBound
    while first > 0, span.lowerBound - first < 2,
      table.leads.length(at: first - 1, of: text.tokens) == 1
    {
      first -= 1
    }
    return first..<span.upperBound
  }

  /// What a value replaces: the last of its kind, of a moment also one that says more or less, and
  /// for a value that begins with a number the number right before the mark.
  private func replaced(by new: Entity, at mark: CorrectionTable.Mark) -> Range<Int>? {
    let before = entities.filter { $0.tokens.upperBound <= mark.tokens.lowerBound }
    let same = before.filter { $0.kind == new.kind && $0.list == new.list }
    if let last = last(of: same) { return last }
    let related = before.filter { new.kind.replaces($0.kind) }
    if let last = last(of: related) { return new.kind == .date ? day(of: last) : last }
    let hasNumber = entities.contains {
      $0.kind == .number && $0.tokens.lowerBound == new.tokens.lowerBound
    }
    guard hasNumber, mark.isSetOff || new.kind != .number else { return nil }
    return last(
      of: before.filter {
        $0.kind == .number && $0.tokens.upperBound == mark.tokens.lowerBound
      })
  }

  /// A moment without its time of day: a day that is said later leaves the time as it was.
  private func day(of moment: Range<Int>) -> Range<Int> {
    let clock = entities.first {
      $0.kind == .time && $0.tokens != moment && moment.contains($0.tokens.lowerBound)
        && $0.tokens.upperBound <= moment.upperBound
    }
    guard let clock = clock?.tokens else { return moment }
    guard clock.lowerBound > moment.lowerBound else { return clock.upperBound..<moment.upperBound }
    return moment.lowerBound..<max(moment.lowerBound + 1, withLeads(clock).lowerBound)
  }

  private func last(of entities: [Entity]) -> Range<Int>? {
    entities.max {
      ($0.tokens.upperBound, $0.tokens.count) < ($1.tokens.upperBound, $1.tokens.count)
    }?.tokens
  }

  /// How little a kind says, so that "6" is a time before it is a number.
  private func rank(_ entity: Entity) -> Int {
    switch entity.kind {
    case .number: 3
    case .ordinal: 2
    case .list: 1
    default: 0
    }
  }

  /// Words that repeat a part of what they correct; after a sure mark also one or two words for the
  /// last one.
  private func wordRepair(at mark: CorrectionTable.Mark) -> MeantText? {
    guard mark.isSure else { return nil }
    let right = wordRun(from: mark.tokens.upperBound)
    guard let first = right.first, let last = right.last, right.count <= Self.wordLimit else {
      return nil
    }
    let before = max(0, mark.tokens.lowerBound - Self.reach)..<mark.tokens.lowerBound
    let key = { (index: Int) in text.tokens[index].key }
    if let start = before.last(where: { key($0) == key(first) }) {
      return replacing(start..<mark.tokens.lowerBound, by: right, at: mark)
    }
    guard text.tokens[first].kind == .word else { return nil }
    if let end = before.last(where: { key($0) == key(last) }) {
      return replacing(end..<end + 1, by: right, at: mark)
    }
    guard right.count <= 2, isShort(before: mark), let wrong = before.last(where: isContent) else {
      return nil
    }
    return replacing(wrong..<wrong + 1, by: right, at: mark)
  }

  /// Whether so little was said that its last word must be meant: "call mum" in "remind me to call
  /// mum, no, dad".
  private func isShort(before mark: CorrectionTable.Mark) -> Bool {
    let start = (0..<mark.tokens.lowerBound).last { text.text(of: text.tokens[$0]) == "to" }
    return mark.tokens.lowerBound - (start.map { $0 + 1 } ?? 0) <= 3
  }

  /// The words up to the next mark, connector or value.
  private func wordRun(from start: Int) -> Range<Int> {
    var end = start
    while end < text.tokens.count, text.tokens[end].kind != .symbol,
      !connectors.contains(where: { $0.tokens.lowerBound == end }),
      end == start || !entities.contains(where: { isValue($0) && $0.tokens.lowerBound == end })
    {
      end += 1
    }
    while end > start + 1, table.functionWords.length(at: end - 1, of: text.tokens) == 1 {
      end -= 1
    }
    return start..<end
  }

  private func isValue(_ entity: Entity) -> Bool {
    switch entity.kind {
    case .list, .boolean, .quoted: false
    default: true
    }
  }

  private func isContent(_ index: Int) -> Bool {
    text.tokens[index].kind == .word
      && table.functionWords.length(at: index, of: text.tokens) == nil
      && !entities.contains { isValue($0) && $0.tokens.contains(index) }
  }

  /// The line with the request before the mark left out.
  private func restart(at mark: CorrectionTable.Mark) -> Candidate? {
    let rest = mark.tokens.upperBound..<text.tokens.count
    let joint = connectors.last { $0.isSure && $0.tokens.upperBound <= mark.tokens.lowerBound }
    let kept = 0..<(joint.map { min($0.tokens.upperBound, mark.tokens.lowerBound) } ?? 0)
    return Candidate(meant: meant([kept, rest]), isRestart: true)
  }

  /// How many words may correct others.
  private static let wordLimit = 5
  /// How far back words are looked for that are said again.
  private static let reach = 8
}

extension EntityKind {
  /// Whether a value of this kind may take the place of one of another kind: a moment of what only
  /// says a part of it.
  fileprivate func replaces(_ other: EntityKind) -> Bool {
    switch self {
    case .datetime, .recurrence: [.date, .time, .datetime, .recurrence, .range].contains(other)
    case .date: [.datetime, .recurrence, .range].contains(other)
    case .time: [.datetime, .recurrence].contains(other)
    default: false
    }
  }
}
