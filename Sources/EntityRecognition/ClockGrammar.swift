import CivilTime
import IntentSchema
import TextAnalysis

extension Grammar {
  /// A time on the clock: "5pm", "17:00", "half past six", "8 in the evening", 下午三点半.
  ///
  /// - Parameters:
  ///   - start: the index of the first token.
  ///   - isExpected: whether a bare hour counts, as after "at".
  /// - Returns: the time, its hour read by the parts of the day beside it.
  func clock(at start: Int, isExpected: Bool = false) -> Match<ClockReading>? {
    if let part = part(at: start) {
      let index = lattice.skipping(.at, at: lattice.skipping(.de, at: part.end))
      if let core = clockCore(at: index, isExpected: index > part.end) {
        return Match(value: core.value.with(part: part.value), end: core.end)
      }
      guard part.value.isPoint else { return nil }
      let hour = part.value.hours.lowerBound
      return Match(value: ClockReading(hour: hour, grain: .hour, isAmbiguous: false), end: part.end)
    }
    let isHour =
      isExpected || lattice.has(.at, before: start) || isAlarmHour(start)
      || isListedHour(start)
    guard let core = clockCore(at: start, isExpected: isHour)
    else { return bareHourWithPart(at: start) }
    if let meridiem = meridiem(at: core.end) ?? meridiemLetter(at: core.end) {
      return Match(value: core.value.with(meridiem: meridiem.value), end: meridiem.end)
    }
    if let part = partAfterClock(at: core.end) {
      return Match(value: core.value.with(part: part.value), end: part.end)
    }
    return core
  }

  /// "5 pm", "8 in the evening": an hour that what follows makes a time.
  private func bareHourWithPart(at start: Int) -> Match<ClockReading>? {
    guard let hour = hour(at: start) else { return nil }
    let reading = ClockReading(
      hour: hour.value, grain: .hour, isAmbiguous: (1...12).contains(hour.value))
    if let letter = meridiemLetter(at: hour.end) {
      return Match(value: reading.with(meridiem: letter.value), end: letter.end)
    }
    if let minutes = spokenMinutes(at: hour.end), let meridiem = meridiem(at: minutes.end) {
      let full = ClockReading(hour: hour.value, minute: minutes.value, isAmbiguous: true)
      return Match(value: full.with(meridiem: meridiem.value), end: meridiem.end)
    }
    if let minutes = spokenMinutes(at: hour.end), lattice.has(.dayAndParts, at: minutes.end) {
      return Match(
        value: ClockReading(hour: hour.value, minute: minutes.value, isAmbiguous: true),
        end: minutes.end)
    }
    if isTight(.dot, at: hour.end), let meridiem = meridiem(at: hour.end + 1) {
      return Match(value: reading.with(meridiem: meridiem.value), end: meridiem.end)
    }
    if isTight(.dot, at: hour.end), let minutes = twoDigits(at: hour.end + 1),
      let meridiem = meridiem(at: hour.end + 2)
    {
      let full = ClockReading(hour: hour.value, minute: minutes, isAmbiguous: true)
      return Match(value: full.with(meridiem: meridiem.value), end: meridiem.end)
    }
    if let meridiem = meridiem(at: hour.end) {
      return Match(value: reading.with(meridiem: meridiem.value), end: meridiem.end)
    }
    if lattice.skip(.ish, at: hour.end) != nil, !lattice.isSpaced(hour.end) {
      return Match(value: reading, end: hour.end + 1)
    }
    if let named = dayAndPart(at: lattice.skipping(.comma, at: hour.end)),
      named.value.part == .evening, hour.value <= 12
    {
      return Match(value: reading, end: hour.end)
    }
    return partAfterClock(at: hour.end).map {
      Match(value: reading.with(part: $0.value), end: $0.end)
    }
  }

  func meridiem(at index: Int) -> Match<Bool>? {
    lattice.first(.meridiem, at: index) {
      if case .meridiem(let isAfternoon) = $0 { isAfternoon } else { nil }
    }
  }

  /// The letter of "9a" and "8:45p".
  private func meridiemLetter(at index: Int) -> Match<Bool>? {
    guard lattice.kind(index - 1) == .number, lattice.kind(index) == .word,
      !lattice.isSpaced(index), lattice.isSpaced(index + 1) || lattice.kind(index + 1) != .number,
      lattice.text.isToken(index, "a") || lattice.text.isToken(index, "p")
    else { return nil }
    return Match(value: lattice.text.isToken(index, "p"), end: index + 1)
  }

  func part(at index: Int) -> Match<DayPart>? {
    lattice.first(.part, at: index) { if case .part(let part) = $0 { part } else { nil } }
  }

  private func partAfterClock(at index: Int) -> Match<DayPart>? {
    if isThorough, lattice.kind(index) == .word, lattice.kind(index - 1) == .number,
      let part = part(at: index)
    {
      return part
    }
    if let the = lattice.skip(.in, at: index).flatMap({ lattice.skip(.the, at: $0) }) {
      return part(at: the)
    }
    if let at = lattice.skip(.at, at: index), let part = part(at: at), part.value == .night {
      return part
    }
    return nil
  }

  private func clockCore(at start: Int, isExpected: Bool) -> Match<ClockReading>? {
    if let time = digitalClock(at: start) ?? hanClock(at: start) ?? fractionClock(at: start)
      ?? halfHour(at: start, isExpected: isExpected)
    {
      return time
    }
    guard let hour = hour(at: start) else { return nil }
    let reading = ClockReading(
      hour: hour.value, grain: .hour, isAmbiguous: (1...12).contains(hour.value))
    if let end = lattice.skip(.clock, at: hour.end) { return Match(value: reading, end: end) }
    if isExpected, isTight(.dot, at: hour.end), let minute = twoDigits(at: hour.end + 1),
      lattice.isSpaced(hour.end + 2) || lattice.kind(hour.end + 2) != .word
    {
      var full = reading
      (full.minute, full.grain) = (minute, .minute)
      return Match(value: full, end: hour.end + 2)
    }
    guard isExpected, lattice.skip(.percent, at: hour.end) == nil,
      unitOfTime(at: hour.end) == nil, !isTight(.dot, at: hour.end), !isTight(.hyphen, at: hour.end)
    else { return nil }
    guard let minutes = spokenMinutes(at: hour.end) ?? figuresOfMinutes(at: hour.end) else {
      return Match(value: reading, end: hour.end)
    }
    var full = reading
    (full.minute, full.grain) = (minutes.value, .minute)
    return Match(value: full, end: minutes.end)
  }

  /// A whole hour that isn't part of a longer number: 0 to 24 in figures, 1 to 12 in words.
  func hour(at start: Int) -> Match<Int>? {
    if let digits = lattice.digits(at: start), digits.count <= 2, digits.value <= 24 {
      let isFraction = isTight(.dot, at: start - 1) && lattice.kind(start - 2) == .number
      return isFraction ? nil : Match(value: digits.value, end: start + 1)
    }
    guard lattice.kind(start) == .word else { return nil }
    return lattice.first(.small, at: start) {
      if case .small(let value) = $0, (1...12).contains(value) { value } else { nil }
    }
  }

  private func spokenMinutes(at index: Int) -> Match<Int>? {
    guard lattice.kind(index) == .word, let minutes = integer(at: index, in: 10...59) else {
      return nil
    }
    let word = unitOfTime(at: minutes.end)
    return Match(
      value: minutes.value, end: word?.value == .minute ? word?.end ?? minutes.end : minutes.end)
  }

  /// The 30 of "at 6 30", which nothing makes a count.
  private func figuresOfMinutes(at index: Int) -> Match<Int>? {
    guard let minutes = twoDigits(at: index), lattice.kind(index - 1) == .number,
      lattice.kind(index + 1) != .word || lattice.has(.afterAlarmHour, at: index + 1),
      lattice.kind(index + 1) != .symbol || lattice.has(.comma, before: index + 2)
    else { return nil }
    return Match(value: minutes, end: index + 1)
  }

  private func twoDigits(at index: Int) -> Int? {
    guard let digits = lattice.digits(at: index), digits.count == 2, digits.value < 60 else {
      return nil
    }
    return digits.value
  }

  /// `17:00`, `5:30:15`.
  private func digitalClock(at start: Int) -> Match<ClockReading>? {
    guard lattice.mentions(.clockSigns) else { return nil }
    guard let hour = lattice.digits(at: start), hour.count <= 2,
      isTight(.colon, at: start + 1), let digits = lattice.digits(at: start + 2), digits.count == 2
    else { return nil }
    let minute = digits.value
    guard hour.value <= 24, minute < 60, hour.value < 24 || minute == 0 else {
      // "At 25:00" is no time at all; a score of 25:00 is something else.
      guard lattice.has(.at, before: start) || isAfterAlarm(start) else { return nil }
      var reading = ClockReading(hour: 0, isAmbiguous: false)
      reading.isImpossible = true
      return Match(value: reading, end: start + 3)
    }
    let isAmbiguous =
      (1...12).contains(hour.value)
      && (hour.count == 1 || !lattice.text.hasZero(start))
    var reading = ClockReading(hour: hour.value, minute: minute, isAmbiguous: isAmbiguous)
    if isTight(.colon, at: start + 3), let second = twoDigits(at: start + 4) {
      (reading.second, reading.grain) = (second, .second)
      return Match(value: reading, end: start + 5)
    }
    return Match(value: reading, end: start + 3)
  }

  /// "half past six", "quarter to ten", "ten past 6", "20 minutes to 8".
  private func fractionClock(at start: Int) -> Match<ClockReading>? {
    guard lattice.mentions(.fractionClockWords) else { return nil }
    let minutes: Match<Int>
    if let half = lattice.skip(.half, at: start), lattice.skip(.past, at: half) != nil {
      minutes = Match(value: 30, end: half)
    } else if let quarter = lattice.skip(.quarter, at: start) {
      minutes = Match(value: 15, end: quarter)
    } else if let number = integer(at: start, in: 1...59), lattice.kind(start) != .han {
      let word = unitOfTime(at: number.end).flatMap { $0.value == .minute ? $0.end : nil }
      guard word != nil || number.value % 5 == 0 else { return nil }
      minutes = Match(value: number.value, end: word ?? number.end)
    } else {
      return nil
    }
    if let past = lattice.skip(.past, at: minutes.end), let hour = hourOfPhrase(at: past) {
      return Match(
        value: ClockReading(
          hour: hour.value, minute: minutes.value, isAmbiguous: (1...12).contains(hour.value)),
        end: hour.end)
    }
    guard let to = lattice.skip(.to, at: minutes.end) ?? lattice.skip(.of, at: minutes.end),
      let hour = hourOfPhrase(at: to)
    else { return nil }
    let before = hour.value == 1 ? 12 : (hour.value + 23) % 24
    return Match(
      value: ClockReading(
        hour: before, minute: 60 - minutes.value, isAmbiguous: (1...12).contains(hour.value)),
      end: hour.end)
  }

  /// "half six", half past in Britain, where a time is expected or more of it follows.
  private func halfHour(at start: Int, isExpected: Bool) -> Match<ClockReading>? {
    guard let half = lattice.skip(.half, at: start), let hour = hour(at: half),
      (1...12).contains(hour.value), unitOfTime(at: hour.end) == nil,
      !lattice.has(.units, at: hour.end), !lattice.has(.scaleWords, at: hour.end),
      isExpected || meridiem(at: hour.end) != nil || lattice.has(.dayOffsets, at: hour.end)
        || lattice.skip(.in, at: hour.end).map({ part(at: lattice.skipping(.the, at: $0)) }) != nil
    else { return nil }
    return Match(
      value: ClockReading(hour: hour.value, minute: 30, isAmbiguous: true), end: hour.end)
  }

  /// Whether an hour is listed after one that counts: the 7 of "at 6 and 7".
  private func isListedHour(_ start: Int) -> Bool {
    var index = start
    for _ in 0..<4 {
      guard lattice.has(.listJoints, at: index - 1), hour(at: index) != nil else { return false }
      index -= lattice.has(.comma, before: index - 1) ? 2 : 1
      let minutes = lattice.kind(index - 3) == .number && lattice.isSign(":", at: index - 2)
      index -= minutes ? 3 : 1
      if lattice.has(.at, before: index) || isAlarmHour(index, isListed: true) {
        return endsHour(start)
      }
    }
    return false
  }

  /// Whether nothing follows an hour that would make it a count of something.
  private func endsHour(_ start: Int) -> Bool {
    guard let hour = hour(at: start) else { return false }
    let end = spokenMinutes(at: hour.end)?.end ?? hour.end
    return lattice.kind(end) != .word || lattice.has(.afterAlarmHour, at: end)
  }

  /// Whether an hour is that of an alarm: "set an alarm for 7", but not "for 7 people".
  private func isAlarmHour(_ start: Int, isListed: Bool = false) -> Bool {
    guard lattice.mentions(.alarmWords), isAfterAlarm(start),
      let hour = hour(at: lattice.skipping(.half, at: start))
    else { return false }
    let minutes = spokenMinutes(at: hour.end) ?? figuresOfMinutes(at: hour.end)
    let end = minutes?.end ?? hour.end
    return isListed || lattice.kind(end) != .word || lattice.has(.afterAlarmHour, at: end)
  }

  private func isAfterAlarm(_ start: Int) -> Bool {
    (1...3).contains { lattice.skip(.alarmFor, at: start - $0) == start }
  }

  private func hourOfPhrase(at index: Int) -> Match<Int>? {
    if let part = part(at: index), part.value.isPoint {
      return Match(value: part.value.hours.lowerBound, end: part.end)
    }
    guard let hour = hour(at: index), lattice.skip(.colon, at: hour.end) == nil else { return nil }
    return Match(value: hour.value, end: lattice.skipping(.clock, at: hour.end))
  }
}
