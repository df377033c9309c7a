import Measures

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

  private static let magnitudes = NumberWords.values(
    of: NumberWords.scales.filter { $0.value >= 1000 })
  private static let small = NumberWords.values(of: NumberWords.small + NumberWords.tens)
  private static let ordinals: [String: Double] = ["first": 1, "second": 2]

  /// The words for parts: those for several of them and, of a third on, for one.
  private static let parts: [String: Double] = {
    let single = NumberWords.ordinals.filter { (3...10).contains($0.value) || $0.value == 100 }
    let several = NumberWords.denominators.filter { $0.value > 1 }
    return NumberWords.values(of: [(2, "half")] + several + single)
  }()

  /// The words that numbers are made of.
  static let vocabulary = Array(magnitudes.keys) + small.keys + parts.keys + ["hundred", "dozen"]
}
