/// A Han character, and how it sounds and looks.
///
/// Sounds are Mandarin syllables without their tone; zh/z, ch/c, sh/s, n/l, an/ang, en/eng and in/ing
/// count as one. Looks are groups of characters that the eye takes for each other.
struct HanCharacter: Sendable, Hashable {
  /// The characters that are known.
  static let range: ClosedRange<UInt16> = 0x4E00...0x9FFF

  /// The code point.
  let scalar: UInt16

  /// Creates a character.
  ///
  /// - Parameter scalar: the code point; nil comes of one that isn't in `range`.
  init?(_ scalar: UInt32) {
    guard let scalar = UInt16(exactly: scalar), Self.range.contains(scalar) else { return nil }
    self.scalar = scalar
  }

  /// Creates the character of a token.
  ///
  /// - Parameters:
  ///   - token: the token; nil comes of any that isn't a character in `range`.
  ///   - text: its text.
  init?(_ token: Token, in text: TokenizedText) {
    guard token.kind == .han, token.normalized.count == 3 else { return nil }
    let bytes = text.normalized[token.normalized]
    self.init(bytes.reduce(0) { $0 << 6 | UInt32($1 & 0x3F) } & 0xFFFF)
  }

  /// Its UTF-8 bytes.
  var bytes: [UInt8] {
    [UInt8(0xE0 | scalar >> 12), UInt8(0x80 | scalar >> 6 & 0x3F), UInt8(0x80 | scalar & 0x3F)]
  }

  /// The class of its sound; 0 for an unknown one.
  var sound: UInt32 { code >> 9 }

  /// The class of its looks; 0 if it looks like no other.
  var shape: UInt32 { code & 0x1FF }

  private var code: UInt32 {
    let entry = HanLikeness.entries.utf8Start + 3 * Int(scalar - Self.range.lowerBound)
    let high = UInt32(entry[0] - 0x30) << 12 | UInt32(entry[1] - 0x30) << 6
    return high | UInt32(entry[2] - 0x30)
  }

  /// Whether it stands for a number, and so is never taken for another.
  var isNumeral: Bool {
    switch Unicode.Scalar(scalar) {
    case "零", "一", "二", "三", "四", "五", "六", "七", "八", "九", "十", "百", "千", "万", "亿",
      "两", "半":
      true
    default: false
    }
  }

  /// Whether one may have been typed for the other: they sound or look alike, and neither is a numeral.
  func isLike(_ other: HanCharacter) -> Bool {
    let soundsAlike = sound != 0 && sound == other.sound
    let looksAlike = shape != 0 && shape == other.shape
    return (soundsAlike || looksAlike) && !isNumeral && !other.isNumeral
  }
}
