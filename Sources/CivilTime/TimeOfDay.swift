/// A time on the clock, to the second.
public struct TimeOfDay: Sendable, Hashable, Comparable {
  private let storedHour: UInt8
  private let storedMinute: UInt8
  private let storedSecond: UInt8

  /// The hour, 0 to 23.
  public var hour: Int { Int(storedHour) }
  /// The minute, 0 to 59.
  public var minute: Int { Int(storedMinute) }
  /// The second, 0 to 59.
  public var second: Int { Int(storedSecond) }

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
    self.init(uncheckedHour: hour, minute: minute, second: second)
  }

  /// Creates the time a number of seconds after midnight, going round the clock.
  ///
  /// - Parameter secondOfDay: seconds since midnight.
  public init(secondOfDay: Int) {
    let remainder = secondOfDay % 86_400
    let seconds = remainder < 0 ? remainder + 86_400 : remainder
    self.init(
      uncheckedHour: seconds / 3600, minute: seconds / 60 % 60, second: seconds % 60)
  }

  private init(uncheckedHour hour: Int, minute: Int, second: Int) {
    storedHour = UInt8(truncatingIfNeeded: hour)
    storedMinute = UInt8(truncatingIfNeeded: minute)
    storedSecond = UInt8(truncatingIfNeeded: second)
  }

  /// The seconds since midnight.
  public var secondOfDay: Int { hour * 3600 + minute * 60 + second }

  /// Whether one time is earlier in the day than another.
  public static func < (left: TimeOfDay, right: TimeOfDay) -> Bool {
    left.secondOfDay < right.secondOfDay
  }
}
