import TextAnalysis

extension SenseLattice {
  /// A token as the grammar asks about it.
  struct Position {
    /// The kinds of the senses that start here.
    let kinds: SenseSet
    /// The value of a number of at most 15 digits.
    private(set) var value = 0
    /// The number of digits of such a number, else 0.
    private(set) var digits: UInt8 = 0
    /// What the token is made of.
    let token: Token.Kind
    /// Whether white space stands before the token.
    let isSpaced: Bool
    /// Whether nothing can begin here.
    let isMute: Bool
    /// The symbol, if it is one of ASCII, else 0.
    let sign: UInt8
    /// Whether a number can begin here.
    var mayBeNumber: Bool { token == .number || !isMute && kinds.intersects(.numberBeginnings) }
    private let firstSense: Int32
    private let endOfSenses: Int32

    /// The indices of the senses, those of shorter phrases first.
    var senses: Range<Int> { Int(firstSense)..<Int(endOfSenses) }

    init(
      _ token: Token, in normalized: Span<UInt8>, _ kinds: SenseSet,
      senses: Range<Int>
    ) {
      self.kinds = kinds
      self.token = token.kind
      isSpaced = token.followsSpace
      isMute = token.kind != .number && !kinds.intersects(.beginnings)
      firstSense = Int32(senses.lowerBound)
      endOfSenses = Int32(senses.upperBound)
      let isSign = token.kind == .symbol && token.normalized.count == 1
      sign = isSign ? normalized[token.normalized.lowerBound] : 0
      guard token.kind == .number, token.normalized.count <= 15 else { return }
      digits = UInt8(token.normalized.count)
      for position in token.normalized {
        value = value * 10 + Int(normalized[position] &- 0x30)
      }
    }
  }

  /// What is known of a text when all its tokens have been seen.
  struct Survey {
    private(set) var kinds = SenseSet()
    private(set) var hasBeginning = false
    private(set) var hasNumbers = false
    private(set) var hasQuotes = false
    private(set) var hasAddressSigns = false

    mutating func add(_ position: Position) {
      kinds.formUnion(position.kinds)
      if !position.isMute { hasBeginning = true }
      if position.mayBeNumber { hasNumbers = true }
      guard position.token == .symbol else { return }
      switch position.sign {
      case UInt8(ascii: "\""), 0: hasQuotes = true
      case UInt8(ascii: "."), UInt8(ascii: ":"): hasAddressSigns = true
      default: break
      }
    }
  }
}
