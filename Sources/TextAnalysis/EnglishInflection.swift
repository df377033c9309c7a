/// An ending that English words take, and what the word may end in without it.
package struct EnglishInflection: Sendable {
  /// The ending.
  let suffix: [UInt8]
  /// The letter that stands in its place in the basic form, if any.
  let ending: UInt8?
  /// Whether the letter before the ending may be doubled: `stopped`.
  let mayDouble: Bool

  private init(_ suffix: StaticString, _ ending: Unicode.Scalar? = nil, mayDouble: Bool = false) {
    self.suffix = suffix.withUTF8Buffer(Array.init)
    self.ending = ending.map { UInt8(truncatingIfNeeded: $0.value) }
    self.mayDouble = mayDouble
  }

  /// The endings, in the order in which they are tried.
  ///
  /// Source: the detachment rules of WordNet (morphy), without those for rare endings.
  static let all = [
    EnglishInflection("ies", "y"), EnglishInflection("es", "e"), EnglishInflection("es"),
    EnglishInflection("s"), EnglishInflection("ing", "e"),
    EnglishInflection("ing", mayDouble: true), EnglishInflection("ied", "y"),
    EnglishInflection("ed", "e"), EnglishInflection("ed", mayDouble: true),
    EnglishInflection("er", "e"), EnglishInflection("er"), EnglishInflection("est"),
  ]

  /// What is left of a word without the ending, or nil if it doesn't have it.
  func stem(of word: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard word.count > suffix.count, word.suffix(suffix.count).elementsEqual(suffix) else {
      return nil
    }
    return word.dropLast(suffix.count)
  }
}

extension EnglishInflection {
  /// The keys of what a word may be a form of: "lights" of "light", "making" of "make".
  ///
  /// - Parameter word: a normalised word: lower case, without apostrophes.
  /// - Returns: the keys of the possible basic forms, and of the forms that only differ in the ending.
  /// - Complexity: O(*k*) in its letters.
  package static func stems(of word: ArraySlice<UInt8>) -> [UInt64] {
    var stems = [FNV1a.hash(word + [UInt8(ascii: "s")])]
    for inflection in all {
      guard let stem = inflection.stem(of: word), stem.count > 1 else { continue }
      stems.append(FNV1a.hash(inflection.ending.map { stem + [$0] } ?? stem))
      if inflection.mayDouble, let last = stem.last, stem.dropLast().last == last {
        stems.append(FNV1a.hash(stem.dropLast()))
      }
    }
    return stems
  }
}
