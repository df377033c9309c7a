import CivilTime

/// The hours at which people expect something that is to happen in the morning, the afternoon or
/// the evening.
enum PartOfDay {
  /// The hour for a part of a day.
  ///
  /// - Parameter start: when the part begins: 0:00 for the morning, 12:00, 18:00.
  /// - Returns: the hour, or nothing where no part begins then.
  static func hour(from start: TimeOfDay) -> Int? {
    start.secondOfDay % 3600 == 0 ? usualHours[start.hour] : nil
  }

  /// The hour for a part of a day that was named without a time of day.
  ///
  /// - Parameters:
  ///   - typed: what was typed, such as `tomorrow morning`.
  ///   - start: what was made of it.
  /// - Returns: the hour, or nothing where a time of day was typed.
  static func hour(named typed: String, from start: TimeOfDay) -> Int? {
    let text = typed.lowercased()
    guard text.containsAny(names), !text.containsAny(["midnight", "noon ", "零点", "午夜", "中午"]) else {
      return nil
    }
    // The 二 of 周二 is no hour.
    var clock = text
    for day in ["周", "星期", "礼拜", "週", "禮拜"] {
      while let place = clock.firstRange(of: day) {
        clock.removeSubrange(
          place
            .lowerBound..<(clock.index(place.upperBound, offsetBy: 1, limitedBy: clock.endIndex)
            ?? clock.endIndex))
      }
    }
    let isClock = start.hour == 0 ? text.contains("12") : !SpokenTime.clocks(in: clock).isEmpty
    return isClock ? nil : hour(from: start)
  }

  private static let usualHours = [0: 9, 6: 9, 12: 15, 18: 19]
  private static let names = [
    "morning", "afternoon", "evening", "tonight", "night", "早", "上午", "下午", "晚", "傍晚", "晨",
  ]
}
