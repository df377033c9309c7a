/// What is to be left to chance.
enum RandomWish: Sendable, Hashable {
  /// Coins to flip.
  case coins(Int)
  /// Dice to roll, and their sides.
  case dice(Int, sides: Int)
  /// A number of a range.
  case number(ClosedRange<Int>)
  /// One of some options.
  case option([String])
  /// More coins or dice than are thrown at once.
  case tooMany(Int)
  /// Dice with fewer than two sides, or more than can be shown.
  case noSuchDie(sides: Int)
  /// A number of a range that is too wide.
  case tooWide

  /// The most coins or dice at once.
  static let mostThrown = 100

  /// Finds out what is wished.
  ///
  /// The result is nil where the text names nothing to choose from.
  ///
  /// - Parameters:
  ///   - options: the options, if any were named.
  ///   - utterance: what was typed.
  init?(options: String?, utterance: String) {
    let pieces = TextPiece.split(utterance)
    let text = utterance.lowercased()
    if text.containsAny(Self.numberWords + ["between", "到", "至"]), Self.namesHuge(pieces) {
      self = .tooWide
      return
    }
    if let options, let range = Self.wholeRange(options) {
      self = .number(range)
      return
    }
    if let limit = Self.limit(in: options ?? "") ?? Self.limit(in: utterance) {
      self = .number(limit)
      return
    }
    if let parts = options.map(ChoiceOptions.named), parts.count > 1 {
      self = .option(parts)
      return
    }
    if let wish = Self.dice(in: pieces, isNamed: text.containsAny(Self.diceWords)) {
      self = wish
    } else if text.containsAny(Self.coinWords) {
      let count = Self.count(in: pieces)
      self = count > Self.mostThrown ? .tooMany(count) : .coins(count)
    } else if let parts = ChoiceOptions.list(in: utterance), parts.count > 2 {
      self = .option(parts)
    } else if let range = Self.range(in: pieces) {
      self = .number(range)
    } else if text.replacing("数学", with: "").containsAny(Self.numberWords) {
      self = .number(1...100)
    } else if let parts = ChoiceOptions.list(in: utterance) {
      self = .option(parts)
    } else if pieces.contains(where: { EditDistance.isOneEdit(from: $0.text, to: "coin") }) {
      self = .coins(1)
    } else {
      return nil
    }
  }

  /// `2d6`, `d20`, or the number of dice named before them.
  private static func dice(in pieces: [TextPiece], isNamed: Bool) -> RandomWish? {
    for (index, piece) in pieces.enumerated() where piece.kind == .word {
      guard piece.text == "d", index + 1 < pieces.count, !pieces[index + 1].followsSpace,
        let sides = pieces[index + 1].number.flatMap({ Int(exactly: $0) })
      else { continue }
      let isCounted = index > 0 && !piece.followsSpace
      let count = isCounted ? pieces[index - 1].number.flatMap { Int(exactly: $0) } : nil
      return thrown(count ?? Self.count(in: pieces[..<index]), sides: sides)
    }
    guard isNamed else { return nil }
    guard let mark = pieces.firstIndex(where: { $0.text == "面" || $0.text == "sided" }),
      let sides = signedNumbers(in: Array(pieces[..<mark])).last
    else { return thrown(count(in: pieces), sides: 6) }
    let counts = numbers(in: Array(pieces[..<mark])).dropLast()
    return thrown(counts.first ?? 1, sides: sides)
  }

  /// Dice, if there are such and not too many.
  private static func thrown(_ count: Int, sides: Int) -> RandomWish {
    if !(2...1_000_000).contains(sides) { return .noSuchDie(sides: sides) }
    return count > mostThrown ? .tooMany(count) : .dice(max(count, 1), sides: sides)
  }

  /// How many coins or dice an utterance names.
  private static func count(in pieces: some Collection<TextPiece>) -> Int {
    for piece in pieces {
      if let count = times[piece.text] { return count }
    }
    return max(numbers(in: Array(pieces)).first ?? 1, 1)
  }

  /// The whole numbers of a text, of which a hyphen right before makes the first negative: `-3-sided`.
  private static func signedNumbers(in pieces: [TextPiece]) -> [Int] {
    var found = numbers(in: pieces)
    guard let first = pieces.firstIndex(where: { $0.number != nil }), first > 0,
      pieces[first - 1].text == "-", !pieces[first].followsSpace, found.count == 1, found[0] > 0
    else { return found }
    found[0] = -found[0]
    return found
  }

  /// The range that is all a text says: `1-100`, `5和15`, `1到10的数`.
  private static func wholeRange(_ text: String) -> ClosedRange<Int>? {
    let pieces = TextPiece.split(text)
    let isRange = pieces.allSatisfy { piece in
      piece.number != nil || rangeWords.contains(piece.text)
        || EnglishNumberReader.vocabulary.contains(piece.text)
        || piece.kind == .han && ChineseNumberReader.read([piece], at: 0) != nil
    }
    return isRange ? range(in: pieces) : nil
  }

  /// The numbers from 1 up to the only one a text names: `a number up to 50`, `50以内`.
  private static func limit(in text: String) -> ClosedRange<Int>? {
    let typed = text.lowercased()
    let isBelow = typed.containsAny(["below ", "under ", "less than ", "smaller than ", "小于", "小於"])
    let isUpTo = typed.containsAny([
      "up to ", "at most ", "no more than ", "以内", "之内", "以下", "不超过", "以內", "之內", "不超過",
    ])
    guard isBelow || isUpTo else { return nil }
    var numbers = numbers(in: TextPiece.split(text))
    if numbers.count == 2, numbers[0] == 1 { numbers.removeFirst() }
    guard numbers.count == 1, let number = numbers.first, number >= 2 else { return nil }
    let words = TextPiece.split(text).filter { $0.kind == .word }.map(\.text)
    guard words.allSatisfy(limitWords.contains) || typed.containsAny(numberWords) else {
      return nil
    }
    return 1...(isBelow && !isUpTo ? number - 1 : number)
  }

  /// Whether a number stands in a text that is beyond what a range may reach to.
  private static func namesHuge(_ pieces: [TextPiece]) -> Bool {
    pieces.contains { ($0.number?.magnitude ?? 0) > Double(largest) }
      || pieces.contains { piece in
        // 1e300
        guard piece.kind == .word, piece.text.hasPrefix("e") else { return false }
        return piece.text.dropFirst().allSatisfy(\.isNumber) && piece.text.count > 1
      }
  }

  /// The largest number that a range may reach to.
  static let largest = 1_000_000_000_000

  /// The range between the first two numbers.
  private static func range(in pieces: [TextPiece]) -> ClosedRange<Int>? {
    let numbers = numbers(in: pieces)
    guard numbers.count >= 2, let first = numbers.first else { return nil }
    return min(first, numbers[1])...max(first, numbers[1])
  }

  /// The whole numbers of a text, in digits or words, with the sign that stands alone before them.
  private static func numbers(in pieces: [TextPiece]) -> [Int] {
    var numbers: [Int] = []
    var index = 0
    while index < pieces.count {
      let isNegative =
        index > 0 && pieces[index - 1].text == "-" && (index == 1 || pieces[index - 1].followsSpace)
      var found: (value: Double, end: Int)?
      if pieces[index].kind == .han {
        found = ChineseNumberReader.read(pieces, at: index)
      } else if case (.number(let value), let end)? = EnglishNumberReader.read(pieces, at: index) {
        found = (value, end)
      }
      if let found, let value = Int(exactly: found.value), value.magnitude <= largest {
        numbers.append(isNegative ? -value : value)
      }
      index = found?.end ?? index + 1
    }
    return numbers
  }

  private static let times = ["twice": 2, "thrice": 3, "pair": 2, "couple": 2]
  private static let rangeWords: Set<String> = [
    "-", "~", "to", "and", "between", "from", "a", "number", "numbers", "through", "到", "至", "和",
    "与", "跟", "之", "间", "的", "数", "从", "在", "字", "數", "從", "間", "與", ".", ",",
  ]
  private static let limitWords: Set<String> = [
    "up", "to", "at", "most", "no", "more", "than", "below", "under", "less", "smaller", "a", "an",
    "random", "pick", "choose", "one", "any", "something", "give", "me",
  ]
  private static let diceWords = [" die", "dice", "roll", "骰", "色子", "筛子"]
  private static let coinWords = [
    "coin", "heads", "tails", "硬币", "硬幣", "正反", "抛币", "应币", "正面", "反面",
  ]
  private static let numberWords = ["number", "数", "數"]
}
