/// A word that joins others.
enum Keyword: UInt8, Sendable, Hashable {
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
  /// 兆 before a smaller number, and 打 for twelve of something.
  case zhao, dozen, halfPrice, over, caret
  case ageBefore, inchSign, pence
  case yearWord, weekWord, weekOf, now, earlierIn, laterIn, few, whole, around, within
  case biweekly, bimonthly, semiannually, quarterly, nightly
  case beforeOpen, untilOpen, sinceOpen, afterOpen, orLater, orEarlier, zhiQian, zhiHou, qi
  case nextDay, endOfDay, decadeOf, shiJi, first, final, timesA, qianN, zuiHou, minguo, lasting,
    left
  case endOfA, plural, meiGe, ish, sunday, coming, partOf, split, among, howMany
  case startOfMonth, middleOfMonth, endOfMonth, startOfYear, endOfYear
  case except, exceptBefore, excepted, alarmFor, forTime, compared
  /// The calendar that counts the days by the moon, and its months that no other calendar has.
  case lunar, lunarMonth
}
