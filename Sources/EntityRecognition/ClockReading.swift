import CivilTime
import IntentSchema

/// A time on the clock as it was said.
struct ClockReading {
  /// The hour, 0 to 24.
  var hour: Int
  var minute = 0
  var second = 0
  var grain: Grain = .minute
  /// Whether the hour may be of the morning or of the afternoon.
  var isAmbiguous: Bool
  /// Whether no clock has the time that was said: "13 am".
  var isImpossible = false

  /// The seconds from the day's midnight; more than a day for the small hours of a night.
  var secondOfDay: Int { hour * 3600 + minute * 60 + second }

  /// The reading with "am" (false) or "pm" (true).
  func with(meridiem isAfternoon: Bool) -> ClockReading {
    var copy = self
    guard hour <= 12 else {
      // 13pm can only be one o'clock; 13am is no time at all.
      copy.isImpossible = !isAfternoon
      return copy
    }
    copy.hour = hour % 12 + (isAfternoon ? 12 : 0)
    copy.isAmbiguous = false
    return copy
  }

  /// The reading in a part of the day.
  func with(part: DayPart) -> ClockReading {
    guard hour <= 12 else { return self }
    var copy = self
    copy.isAmbiguous = false
    switch part {
    case .earlyMorning, .morning: copy.hour = hour % 12
    case .noon, .lunch: copy.hour = hour >= 10 ? hour : hour + 12
    case .afternoon: copy.hour = hour % 12 + 12
    case .evening, .night: copy.hour = hour == 12 ? 24 : (hour <= 4 ? hour + 24 : hour + 12)
    case .midnight: copy.hour = hour == 12 ? 24 : (hour <= 5 ? hour + 24 : hour + 12)
    }
    if part == .evening, hour == 4 { copy.hour = 16 }
    return copy
  }
}

extension DayPart {
  /// The hours it spans.
  var hours: Range<Int> {
    switch self {
    case .earlyMorning: 0..<6
    case .morning: 0..<12
    case .noon: 12..<13
    case .lunch: 12..<14
    case .afternoon: 12..<19
    case .evening, .night: 18..<24
    case .midnight: 24..<25
    }
  }

  /// Whether the part is a point on the clock by itself.
  var isPoint: Bool { self == .noon || self == .midnight }
}
