/// A time on the clock, to the second.
public struct TimeOfDay: Sendable, Hashable, Comparable {
  /// The hour, 0 to 23.
  public let hour: Int
  /// The minute, 0 to 59.
  public let minute: Int
  /// The second, 0 to 59.
  public let second: Int

  /// The first second of a day.
  public static let midnight = TimeOfDay(secondOfDay: 0)
  /// The middle of a day.
  public static let noon = TimeOfDay(secondOfDay: 43_200)

  /// Creates a time, or nothing where the clock has no such time.
  ///
  /// - Parameters:
  ///   - hour: the hour, 0 to 23.
  ///   - minute: the minute, 0 to 59.
  ///   - second: the second, 0 to 59.
  public init?(hour: Int, minute: Int = 0, second: Int = 0) {
    guard (0...23).contains(hour), (0...59).contains(minute), (0...59).contains(second) else {
      return nil
    }
    self.hour = hour
    self.minute = minute
    self.second = second
  }

  /// Creates the time a number of seconds after midnight, going round the clock.
  ///
  /// - Parameter secondOfDay: seconds since midnight.
  public init(secondOfDay: Int) {
    let remainder = secondOfDay % 86_400
    let seconds = remainder < 0 ? remainder + 86_400 : remainder
    hour = seconds / 3600
    minute = seconds / 60 % 60
    second = seconds % 60
  }

  /// The seconds since midnight.
  public var secondOfDay: Int { hour * 3600 + minute * 60 + second }

  /// Whether one time is earlier in the day than another.
  public static func < (left: TimeOfDay, right: TimeOfDay) -> Bool {
    left.secondOfDay < right.secondOfDay
  }
}
