import Measures

/// Reads Chinese numerals: 三百二十, 一万二, 两千零五十, 三点一四, 二零二六, 3万.
struct ChineseNumberReader {
  private let pieces: [TextPiece]
  private var position: Int

  /// Reads the number that starts at a piece.
  ///
  /// - Parameters:
  ///   - pieces: the pieces of the text.
  ///   - start: where the number starts.
  /// - Returns: the number and the position after it, or nil where no numeral starts.
  static func read(_ pieces: [TextPiece], at start: Int) -> (value: Double, end: Int)? {
    var reader = ChineseNumberReader(pieces: pieces, position: start)
    guard let value = reader.read() else { return nil }
    return (value, reader.position)
  }

  private mutating func read() -> Double? {
    if han(position) == "半" {
      position += 1
      return 0.5
    }
    guard let whole = readWhole() else { return nil }
    guard han(position) == "点" || han(position) == "點" else { return whole }
    var value = whole
    var scale = 0.1
    var index = position + 1
    while let name = han(index), let digit = Self.digits[name] {
      value += digit * scale
      scale /= 10
      index += 1
    }
    if index > position + 1 { position = index }
    return value
  }

  /// Sums sections below 万 and 亿; a last digit without a unit counts in the next lower one.
  private mutating func readWhole() -> Double? {
    var total = 0.0
    var section = 0.0
    var digit: Double?
    var lastUnit = 1.0
    var run = 0
    let start = position
    while position < pieces.count {
      if let number = pieces[position].number, digit == nil, position == start || lastUnit > 1 {
        digit = number
      } else if let name = han(position), let value = Self.digits[name] {
        digit = run > 0 ? (digit ?? 0) * 10 + value : value
        run += 1
        if value == 0 { lastUnit = 10 }
      } else if let name = han(position), let unit = Self.units[name] {
        section += (digit ?? (section == 0 || unit == 10 ? 1 : 0)) * unit
        (digit, run, lastUnit) = (nil, 0, unit)
      } else if let name = han(position), let unit = Self.sections[name], position > start {
        let scaled = (section + (digit ?? 0)) * unit
        total = total > 0 && total < unit ? (total + section + (digit ?? 0)) * unit : total + scaled
        (section, digit, run, lastUnit) = (0, nil, 0, unit)
      } else {
        break
      }
      position += 1
    }
    guard position > start else { return nil }
    let isShort = run == 1 && lastUnit >= 100
    return total + section + (digit ?? 0) * (isShort ? lastUnit / 10 : 1)
  }

  private func han(_ index: Int) -> String? {
    guard index < pieces.count, pieces[index].kind == .han else { return nil }
    return pieces[index].text
  }

  private static let digits = table(of: NumberWords.hanDigits)
  private static let units = table(of: NumberWords.hanUnits)
  private static let sections = table(of: NumberWords.hanScales)

  /// Whether a Han character multiplies the number before it.
  static func isUnit(_ name: String) -> Bool { units[name] != nil || sections[name] != nil }

  /// The values of characters, traditional ones too.
  private static func table(of rows: [NumberWords.Row]) -> [String: Double] {
    var table = NumberWords.values(of: rows)
    for (character, simplified) in NumberWords.traditional {
      if let value = table[simplified] { table[character] = value }
    }
    return table
  }
}
