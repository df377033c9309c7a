/// Reads English number words: `two hundred and five`, `three point one four`, `two thirds`.
struct EnglishNumberReader {
  private let pieces: [TextPiece]
  private var position: Int

  /// Reads the number that starts at a piece.
  ///
  /// - Parameters:
  ///   - pieces: the pieces of the text.
  ///   - start: where the number starts.
  /// - Returns: the token and the position after it, or nil where no number starts.
  static func read(_ pieces: [TextPiece], at start: Int) -> (token: ArithmeticToken, end: Int)? {
    var reader = EnglishNumberReader(pieces: pieces, position: start)
    guard let token = reader.read() else { return nil }
    return (token, reader.position)
  }

  private mutating func read() -> ArithmeticToken? {
    let start = position
    var value = pieces[position].number
    if value != nil { position += 1 } else { readArticle() }
    if let number = value {
      value = readMagnitudes(of: number)
    } else if let words = readWords() {
      value = words
    }
    if let value, let size = readPart() { return .fraction(value, size) }
    if let value {
      if word(position) == "point", let digits = readDecimals() { return .number(value + digits) }
      return .number(value)
    }
    if let size = readPart(), size == 2 || position > start + 1 { return .fraction(1, size) }
    position = start
    return readOrdinal()
  }

  private mutating func readArticle() {
    guard word(position) == "a" || word(position) == "an", let next = word(position + 1) else {
      return
    }
    let isCounted =
      Self.magnitudes[next] != nil || Self.parts[next] != nil || next == "hundred"
      || next == "dozen"
    if isCounted { position += 1 }
  }

  private mutating func readMagnitudes(of number: Double) -> Double {
    var value = number
    while let name = word(position), let size = magnitude(name) {
      value *= size
      position += 1
    }
    return value
  }

  private mutating func readWords() -> Double? {
    var total = 0.0
    var current = 0.0
    var last = 0.0
    let start = position
    while let name = word(position) {
      if let size = magnitude(name) {
        if size < 1000 {
          current = max(current, 1) * size
        } else {
          total += max(current, 1) * size
          current = 0
        }
        last = size
      } else if let size = Self.small[name] {
        guard position == start || fits(size, after: last) else { break }
        current += size
        last = size
      } else if name != "and" || last < 100 || !isSmall(position + 1) {
        break
      }
      position += 1
      skipHyphen(after: last)
    }
    return position > start ? total + current : nil
  }

  private func fits(_ size: Double, after last: Double) -> Bool {
    last >= 100 || (last >= 20 && size < 10 && size > 0)
  }

  private mutating func skipHyphen(after last: Double) {
    let isHyphen =
      position + 1 < pieces.count && pieces[position].text == "-"
      && !pieces[position].followsSpace && !pieces[position + 1].followsSpace
    guard isHyphen, let next = word(position + 1) else { return }
    if magnitude(next) != nil || Self.small[next].map({ fits($0, after: last) }) == true {
      position += 1
    }
  }

  private mutating func readDecimals() -> Double? {
    var value = 0.0
    var scale = 0.1
    var index = position + 1
    while let name = word(index), let digit = Self.small[name], digit < 10 {
      value += digit * scale
      scale /= 10
      index += 1
    }
    guard index > position + 1 else { return nil }
    position = index
    return value
  }

  private mutating func readPart() -> Double? {
    var index = position
    if index + 1 < pieces.count, pieces[index].text == "-", index > 0 { index += 1 }
    guard let name = word(index), let size = Self.parts[name] else { return nil }
    position = index + 1
    return size
  }

  private mutating func readOrdinal() -> ArithmeticToken? {
    guard let name = word(position), let value = Self.parts[name] ?? Self.ordinals[name] else {
      return nil
    }
    position += 1
    return .ordinal(value)
  }

  private func word(_ index: Int) -> String? {
    guard index < pieces.count, pieces[index].kind == .word else { return nil }
    return pieces[index].text
  }

  private func isSmall(_ index: Int) -> Bool { word(index).map { Self.small[$0] != nil } ?? false }

  private func magnitude(_ name: String) -> Double? {
    name == "hundred" ? 100 : name == "dozen" ? 12 : Self.magnitudes[name]
  }

  private static let magnitudes: [String: Double] = [
    "thousand": 1e3, "million": 1e6, "billion": 1e9, "trillion": 1e12,
  ]

  private static let small: [String: Double] = [
    "zero": 0, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7,
    "eight": 8, "nine": 9, "ten": 10, "eleven": 11, "twelve": 12, "thirteen": 13, "fourteen": 14,
    "fifteen": 15, "sixteen": 16, "seventeen": 17, "eighteen": 18, "nineteen": 19, "twenty": 20,
    "thirty": 30, "forty": 40, "fourty": 40, "fifty": 50, "sixty": 60, "seventy": 70,
    "eighty": 80, "ninety": 90,
  ]

  private static let parts: [String: Double] = [
    "half": 2, "halves": 2, "third": 3, "thirds": 3, "quarter": 4, "quarters": 4, "fourth": 4,
    "fourths": 4, "fifth": 5, "fifths": 5, "sixth": 6, "sixths": 6, "seventh": 7, "sevenths": 7,
    "eighth": 8, "eighths": 8, "ninth": 9, "ninths": 9, "tenth": 10, "tenths": 10,
    "hundredth": 100, "hundredths": 100,
  ]

  private static let ordinals: [String: Double] = ["first": 1, "second": 2]

  /// The words that numbers are made of.
  static let vocabulary = Array(magnitudes.keys) + small.keys + parts.keys + ["hundred", "dozen"]
}
