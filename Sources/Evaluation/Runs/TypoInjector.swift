import IntentSchema
package import SkillKit
import TextAnalysis

/// Makes one typo in a text, as people make them.
///
/// In a text with Han characters one of them becomes another common one that sounds the same or nearly
/// so; numerals stay. In any other text a word of four or more letters has a letter hit on a neighbouring
/// key, left out, typed twice or together with a neighbouring key, or changed with the next one.
package struct TypoInjector: Sendable {
  private let homophones = HanHomophones()

  /// Creates an injector.
  package init() {}

  /// Makes a typo.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - random: what decides where and how.
  /// - Returns: the text with one typo, or nil if nothing in it can be mistyped.
  /// - Complexity: O(*n*) in the length of the text.
  package func inject(into text: String, using random: inout SplitMix64) -> String? {
    let scalars = Array(text.unicodeScalars)
    let changed =
      Language(of: text) == .chinese
      ? mistakeCharacter(in: scalars, using: &random) : mistype(in: scalars, using: &random)
    return changed.map { String(String.UnicodeScalarView($0)) }
  }

  private func mistakeCharacter(
    in scalars: [Unicode.Scalar], using random: inout SplitMix64
  ) -> [Unicode.Scalar]? {
    let places = scalars.indices.filter { !homophones.of(scalars[$0]).isEmpty }
    guard let place = Self.pick(places, using: &random),
      let other = Self.pick(homophones.of(scalars[place]), using: &random)
    else { return nil }
    var changed = scalars
    changed[place] = other
    return changed
  }

  private func mistype(
    in scalars: [Unicode.Scalar], using random: inout SplitMix64
  ) -> [Unicode.Scalar]? {
    guard let word = Self.pick(Self.words(in: scalars), using: &random) else { return nil }
    // Some letters can't be mistyped in the way that is drawn: two equal ones aren't exchanged.
    for _ in 0..<20 {
      let place = word.lowerBound + Self.number(below: word.count, using: &random)
      var changed = scalars
      switch Self.number(below: 4, using: &random) {
      case 0:
        guard let key = Self.neighbour(of: scalars[place], using: &random) else { continue }
        changed[place] = key
      case 1:
        changed.remove(at: place)
      case 2:
        let isDoubled = Self.number(below: 2, using: &random) == 0
        let key = isDoubled ? scalars[place] : Self.neighbour(of: scalars[place], using: &random)
        guard let key else { continue }
        changed.insert(key, at: place)
      default:
        guard place + 1 < word.upperBound else { continue }
        changed.swapAt(place, place + 1)
      }
      if changed != scalars { return changed }
    }
    return nil
  }

  /// The runs of four or more ASCII letters.
  private static func words(in scalars: [Unicode.Scalar]) -> [Range<Int>] {
    var words: [Range<Int>] = []
    var start = 0
    for end in 0...scalars.count where end == scalars.count || !isLetter(scalars[end]) {
      if end - start >= 4 { words.append(start..<end) }
      start = end + 1
    }
    return words
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
  }

  private static func neighbour(
    of letter: Unicode.Scalar, using random: inout SplitMix64
  ) -> Unicode.Scalar? {
    pick(
      KeyboardLayout.neighbours(of: UInt8(truncatingIfNeeded: letter.value | 0x20)), using: &random
    )
    .map(Unicode.Scalar.init)
  }

  private static func pick<Element>(
    _ elements: [Element], using random: inout SplitMix64
  ) -> Element? {
    elements.isEmpty ? nil : elements[number(below: elements.count, using: &random)]
  }

  private static func number(below bound: Int, using random: inout SplitMix64) -> Int {
    Int(truncatingIfNeeded: random.next() % UInt64(bound))
  }
}
