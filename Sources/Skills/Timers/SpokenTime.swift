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

  /// A length such as `20 minute`, `an hour` or `10分钟`, in seconds.
  ///
  /// - Parameter text: a short text.
  /// - Returns: the length, or nothing.
  static func length(in text: String) -> Int? {
    let plain = text.lowercased()
    let units: [(size: Int, names: [String])] = [
      (3600, ["hour", "小时", "小時", "钟头"]), (60, ["min", "分"]), (1, ["sec", "秒"]),
    ]
    guard let unit = units.first(where: { plain.containsAny($0.names) }) else { return nil }
    if plain.contains("半小时") || plain.contains("half an hour") { return 1800 }
    guard let amount = numbers(in: plain).first ?? (plain.hasPrefix("an ") ? 1 : nil),
      amount < 10_000
    else { return nil }
    return amount * unit.size
  }

  /// The whole numbers of a text, in digits or words.
  private static func numbers(in text: String) -> [Int] {
    let pieces = TextPiece.split(text)
    var numbers: [Int] = []
    var index = 0
    while index < pieces.count {
      if let value = pieces[index].number {
        numbers.append(Int(exactly: value) ?? -1)
        index += 1
      } else if pieces[index].text != "半",
        let (value, end) = ChineseNumberReader.read(pieces, at: index)
      {
        numbers.append(Int(exactly: value) ?? -1)
        index = end
      } else if case .number(let value)? = EnglishNumberReader.read(pieces, at: index)?.token {
        numbers.append(Int(exactly: value) ?? -1)
        index = EnglishNumberReader.read(pieces, at: index)?.end ?? index + 1
      } else {
        index += 1
      }
    }
    return numbers
  }
}
