import CivilTime

/// Reads the few words by which a running timer or alarm is called: `7am`, `七点半`, `10分钟`.
enum SpokenTime {
  /// The times of day that a text can mean: `7` is at 7:00 and at 19:00.
  ///
  /// - Parameter text: a short text.
  /// - Returns: the times, or none.
  static func clocks(in text: String) -> [TimeOfDay] {
    let plain = text.lowercased()
    if plain.contains("noon") || plain == "中午" { return [.noon] }
    if plain.contains("midnight") || plain == "午夜" { return [.midnight] }
    let numbers = numbers(in: plain)
    guard let hour = numbers.first, (0...24).contains(hour) else { return [] }
    var minute = numbers.count > 1 ? numbers[1] : 0
    if plain.hasSuffix("半") { minute = 30 }
    if plain.hasSuffix("一刻") { minute = 15 }
    if plain.hasSuffix("三刻") { minute = 45 }
    if plain.hasPrefix("quarter past") { minute = 15 }
    if plain.hasPrefix("half past") { minute = 30 }
    guard (0..<60).contains(minute) else { return [] }
    let isLate = plain.containsAny(["pm", "p.m", "evening", "afternoon", "下午", "晚", "傍晚"])
    let isEarly = plain.containsAny(["am", "a.m", "morning", "早", "上午", "凌晨"])
    let hours = [hour % 24] + (hour <= 12 ? [(hour + 12) % 24] : [])
    return hours.filter { isLate ? $0 >= 12 : isEarly ? $0 < 12 : true }
      .compactMap { TimeOfDay(hour: $0, minute: minute) }
  }

  /// A length such as `20 minute`, `1 hour 30 minute`, `an hour` or `10分钟`, in seconds.
  ///
  /// - Parameter text: a short text.
  /// - Returns: the length, or nothing.
  static func length(in text: String) -> Int? {
    let plain = text.lowercased()
    if plain.containsAny(["half an hour", "half hour", "半小时", "半个小时", "半個小時"]) { return 1800 }
    let pieces = TextPiece.split(plain)
    var total = 0
    var index = 0
    while index < pieces.count {
      guard case (let amount, var end)? = number(in: pieces, at: index) else {
        index += 1
        continue
      }
      if end < pieces.count, ["个", "個", "-"].contains(pieces[end].text) { end += 1 }
      let unit = end < pieces.count ? units.first { pieces[end].text.hasPrefix($0.name) } : nil
      if let unit, (0..<10_000).contains(amount) { total += amount * unit.size }
      index = end
    }
    if total == 0, plain.hasPrefix("an hour") || plain.hasPrefix("one hour") { return 3600 }
    return total > 0 ? total : nil
  }

  private static let units: [(name: String, size: Int)] = [
    ("hour", 3600), ("hr", 3600), ("小", 3600), ("min", 60), ("分", 60), ("sec", 1), ("秒", 1),
  ]

  /// The whole numbers of a text, in digits or words.
  private static func numbers(in text: String) -> [Int] {
    let pieces = TextPiece.split(text)
    var numbers: [Int] = []
    var index = 0
    while index < pieces.count {
      if let (value, end) = number(in: pieces, at: index) {
        numbers.append(value)
        index = end
      } else {
        index += 1
      }
    }
    return numbers
  }

  /// The whole number that starts at a piece; -1 for one that isn't whole.
  private static func number(in pieces: [TextPiece], at index: Int) -> (value: Int, end: Int)? {
    if let value = pieces[index].number { return (Int(exactly: value) ?? -1, index + 1) }
    guard pieces[index].kind == .han else {
      guard case (.number(let value), let end)? = EnglishNumberReader.read(pieces, at: index)
      else { return nil }
      return (Int(exactly: value) ?? -1, end)
    }
    guard pieces[index].text != "半", let (value, end) = ChineseNumberReader.read(pieces, at: index)
    else { return nil }
    return (Int(exactly: value) ?? -1, end)
  }
}
