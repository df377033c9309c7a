/// Positions in a shown list: `2`, `number two`, `the second`, `第二个`, `last`.
enum OrdinalText {
  /// Reads a position.
  ///
  /// - Parameters:
  ///   - text: what the user calls the thing.
  ///   - count: the length of the list, for `last`.
  /// - Returns: the position from 1, which may be beyond the list; nil where the text is none.
  static func position(in text: String, of count: Int) -> Int? {
    var pieces = TextPiece.split(text).filter { piece in
      piece.kind != .sign && !fillers.contains(piece.text)
    }
    if pieces.count > 1, pieces.last?.text == "one" { pieces.removeLast() }
    guard let first = pieces.first else { return nil }
    if pieces.count == 1, lastWords.contains(first.text) { return count }
    if pieces.map(\.text).joined().hasPrefix("最后") { return count }
    if pieces.count == 1, let position = english[first.text] { return position }
    if let value = first.number, pieces.count == 1 { return Int(exactly: value) }
    guard first.kind == .han, let (value, end) = ChineseNumberReader.read(pieces, at: 0),
      end == pieces.count
    else { return nil }
    return Int(exactly: value)
  }

  private static let lastWords: Set<String> = ["last", "latest"]
  private static let fillers: Set<String> = [
    "the", "number", "no", "item", "one's", "timer", "alarm", "todo", "task", "entry", "st", "nd",
    "rd", "th", "第", "个", "項", "项", "号", "條", "条", "件", "個", "號", "那", "计", "时", "器", "闹", "钟",
  ]
  private static let english: [String: Int] = {
    let cardinals = [
      "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
      "twelve",
    ]
    let ordinals = [
      "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth",
      "tenth", "eleventh", "twelfth",
    ]
    var table: [String: Int] = [:]
    for (index, word) in cardinals.enumerated() { table[word] = index + 1 }
    for (index, word) in ordinals.enumerated() { table[word] = index + 1 }
    return table
  }()
}
