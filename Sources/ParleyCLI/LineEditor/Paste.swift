/// Text from the clipboard while it comes in, between the marks that a terminal sets around it.
struct Paste: Sendable {
  private static let end = Array("\u{1B}[201~".utf8)

  /// Whether nothing has come for so long that the mark of its end may have been lost.
  var isDoubtful = false
  private let limit: Int
  private var bytes: [UInt8] = []

  /// Begins with nothing.
  ///
  /// - Parameter limit: the most that is kept, in bytes; the rest of a longer text is left out.
  init(limit: Int = 16 << 20) { self.limit = limit }

  /// Takes bytes.
  ///
  /// - Parameter more: what the terminal sent.
  /// - Returns: what follows the end of the text; nil if it hasn't come.
  /// - Complexity: O(*n*) in the number of bytes.
  mutating func take(_ more: ArraySlice<UInt8>) -> [UInt8]? {
    isDoubtful = false
    var index = max(0, bytes.count - Self.end.count + 1)
    bytes += more
    while index + Self.end.count <= bytes.count {
      if bytes[index] == Self.end[0],
        bytes[index..<(index + Self.end.count)].elementsEqual(Self.end)
      {
        let after = Array(bytes[(index + Self.end.count)...])
        bytes.removeSubrange(index...)
        return after
      }
      index += 1
    }
    if bytes.count > limit + Self.end.count {
      // The beginning of the mark of the end stays at hand.
      bytes.removeSubrange(limit..<(bytes.count - Self.end.count))
    }
    return nil
  }

  /// Gives the text that came and wasn't given yet; nil if there is none.
  ///
  /// - Parameter isWhole: whether no more will come; else what may be half of something stays.
  /// - Returns: the text.
  mutating func text(isWhole: Bool) -> String? {
    let count = isWhole ? bytes.count : bytes.count - unfinishedLength
    let text = PastedText.cleaned(Array(bytes[..<count]), isWhole: isWhole)
    bytes.removeFirst(count)
    return text.isEmpty ? nil : text
  }

  /// How many bytes at the end may be half of a line end, a character or the mark of the end.
  private var unfinishedLength: Int {
    let tail = bytes.suffix(Self.end.count - 1)
    if let start = tail.lastIndex(of: Self.end[0]), Self.end.starts(with: tail[start...]) {
      return tail.endIndex - start
    }
    if bytes.last == UInt8(ascii: "\r") { return 1 }
    let place = tail.lastIndex { $0 < 0x80 || $0 >= 0xC0 }
    guard let place, tail[place] >= 0xC2, tail.endIndex - place < 4 else { return 0 }
    let length = tail[place] < 0xE0 ? 2 : tail[place] < 0xF0 ? 3 : 4
    return tail.endIndex - place < length ? tail.endIndex - place : 0
  }
}
