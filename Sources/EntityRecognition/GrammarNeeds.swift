// Which senses a grammar can't do without, so that most texts never reach it.

extension SenseSet {
  /// What an entity can begin with, besides figures.
  static let beginnings = SenseSet(
    [
      .small, .tens, .count, .ordinal, .fraction, .hanDigit, .hanUnit, .hanScale, .weekday, .month,
      .dayOffset, .part, .dayAndPart, .period, .holiday, .currency,
    ],
    [
      .a, .in, .from, .between, .next, .this, .last, .every, .half, .quarter, .negative, .dot,
      .hyphen, .start, .middle, .end, .weekend, .daily, .weekly, .monthly, .yearly, .hourly, .ban,
      .cha, .mei, .di, .below, .yiBan, .baiFenZhi, .halfPrice, .ageBefore, .fahrenheitBefore, .celsiusBefore,
      .perHourBefore, .perSecondBefore, .startOfMonth, .middleOfMonth, .endOfMonth, .startOfYear,
      .endOfYear,
    ], [.open, .prefix, .minus])

  /// What a time can begin with, besides numbers.
  static let timeBeginnings = SenseSet(
    [
      .ordinal, .small, .hanDigit, .hanUnit, .weekday, .month, .dayOffset, .part, .dayAndPart,
      .period, .holiday,
    ],
    [
      .a, .in, .from, .between, .next, .this, .last, .every, .half, .quarter, .start, .middle,
      .end, .weekend, .daily, .weekly, .monthly, .yearly, .hourly, .ban, .cha, .mei,
      .startOfMonth, .middleOfMonth, .endOfMonth, .startOfYear, .endOfYear,
    ])

  /// What an amount or expression can begin with, besides numbers.
  static let amountBeginnings = SenseSet(
    [.ordinal, .currency, .hanUnit, .hanScale],
    [
      .a, .half, .quarter, .negative, .hyphen, .ban, .di, .below, .yiBan, .baiFenZhi, .halfPrice,
      .ageBefore, .fahrenheitBefore, .celsiusBefore, .perHourBefore, .perSecondBefore,
    ], [.open, .prefix, .minus])

  /// What a number can begin with, besides figures.
  static let numberBeginnings = SenseSet(
    [.fraction, .small, .tens, .scale, .count, .hanDigit, .hanUnit, .hanScale],
    [.dot, .half, .quarter, .a, .approximately])

  static let signs = SenseSet([], [.negative, .hyphen])
  static let durationWords = SenseSet([.timeUnit], [.ke, .yue])
  static let weekdayWords = SenseSet([.weekday], [.weekend])
  static let englishDateWords = SenseSet([.month, .ordinal], [.ordinalSuffix])
  static let chineseDateWords = SenseSet([.period], [.nian, .yue, .hao])
  static let dateSigns = SenseSet([], [.hyphen, .slash, .dot])
  static let overWords = SenseSet([], [.over])
  static let compoundSigns = SenseSet([], [.slash, .over, .caret])
  static let hanClockWords = SenseSet([], [.dian])
  static let fractionClockWords = SenseSet([], [.past, .to, .of])
  static let clockSigns = SenseSet([], [.colon])
  static let holidays = SenseSet([.holiday])
  static let rangeWords = SenseSet([], [.to, .until, .hyphen, .zhi, .from, .between, .next, .last])
  static let recurrenceWords = SenseSet(
    [], [.every, .mei, .daily, .weekly, .monthly, .yearly, .hourly])
  static let quantityWords = SenseSet(
    [.unit], [.fahrenheitBefore, .celsiusBefore, .apostrophe])
  static let partMeasures = SenseSet([.unit, .timeUnit, .currency])
  static let feetSigns = SenseSet([], [.apostrophe])
  static let ageWords = SenseSet([], [.yearsOld, .old, .ageBefore])
  static let moneyWords = SenseSet([.currency, .millionsOf], [.cent, .jiao, .pence])
  static let percentWords = SenseSet(
    [], [.baiFenZhi, .fenZhi, .percent, .percentagePoint, .cheng, .zhe, .halfPrice])
  static let ordinalWords = SenseSet([.ordinal], [.di, .ordinalSuffix])
  static let fractionWords = SenseSet([], [.yiBan, .fenZhi])
  static let expressionWords = SenseSet(
    [], [.of, .de], [.infix, .minus, .letterX, .prefix, .postfix])

  /// A beginning, middle or end of a period.
  static let partsOfPeriod = SenseSet([], [.start, .middle, .end])
  static let namedPartsOfPeriod = SenseSet(
    [], [.startOfMonth, .middleOfMonth, .endOfMonth, .startOfYear, .endOfYear])
  /// What counts weeks before a weekday.
  static let weekCounts = SenseSet([], [.this, .next, .last])
  static let weekdayAnnouncers = SenseSet([], [.on, .until, .from, .every, .comma])
  static let dayAnnouncers = SenseSet([], [.on, .until, .from, .at])
  static let monthAnnouncers = SenseSet([], [.in, .of, .until, .every, .from])
  static let numberWords = SenseSet([.small, .tens, .scale, .count])
  static let scaleWords = SenseSet([.scale, .count])
  static let parts = SenseSet([.denominator, .ordinal])
  static let quantityPrefixes = SenseSet(
    [], [.fahrenheitBefore, .celsiusBefore, .below, .perHourBefore, .perSecondBefore])
  static let answers = SenseSet([.answer])
  static let currencies = SenseSet([.currency])
  static let units = SenseSet([.unit])
  static let hanNumerals = SenseSet([.hanDigit, .hanUnit, .hanScale])
  static let hanUnits = SenseSet([.hanUnit, .hanScale])
}
