// Which senses a grammar can't do without, so that most texts never reach it.

extension SenseSet {
  /// What an entity can begin with, besides figures.
  static let beginnings = SenseSet(
    [
      .small, .tens, .count, .ordinal, .fraction, .hanDigit, .hanUnit, .hanScale, .weekday, .month,
      .dayOffset, .part, .dayAndPart, .period, .holiday, .currency, .partOfYear,
    ],
    [
      .yearWord, .weekOf, .earlierIn, .laterIn, .within, .biweekly, .bimonthly, .semiannually,
      .quarterly, .nightly, .nextDay, .endOfDay, .endOfA, .first, .split, .minguo, .weekdays,
      .plural, .lunar, .lunarMonth, .meiGe, .exceptBefore,
      .a, .in, .from, .between, .next, .this, .last, .every, .half, .quarter, .negative, .dot,
      .hyphen, .start, .middle, .end, .weekend, .daily, .weekly, .monthly, .yearly, .hourly, .ban,
      .cha, .mei, .di, .below, .yiBan, .baiFenZhi, .halfPrice, .ageBefore, .fahrenheitBefore,
      .celsiusBefore,
      .perHourBefore, .perSecondBefore, .startOfMonth, .middleOfMonth, .endOfMonth, .startOfYear,
      .endOfYear,
    ], [.open, .prefix, .minus])

  /// What a time can begin with, besides numbers.
  static let timeBeginnings = SenseSet(
    [
      .ordinal, .small, .hanDigit, .hanUnit, .weekday, .month, .dayOffset, .part, .dayAndPart,
      .period, .holiday, .partOfYear, .tens,
    ],
    [
      .yearWord, .weekOf, .earlierIn, .laterIn, .within, .biweekly, .bimonthly, .semiannually,
      .quarterly, .nightly, .nextDay, .endOfDay, .endOfA, .first, .minguo, .weekdays, .plural,
      .lunar, .lunarMonth,
      .meiGe, .exceptBefore, .a, .in, .from, .between, .next, .this, .last, .every, .half, .quarter,
      .start,
      .middle,
      .end, .weekend, .daily, .weekly, .monthly, .yearly, .hourly, .ban, .cha, .mei,
      .startOfMonth, .middleOfMonth, .endOfMonth, .startOfYear, .endOfYear,
    ])

  /// What an amount or expression can begin with, besides numbers.
  static let amountBeginnings = SenseSet(
    [.ordinal, .currency, .hanUnit, .hanScale],
    [
      .a, .half, .quarter, .negative, .hyphen, .ban, .di, .below, .yiBan, .baiFenZhi, .halfPrice,
      .ageBefore, .fahrenheitBefore, .celsiusBefore, .perHourBefore, .perSecondBefore, .split,
    ], [.open, .prefix, .minus])

  /// What a number can begin with, besides figures.
  static let numberBeginnings = SenseSet(
    [.fraction, .small, .tens, .scale, .count, .hanDigit, .hanUnit, .hanScale],
    [.dot, .half, .quarter, .a, .approximately])

  /// What else a time can begin with where everything is wanted.
  static let thoroughBeginnings = SenseSet(
    [],
    [
      .the, .weekWord, .few, .left, .to, .whole, .final, .timesA, .zhiHou, .lasting, .now, .around,
      .at, .qianN, .compared,
    ])

  static let signs = SenseSet([], [.negative, .hyphen])
  static let durationWords = SenseSet([.timeUnit], [.ke, .yue, .fen])
  static let afterDuration = SenseSet(
    [], [.and, .ago, .later, .before, .past, .to, .of, .at, .in, .on, .courtesy, .now])
  static let weekdayWords = SenseSet([.weekday], [.weekend])
  static let englishDateWords = SenseSet([.month, .ordinal], [.ordinalSuffix])
  static let chineseDateWords = SenseSet([.period], [.nian, .yue, .hao])
  static let firstTen = SenseSet([], [.start])
  static let dateSigns = SenseSet([], [.hyphen, .slash, .dot])
  static let overWords = SenseSet([], [.over])
  static let compoundSigns = SenseSet([], [.slash, .over, .caret])
  static let hanClockWords = SenseSet([], [.dian])
  static let fractionClockWords = SenseSet([], [.past, .to, .of])
  static let clockSigns = SenseSet([], [.colon])
  /// What a week, a counted day or a part of a year can begin with, besides figures.
  static let countedBeginnings = SenseSet(
    [.small, .tens, .partOfYear, .ordinal, .hanDigit, .hanUnit, .period, .holiday],
    [.yearWord, .weekWord, .weekOf, .weekend, .first, .final, .last, .the, .minguo])
  static let lunarWords = SenseSet([], [.lunar, .lunarMonth])
  static let chineseNthWords = SenseSet([], [.di, .final, .qianN])
  static let yearBeginnings = SenseSet(
    [.small, .tens, .partOfYear, .ordinal, .hanDigit, .hanUnit], [.yearWord])
  static let decadeWords = SenseSet([], [.decadeOf, .shiJi])
  static let yearWords = SenseSet([.small, .tens])
  /// What may follow a year without making it a count.
  static let afterYear = SenseSet(
    [.partOfYear],
    [
      .and, .to, .until, .hyphen, .zhi, .orLater, .orEarlier, .at, .comma, .courtesy, .zhiQian,
      .zhiHou,
    ])
  static let yearAnnouncers = SenseSet(
    [], [.in, .from, .until, .beforeOpen, .afterOpen, .sinceOpen, .untilOpen, .of, .between])
  static let centuryWords = SenseSet([], [.shiJi])
  static let weekNames = SenseSet([], [.weekWord, .weekOf])
  static let openWords = SenseSet(
    [],
    [
      .beforeOpen, .untilOpen, .sinceOpen, .afterOpen, .orLater, .orEarlier, .zhiQian, .zhiHou,
      .around,
    ])
  static let endParts = SenseSet([], [.end, .endOfMonth, .endOfYear])
  static let startParts = SenseSet([], [.start, .startOfMonth, .startOfYear])
  static let nthWords = SenseSet([.timeUnit, .weekday])
  static let weekdayNames = SenseSet([.weekday])
  static let dayNames = SenseSet([.dayOffset, .weekday, .month, .timeUnit, .holiday])
  static let holidays = SenseSet([.holiday])
  static let rangeWords = SenseSet(
    [],
    [.to, .until, .hyphen, .zhi, .from, .between, .next, .last, .within, .left, .lasting, .zhiHou])
  static let quarterWords = SenseSet([.denominator], [.quarter])
  /// What may make half of a part of the day: "early", "later in".
  static let halves = SenseSet([], [.start, .end, .earlierIn, .laterIn])
  static let weekendWords = SenseSet([], [.weekend])
  static let dayAndParts = SenseSet([.dayAndPart])
  static let howMany = SenseSet([], [.howMany])
  static let openings = SenseSet([], [.from, .between])
  static let lastingWords = SenseSet([], [.lasting])
  static let monthNames = SenseSet([.month])
  static let recurrenceWords = SenseSet(
    [],
    [
      .every, .mei, .meiGe, .daily, .weekly, .monthly, .yearly, .hourly, .biweekly, .bimonthly,
      .semiannually, .quarterly, .nightly, .plural, .weekdays, .timesA,
    ])
  static let excepted = SenseSet([], [.excepted])
  static let weekdayJoints = SenseSet([], [.to, .until, .hyphen, .zhi])
  /// What may follow a day of the month that is one of each month.
  static let afterDayOfMonths = SenseSet(
    [.part, .dayAndPart], [.at, .on, .of, .in, .to, .comma, .and])
  static let dayOffsets = SenseSet([.dayOffset, .dayAndPart])
  static let listJoints = SenseSet([], [.and, .comma])
  static let alarmWords = SenseSet([], [.alarmFor])
  static let afterAlarmHour = SenseSet(
    [
      .dayOffset, .dayAndPart, .part, .meridiem, .weekday, .period, .month,
    ],
    [.on, .in, .and, .every, .comma, .courtesy, .to, .this, .next, .weekdays, .daily])
  static let pluralWords = SenseSet([], [.plural])
  static let hanDigits = SenseSet([.hanDigit])
  static let sundays = SenseSet([], [.sunday])
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
    [], [.of, .de, .partOf, .split], [.infix, .minus, .letterX, .prefix, .postfix])

  /// A beginning, middle or end of a period.
  static let partsOfPeriod = SenseSet([], [.start, .middle, .end])
  static let namedPartsOfPeriod = SenseSet(
    [], [.startOfMonth, .middleOfMonth, .endOfMonth, .startOfYear, .endOfYear])
  /// What counts weeks before a weekday.
  static let weekCounts = SenseSet([], [.this, .next, .last, .coming])
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
