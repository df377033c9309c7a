import CivilTime

/// What a word or phrase can mean to the grammar.
enum Meaning: Sendable, Hashable {
  /// A word that only joins others.
  case keyword(Keyword)
  /// An English number word below 20.
  case small(Int)
  /// An English multiple of ten.
  case tens(Int)
  /// An English power of ten.
  case scale(Double)
  /// A word for a certain count, such as a dozen.
  case count(Double)
  /// An English ordinal word.
  case ordinal(Int)
  /// The denominator of an English fraction; half is 2.
  case denominator(Int)
  /// A sign for a fraction, such as ½.
  case fraction(Double)
  /// A Chinese digit.
  case hanDigit(Int)
  /// 十, 百 or 千.
  case hanUnit(Double)
  /// 万 or 亿.
  case hanScale(Double)
  /// A unit of time.
  case timeUnit(TimeUnit)
  /// A day of the week, 1 for Monday; uncertain ones are also other words ("sat").
  case weekday(Int, isCertain: Bool)
  /// A month; uncertain ones are also other words ("may").
  case month(Int, isCertain: Bool)
  /// Days from today.
  case dayOffset(Int)
  /// A part of the day.
  case part(DayPart)
  /// A part of the day that names its day too: days from today and the part.
  case dayAndPart(Int, DayPart)
  /// "am" (false) or "pm" (true).
  case meridiem(Bool)
  /// A week, month or year from this one.
  case period(Grain, Int)
  /// A holiday.
  case holiday(Holiday)
  /// A unit of measurement, by its index in `MeasurementUnit.all`.
  case unit(Int)
  /// A currency, by its index in `Currency.all`.
  case currency(Int)
  /// A quarter of the year, 1 to 4.
  case quarterOf(Int)
  /// A half of the year or month: which period, and 1 or 2.
  case halfOf(Grain, Int)
  /// The tens of a decade: the nineties are 90.
  case decade(Int)
  /// A season, 0 for spring.
  case season(Int)
  /// A million of a currency, by its index in `Currency.all`.
  case millionsOf(Int)
  /// An answer to a yes-or-no question.
  case answer(Bool)
  /// A word or sign of arithmetic.
  case arithmetic(Arithmetic)

  /// What it is, without its value.
  var kind: SenseKind {
    switch self {
    case .keyword(let keyword): SenseKind(keyword)
    case .small: .small
    case .tens: .tens
    case .scale: .scale
    case .count: .count
    case .ordinal: .ordinal
    case .denominator: .denominator
    case .fraction: .fraction
    case .hanDigit: .hanDigit
    case .hanUnit: .hanUnit
    case .hanScale: .hanScale
    case .timeUnit: .timeUnit
    case .weekday: .weekday
    case .month: .month
    case .dayOffset: .dayOffset
    case .part: .part
    case .dayAndPart: .dayAndPart
    case .meridiem: .meridiem
    case .period: .period
    case .holiday: .holiday
    case .unit: .unit
    case .currency: .currency
    case .millionsOf: .millionsOf
    case .quarterOf, .halfOf, .season, .decade: .partOfYear
    case .answer: .answer
    case .arithmetic(let arithmetic): SenseKind(arithmetic)
    }
  }

  /// Whether it is a Chinese unit of a size: 十, 百 or 千.
  func `is`(_ size: Double) -> Bool {
    if case .hanUnit(size) = self { true } else { false }
  }

  /// The size of a step of the calendar.
  enum Grain: Sendable, Hashable { case week, month, quarter, year }
}

/// A unit of time.
enum TimeUnit: Int, Sendable, Hashable {
  case second, minute, hour, day, week, fortnight, month, quarter, year, decade, century
}

/// A part of the day.
enum DayPart: Sendable, Hashable {
  case earlyMorning, morning, noon, lunch, afternoon, evening, night, midnight
}

/// A word or sign of arithmetic.
enum Arithmetic: UInt8, Sendable, Hashable {
  /// Stands between two operands.
  case infix
  /// `-`, also a sign.
  case minus
  /// `x`, only between digits.
  case letterX
  /// Stands before its operand, as in "square root of".
  case prefix
  /// Stands after its operand, as in "squared".
  case postfix
  case open, close
}
