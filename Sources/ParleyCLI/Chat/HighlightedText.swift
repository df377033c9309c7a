import IntentRouting
import IntentSchema

/// An utterance with the words marked that a decision was made of.
struct HighlightedText {
  private let characters: [Character]
  private var styles: [StyledText.Style]

  /// Marks the words of a trace.
  ///
  /// Phrases that counted are green, a veto red, and features of the likeliest intent cyan where no
  /// phrase stands.
  ///
  /// - Parameters:
  ///   - text: the utterance, or the beginning of it.
  ///   - trace: what the decision was made of.
  /// - Complexity: O(*n* · *w*) in the length of the text and the number of words.
  init(_ text: String, by trace: RoutingTrace) {
    characters = Array(text)
    styles = Array(repeating: .plain, count: characters.count)
    for feature in trace.scores.first?.features ?? [] where feature.weight > 0 {
      mark(feature.feature, .cyan)
    }
    for hit in trace.phrases where hit.effect == "counted" || hit.strength == .veto {
      for part in hit.typed.split(separator: " … ") {
        mark(String(part), hit.strength == .veto ? .red : .green)
      }
    }
  }

  /// The text in its colours.
  var styled: StyledText {
    var result = StyledText("")
    var start = 0
    while start < characters.count {
      let end = styles[start...].firstIndex { $0 != styles[start] } ?? characters.count
      result += StyledText(String(characters[start..<end]), styles[start])
      start = end
    }
    return result
  }

  /// A line of signs that stand under the marked words; empty if none is.
  var markers: String {
    let signs = zip(characters, styles).map { character, style in
      let sign = style == .plain ? " " : style == .red ? "x" : style == .green ? "=" : "-"
      return String(repeating: sign, count: CharacterWidth.columns(of: character))
    }
    let line = signs.joined()
    return line.allSatisfy { $0 == " " } ? "" : line
  }

  private mutating func mark(_ words: String, _ style: StyledText.Style) {
    let wanted = Array(words.lowercased())
    let text = characters.map { $0.lowercased() }
    guard !wanted.isEmpty, wanted.count <= text.count else { return }
    for start in 0...(text.count - wanted.count) {
      let end = start + wanted.count
      guard zip(text[start..<end], wanted).allSatisfy({ $0 == String($1) }),
        isWhole(start..<end)
      else { continue }
      for index in start..<end { styles[index] = style }
    }
  }

  /// Whether a range doesn't begin or end within a Latin word.
  private func isWhole(_ range: Range<Int>) -> Bool {
    func joins(_ left: Int, _ right: Int) -> Bool {
      characters.indices.contains(left) && characters.indices.contains(right)
        && isLatin(characters[left]) && isLatin(characters[right])
    }
    return !joins(range.lowerBound - 1, range.lowerBound)
      && !joins(range.upperBound - 1, range.upperBound)
  }

  private func isLatin(_ character: Character) -> Bool {
    (character.isLetter || character.isNumber) && CharacterWidth.columns(of: character) == 1
  }
}
