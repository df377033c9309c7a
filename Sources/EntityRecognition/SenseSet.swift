/// What a phrase can mean, without the value: one of at most 192.
struct SenseKind: Sendable, Equatable {
  /// The place of its bit in a `SenseSet`.
  let index: UInt8

  private init(_ index: UInt8) { self.index = index }

  /// The kind of a keyword.
  init(_ keyword: Keyword) { index = keyword.rawValue + 31 }

  /// The kind of a word of arithmetic.
  init(_ arithmetic: Arithmetic) { index = arithmetic.rawValue + 22 }

  static var small: SenseKind { SenseKind(0) }
  static var tens: SenseKind { SenseKind(1) }
  static var scale: SenseKind { SenseKind(2) }
  static var count: SenseKind { SenseKind(3) }
  static var ordinal: SenseKind { SenseKind(4) }
  static var denominator: SenseKind { SenseKind(5) }
  static var fraction: SenseKind { SenseKind(6) }
  static var hanDigit: SenseKind { SenseKind(7) }
  static var hanUnit: SenseKind { SenseKind(8) }
  static var hanScale: SenseKind { SenseKind(9) }
  static var timeUnit: SenseKind { SenseKind(10) }
  static var weekday: SenseKind { SenseKind(11) }
  static var month: SenseKind { SenseKind(12) }
  static var dayOffset: SenseKind { SenseKind(13) }
  static var part: SenseKind { SenseKind(14) }
  static var dayAndPart: SenseKind { SenseKind(15) }
  static var meridiem: SenseKind { SenseKind(16) }
  static var period: SenseKind { SenseKind(17) }
  static var holiday: SenseKind { SenseKind(18) }
  static var unit: SenseKind { SenseKind(19) }
  static var currency: SenseKind { SenseKind(20) }
  static var answer: SenseKind { SenseKind(21) }
  static var millionsOf: SenseKind { SenseKind(29) }
  static var partOfYear: SenseKind { SenseKind(30) }
}

/// A set of what phrases can mean.
struct SenseSet: Sendable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0
  private var top: UInt64 = 0

  /// Creates the empty set.
  init() {}

  /// Creates a set of kinds, keywords and words of arithmetic.
  init(_ kinds: [SenseKind], _ keywords: [Keyword] = [], _ arithmetic: [Arithmetic] = []) {
    for kind in kinds { insert(kind) }
    for keyword in keywords { insert(SenseKind(keyword)) }
    for word in arithmetic { insert(SenseKind(word)) }
  }

  /// Whether nothing is in the set.
  var isEmpty: Bool { low | high | top == 0 }

  /// Whether a kind is in the set.
  func contains(_ kind: SenseKind) -> Bool {
    let word = kind.index < 64 ? low : kind.index < 128 ? high : top
    return word &>> UInt64(kind.index & 63) & 1 != 0
  }

  /// Whether both sets contain the same kind.
  func intersects(_ other: SenseSet) -> Bool {
    low & other.low | high & other.high | top & other.top != 0
  }

  /// Adds a kind.
  mutating func insert(_ kind: SenseKind) {
    let bit: UInt64 = 1 &<< UInt64(kind.index & 63)
    if kind.index < 64 {
      low |= bit
    } else if kind.index < 128 {
      high |= bit
    } else {
      top |= bit
    }
  }

  /// Adds the kinds of another set.
  mutating func formUnion(_ other: SenseSet) {
    low |= other.low
    high |= other.high
    top |= other.top
  }
}
