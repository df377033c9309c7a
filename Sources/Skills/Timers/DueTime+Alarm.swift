import CivilTime
import SkillKit

extension DueTime {
  /// The time as an alarm means it: seven is in the morning when somebody wants to be woken or
  /// names another day.
  ///
  /// - Parameters:
  ///   - typed: the time as it was typed; one that can only be in the evening stays there.
  ///   - isWakeUp: whether the alarm is to wake somebody.
  ///   - context: the circumstances.
  /// - Returns: the time in the morning, or the same time.
  func inTheMorning(as typed: String, isWakeUp: Bool, in context: SkillContext) -> DueTime {
    let isOpen = SpokenTime.clocks(in: typed).count == 2
    let today = context.localNow.date
    guard isOpen, (15...23).contains(local.time.hour), isWakeUp || local.date > today else {
      return self
    }
    var morning = local.adding(seconds: -12 * 3600)
    if morning <= context.localNow { morning = morning.adding(seconds: 86_400) }
    var result = self
    result.local = morning
    result.instant = context.timeZone.milliseconds(of: morning)
    return result
  }
}
