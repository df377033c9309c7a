/// The common Han characters that sound the same or nearly so.
package struct HanHomophones: Sendable {
  private var classes: [UInt32: [Unicode.Scalar]] = [:]

  /// Collects the characters of the common Chinese words by their sound.
  ///
  /// - Complexity: O(*n*) in the number of words.
  package init() {
    var seen: Set<HanCharacter> = []
    for character in ChineseLexicon().characters where seen.insert(character).inserted {
      guard character.sound != 0, !character.isNumeral,
        let scalar = Unicode.Scalar(UInt32(character.scalar))
      else { continue }
      classes[character.sound, default: []].append(scalar)
    }
  }

  /// The other characters that sound like one.
  ///
  /// - Parameter scalar: the character.
  /// - Returns: the characters, in a fixed order; none for a numeral or anything but a Han character.
  /// - Complexity: O(*n*) in their number.
  package func of(_ scalar: Unicode.Scalar) -> [Unicode.Scalar] {
    guard let character = HanCharacter(scalar.value), !character.isNumeral else { return [] }
    return (classes[character.sound] ?? []).filter { $0 != scalar }
  }
}
