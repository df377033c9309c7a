import IntentSchema

/// Lengths of time in words: `1 hour 30 minutes`, `1小时30分钟`.
enum DurationText {
  /// A length in days, hours, minutes and seconds; seconds are left out from a day on.
  ///
  /// - Parameters:
  ///   - seconds: the length in seconds; a negative one counts as zero.
  ///   - language: the language.
  /// - Returns: the text.
  static func text(seconds: Int, in language: Language) -> String {
    let length = max(0, seconds)
    let parts: [(amount: Int, english: String, chinese: String)] = [
      (length / 86_400, "day", "天"),
      (length / 3600 % 24, "hour", "小时"),
      (length / 60 % 60, "minute", "分钟"),
      (length < 86_400 ? length % 60 : 0, "second", "秒"),
    ]
    let words = parts.filter { $0.amount > 0 }.map { part in
      language.say(count(part.amount, part.english), "\(part.amount)\(part.chinese)")
    }
    guard !words.isEmpty else { return language.say("0 seconds", "0秒") }
    return words.joined(separator: language.say(" ", ""))
  }

  /// A length as an English attribute: the `1 hour 30 minute` timer.
  ///
  /// - Parameter seconds: the length in seconds.
  /// - Returns: the words, none of them in the plural.
  static func attribute(seconds: Int) -> String {
    text(seconds: seconds, in: .english).split(separator: " ")
      .map { $0.hasSuffix("s") ? $0.dropLast() : $0 }.joined(separator: " ")
  }

  /// The time until an instant, rounded up to the second.
  ///
  /// - Parameters:
  ///   - instant: the instant, in milliseconds since 1970.
  ///   - now: the time, in milliseconds since 1970.
  ///   - language: the language.
  /// - Returns: the wording.
  static func remaining(until instant: Int64, from now: Int64, in language: Language) -> String {
    let (rest, overflow) = instant.subtractingReportingOverflow(now)
    let milliseconds = overflow ? 0 : max(0, rest)
    return text(seconds: Int(milliseconds / 1000 + (milliseconds % 1000 > 0 ? 1 : 0)), in: language)
  }

  /// An amount with an English noun in the right number.
  static func count(_ amount: Int, _ noun: String) -> String {
    "\(amount) \(noun)\(amount == 1 ? "" : "s")"
  }
}
