import CivilTime
import IntentSchema
import SkillKit

/// When something is to happen, as a slot says it.
struct DueTime: Sendable, Hashable {
  /// The instant, in milliseconds since 1970.
  var instant: Int64
  /// The same as the user's clock shows it.
  var local: CivilDateTime
  /// Whether a time of day was given, and not only a date or a part of the day.
  var hasTimeOfDay: Bool
  /// The step of a repetition, as an ISO 8601 duration.
  private var every: String?
  /// The days of the week that a repetition is narrowed to.
  private var days: [Int] = []

  /// The day that months and years are counted from, so that the 31st comes back after February.
  private var anchor: CivilDate?

  /// How it was said to repeat.
  var repetition: Repetition? {
    every.map {
      Repetition(first: CivilDateTime(anchor ?? local.date, local.time), every: $0, days: days)
    }
  }

  /// Reads a slot.
  ///
  /// A date alone is at nine in the morning, or at the next full hour where that has passed today;
  /// a part of a day is at an hour that people expect of it.
  ///
  /// - Parameters:
  ///   - slot: a date, a time, a part of a day, a repeated time or a duration from now.
  ///   - context: the circumstances.
  init?(_ slot: FilledSlot, in context: SkillContext) {
    switch slot.value {
    case .temporal(let text, let grain):
      self.init(text, grain, in: context)
      if grain == .hour, let hour = PartOfDay.hour(named: slot.text, from: local.time) {
        self = Self.inside(local.date, at: hour, in: context)
      }
    case .range(let from, let to, let grain):
      guard let start = Self.start(from, to, grain, in: context) else { return nil }
      self = start
    case .recurrence(let first, let every, let days):
      self.init(first, typed: slot.text, every: every, days: days, in: context)
    case .duration(let iso):
      guard let length = CivilDuration(iso) else { return nil }
      let local = context.localNow.adding(length)
      let isExact = length.years == 0 && length.months == 0 && length.days == 0
      let exact = context.now.addingReportingOverflow(Int64(length.seconds) &* 1000)
      let instant = isExact ? exact.partialValue : context.timeZone.milliseconds(of: local)
      guard !exact.overflow, !length.isZero else { return nil }
      self.init(instant: instant, in: context, hasTimeOfDay: true)
    default:
      return nil
    }
  }

  /// The same time of the day, repeated as another time is.
  func repeating(like other: DueTime, in context: SkillContext) -> DueTime {
    guard every == nil else { return self }
    var copy = other
    copy.local = CivilDateTime(other.local.date, local.time)
    copy.instant = context.timeZone.milliseconds(of: copy.local)
    if copy.instant <= context.now,
      let next = copy.repetition?.next(after: context.now, in: context.timeZone)
    {
      copy.instant = next
      copy.local = context.timeZone.civil(at: next)
    }
    return copy
  }

  /// The same day at another time, the day after where it is over.
  func at(_ clock: TimeOfDay, in context: SkillContext) -> DueTime {
    var copy = self
    copy.local = CivilDateTime(local.date, clock)
    if copy.local <= context.localNow { copy.local = copy.local.adding(seconds: 86_400) }
    copy.instant = context.timeZone.milliseconds(of: copy.local)
    return copy
  }

  /// Another time that doesn't repeat, as exact as this one.
  func once(at local: CivilDateTime, in context: SkillContext) -> DueTime {
    DueTime(
      instant: context.timeZone.milliseconds(of: local), in: context, hasTimeOfDay: hasTimeOfDay)
  }

  private init(instant: Int64, in context: SkillContext, hasTimeOfDay: Bool) {
    self.instant = instant
    local = context.timeZone.civil(at: instant)
    self.hasTimeOfDay = hasTimeOfDay
  }

  /// Reads a repeated time: its first time that is to come.
  private init?(
    _ first: String, typed: String, every: String, days: [Int], in context: SkillContext
  ) {
    let isDate = first.utf8.count <= 10
    guard let start = TemporalValue(first, grain: isDate ? .day : .minute)?.civil else {
      return nil
    }
    let hour = isDate ? 9 : PartOfDay.hour(named: typed, from: start.time)
    let time = hour.map { TimeOfDay(secondOfDay: $0 * 3600) } ?? start.time
    let step = CivilDuration(every)
    let date = days.isEmpty && step?.months == 1 ? start.date.firstInMonths : start.date
    let repetition = Repetition(first: CivilDateTime(date, time), every: every, days: days)
    var instant = context.timeZone.milliseconds(of: CivilDateTime(date, time))
    if instant <= context.now {
      guard let next = repetition.next(after: context.now, in: context.timeZone) else { return nil }
      instant = next
    }
    self.init(instant: instant, in: context, hasTimeOfDay: hour == nil)
    self.every = every
    self.days = days
    anchor = step.map { $0.months > 0 || $0.years > 0 } == true ? date : nil
  }

  private init?(_ text: String, _ grain: Grain, in context: SkillContext) {
    guard let value = TemporalValue(text, grain: grain) else { return nil }
    if [.second, .minute, .hour].contains(grain) {
      self.init(
        instant: value.instant(in: context.timeZone), in: context, hasTimeOfDay: true)
      return
    }
    self = Self.inside(value.civil.date, at: 9, in: context)
  }

  /// The start of a span of time: of a part of a day, an hour inside it.
  private static func start(
    _ from: String, _ to: String, _ grain: Grain, in context: SkillContext
  ) -> DueTime? {
    guard let first = TemporalValue(from, grain: grain), let last = TemporalValue(to, grain: grain)
    else { return nil }
    let seconds = last.civil.secondNumber - first.civil.secondNumber
    let isPart = from.utf8.count > 10 && seconds > 3 * 3600 && seconds <= 12 * 3600
    guard isPart, let hour = PartOfDay.hour(from: first.civil.time) else {
      return DueTime(from, from.utf8.count > 10 ? .minute : .day, in: context)
    }
    return inside(first.civil.date, at: hour, in: context)
  }

  /// An hour inside a part of a day, or the next full hour where it has passed today.
  private static func inside(
    _ date: CivilDate, at hour: Int, in context: SkillContext
  ) -> DueTime {
    let local = CivilDateTime(date, TimeOfDay(secondOfDay: hour * 3600))
    let moment = later(than: local, in: context)
    return DueTime(
      instant: context.timeZone.milliseconds(of: moment), in: context, hasTimeOfDay: false)
  }

  /// The same time, or the next full hour where it has passed today.
  private static func later(than local: CivilDateTime, in context: SkillContext) -> CivilDateTime {
    let now = context.localNow
    guard local.date == now.date, local <= now else { return local }
    let hour = TimeOfDay(secondOfDay: now.time.hour * 3600)
    return CivilDateTime(now.date, hour).adding(seconds: 3600)
  }
}

extension CivilDate {
  /// The last such day before it, from which what comes monthly is counted: the 31st also comes in a
  /// month of 30 days, on its last day, and not only in the next one that has 31.
  fileprivate var firstInMonths: CivilDate {
    guard day > 28 else { return self }
    let before = (1...2).lazy.compactMap { months -> CivilDate? in
      let month = self.firstOfMonth.adding(months: -months)
      return CivilDate(year: month.year, month: month.month, day: self.day)
    }
    return before.first ?? self
  }
}
