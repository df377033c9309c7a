import CivilTime
import SkillKit

extension SkillContext {
  /// The current date and time of day in the user's zone.
  var localNow: CivilDateTime { timeZone.civil(at: now) }

  /// The wording of dates as seen from today, in the language of the turn.
  var calendarText: CalendarText { CalendarText(language: language, today: localNow.date) }
}
