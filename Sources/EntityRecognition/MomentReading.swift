import CivilTime
import IntentSchema

/// A date, a time of day or both, as they were said and not yet resolved.
struct MomentReading {
  var date: DateReading?
  var clock: ClockReading?
  /// A part of the day without a clock time.
  var part: DayPart?
  /// Which half of the part was said: "early" (false) or "late" (true).
  var isLate: Bool?
  /// Whether it is the present.
  var isNow = false
  /// A time that needs no resolving.
  var exact: (time: CivilDateTime, grain: Grain)?

  /// Why no calendar or clock has what was said.
  var problem: Entity.Problem? {
    if let exact, !Grammar.years.contains(exact.time.date.year) { return .outOfRange }
    return date?.problem ?? (clock?.isImpossible == true ? .nonexistent : nil)
  }

  /// Whether no calendar or clock has what was said.
  var isImpossible: Bool { problem != nil }

  /// Whether only a date was said.
  var isDateOnly: Bool { clock == nil && part == nil && exact == nil }

  /// Whether the hour of the clock may be of the morning or of the afternoon.
  var isAmbiguous: Bool { clock?.isAmbiguous ?? false }
}

/// The time that is preferred, and the other one that an ambiguous hour may be.
typealias PossibleTimes = (preferred: CivilDateTime, other: CivilDateTime?)

extension Grammar {
  /// The possible times of a moment.
  ///
  /// A bare hour is the coming one; on another day than today, one to six are in the afternoon.
  func times(of moment: MomentReading) -> PossibleTimes {
    if let exact = moment.exact { return (exact.time, nil) }
    let day = moment.date?.date
    guard let clock = moment.clock else {
      guard let part = moment.part else { return (CivilDateTime(day ?? today), nil) }
      return (bounds(of: part, moment).lowerBound, nil)
    }
    let first = CivilDateTime(day ?? today).adding(seconds: clock.secondOfDay)
    guard clock.isAmbiguous else {
      let isPast = day == nil && first <= now
      return (isPast ? first.adding(seconds: 86_400) : first, nil)
    }
    let morning = CivilDateTime(day ?? today).adding(seconds: clock.secondOfDay % 43_200)
    let afternoon = morning.adding(seconds: 43_200)
    if let day, day != today {
      return (1...6).contains(clock.hour) || clock.hour == 12
        ? (afternoon, morning) : (morning, afternoon)
    }
    if morning > now { return (morning, afternoon) }
    if afternoon > now || day != nil { return (afternoon, morning) }
    return (morning.adding(seconds: 86_400), afternoon.adding(seconds: 86_400))
  }

  /// The hours of the part of a moment, or of the half of it.
  func bounds(of part: DayPart, _ moment: MomentReading) -> Range<CivilDateTime> {
    let whole = bounds(of: part, on: moment.date)
    guard let isLate = moment.isLate else { return whole }
    let middle = whole.lowerBound.adding(
      seconds: (whole.upperBound.secondNumber - whole.lowerBound.secondNumber) / 2)
    return isLate ? middle..<whole.upperBound : whole.lowerBound..<middle
  }

  /// The hours of a part of a day; without a day, of the coming one.
  func bounds(of part: DayPart, on date: DateReading?) -> Range<CivilDateTime> {
    var midnight = CivilDateTime(date?.date ?? today)
    if date == nil, midnight.adding(seconds: part.hours.upperBound * 3600) <= now {
      midnight = midnight.adding(seconds: 86_400)
    }
    return midnight.adding(
      seconds: part.hours.lowerBound * 3600)..<midnight.adding(
        seconds: part.hours.upperBound * 3600)
  }
}
