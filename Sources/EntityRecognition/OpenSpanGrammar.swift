import CivilTime
import IntentSchema
import TextAnalysis

extension Grammar {
  /// The spans that words before or after chosen times open at one end: "before friday", "since
  /// 2010", 三点以后, "tomorrow after 1pm"; and times that are only about so.
  ///
  /// - Parameter chosen: the readings that were chosen.
  /// - Returns: the spans, each beside the time it is made of.
  func openSpans(at chosen: [Reading]) -> [Reading] {
    guard lattice.mentions(.openWords) else { return [] }
    var dates: [Int: CivilDate] = [:]
    for reading in chosen {
      if case .date(let date, _, .day) = reading.value { dates[reading.tokens.upperBound] = date }
    }
    var spans: [Reading] = []
    for reading in chosen {
      guard let bounds = OpenSpanBounds(reading.value) else { continue }
      if let span = spanByWordAfter(reading, bounds) ?? spanByWordBefore(reading, bounds, dates) {
        spans.append(span)
      }
      if [.time, .datetime].contains(reading.kind),
        let around = start(of: .around, before: reading.tokens.lowerBound)
      {
        spans.append(Reading(reading.kind, around..<reading.tokens.upperBound, reading.value))
      }
    }
    return spans
  }

  /// Where a word that ends just before a token begins.
  private func start(of keyword: Keyword, before index: Int) -> Int? {
    for length in [4, 3, 2, 1] where lattice.skip(keyword, at: index - length) == index {
      return index - length
    }
    return nil
  }

  private func spanByWordBefore(
    _ reading: Reading, _ bounds: OpenSpanBounds, _ dates: [Int: CivilDate]
  ) -> Reading? {
    let end = reading.tokens.upperBound
    var first = reading.tokens.lowerBound
    if lattice.has(.the, before: first) { first -= 1 }
    let words: [(Keyword, OpenSpanBounds.Side)] = [
      (.untilOpen, .before), (.beforeOpen, .before), (.afterOpen, .after), (.sinceOpen, .since),
    ]
    for (word, side) in words {
      guard let start = start(of: word, before: first), start < reading.tokens.lowerBound else {
        continue
      }
      if reading.kind == .time, let date = dates[start],
        let dayStart = self.start(ofDateEndingAt: start, date)
      {
        return bounds.on(date).span(side, self, dayStart..<end)
      }
      return bounds.span(side, self, start..<end, partSide: part(at: reading))
    }
    return nil
  }

  /// Where a date that ends at a token begins, by trying the tokens before it.
  private func start(ofDateEndingAt end: Int, _ date: CivilDate) -> Int? {
    (max(end - 6, 0)..<end).first {
      guard let found = self.date(at: $0) else { return false }
      return found.end == end && found.value.date == date
    }
  }

  /// Whether the reading is the beginning or the end of a period.
  private func part(at reading: Reading) -> OpenSpanBounds.Part? {
    let start = reading.tokens.lowerBound
    if lattice.has(.endParts, at: start) { return .end }
    return lattice.has(.startParts, at: start) ? .start : nil
  }

  private func spanByWordAfter(_ reading: Reading, _ bounds: OpenSpanBounds) -> Reading? {
    let end = reading.tokens.upperBound
    let first = reading.tokens.lowerBound
    let isHan = lattice.kind(end) == .han
    let words: [(Keyword, OpenSpanBounds.Side)] = [
      (.orLater, .since), (.orEarlier, .until), (.zhiQian, .before), (.zhiHou, .after),
    ]
    for (word, side) in words {
      guard let after = lattice.skip(word, at: end) else { continue }
      guard isHan || lattice.kind(after) == nil || lattice.kind(after) == .symbol else { continue }
      let opening = isHan && side == .since ? start(of: .sinceOpen, before: first) : nil
      return bounds.span(side, self, (opening ?? first)..<after)
    }
    return nil
  }
}

/// The first instant of a time and the first one after it.
struct OpenSpanBounds {
  /// On which side of a time a span lies, and whether it has the time in it.
  enum Side { case before, until, since, after }
  /// A part of a period that a time is.
  enum Part { case start, end }

  private var lower: CivilDateTime
  private var upper: CivilDateTime
  private var isDate: Bool
  private var grain: Grain

  init?(_ value: ReadingValue) {
    switch value {
    case .date(let date, _, let grain):
      let bounds = DateReading(date: date, grain: grain).bounds
      (lower, upper, isDate, self.grain) = (bounds.lowerBound, bounds.upperBound, true, grain)
    case .time(let time, _, let grain):
      (lower, upper, isDate, self.grain) = (time, time, false, grain)
    default: return nil
    }
  }

  /// The same time of day on another date.
  func on(_ date: CivilDate) -> OpenSpanBounds {
    var copy = self
    copy.lower = CivilDateTime(date, lower.time)
    copy.upper = copy.lower
    return copy
  }

  /// The end of the year or month that the time is the last part of.
  private var endOfPeriod: CivilDateTime {
    grain == .month
      ? CivilDateTime(lower.date.firstOfYear.adding(years: 1))
      : CivilDateTime(lower.date.lastOfMonth.adding(days: 1))
  }

  /// The span on a side: what is before the end of december has all of december in it.
  func span(_ side: Side, _ grammar: Grammar, _ tokens: Range<Int>, partSide: Part? = nil)
    -> Reading
  {
    let from: CivilDateTime?
    let to: CivilDateTime?
    switch side {
    case .before:
      (from, to) = (nil, partSide == .end ? endOfPeriod : lower)
    case .until: (from, to) = (nil, upper)
    case .since: (from, to) = (lower, nil)
    case .after: (from, to) = (partSide == .start ? lower : upper, nil)
    }
    return Reading(.range, tokens, .open(from: from, to: to, isDate: isDate, grain: grain))
  }
}
