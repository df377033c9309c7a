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
  /// An answer to a yes-or-no question.
  case answer(Bool)
  /// A word or sign of arithmetic.
  case arithmetic(Arithmetic)

  /// Whether an entity can begin with it.
  var canBegin: Bool {
    switch self {
    case .keyword(let keyword): keyword.canBegin
    case .answer, .meridiem, .timeUnit, .unit, .scale, .denominator: false
    case .arithmetic(let word): word == .open || word == .prefix || word == .minus
    default: true
    }
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
enum Arithmetic: Sendable, Hashable {
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

/// A word that joins others.
enum Keyword: Sendable, Hashable {
  case a, the, and, of, at, on, `in`, from, to, until, between, time, ago, later, before
  case past, next, this, last, every, other, half, quarter, clock, point, negative
  case hyphen, comma, dot, slash, colon, apostrophe, percent, ordinalSuffix, old
  case start, middle, end, weekdays, weekend, yearsOld, daily, weekly, monthly, yearly, hourly
  case courtesy
  /// A phrase whose number words don't count.
  case notNumber
  // The Chinese ones, by their sound where there is no English one.
  case ge, dian, dianDecimal, fen, ke, ban, zhong, miao, zheng, cha, hou, qian, mei, di, hao, yue
  case nian, zhi, fenZhi, baiFenZhi, percentagePoint, cheng, zhe, below, de, jiao, measureWord
  case fahrenheitBefore, celsiusBefore, perHourBefore, perSecondBefore
  case liang, yiBan, ciFang, you, approximately, kuai, cent
  case startOfMonth, middleOfMonth, endOfMonth, startOfYear, endOfYear

  /// Whether an entity can begin with it.
  var canBegin: Bool {
    switch self {
    case .a, .in, .from, .between, .next, .this, .last, .every, .half, .quarter, .negative: true
    case .dot, .hyphen, .start, .middle, .end, .weekend, .daily, .weekly, .monthly, .yearly: true
    case .hourly, .ban, .cha, .mei, .di, .below, .yiBan, .baiFenZhi, .fahrenheitBefore: true
    case .celsiusBefore, .perHourBefore, .perSecondBefore, .startOfMonth, .middleOfMonth: true
    case .endOfMonth, .startOfYear, .endOfYear: true
    default: false
    }
  }
}
