/// The keys that terminals send as control sequences (xterm, "Alt and Meta Keys", "PC-Style
/// Function Keys"; the Linux console and rxvt send some of their own).
enum KeySequence {
  /// The key of a sequence.
  ///
  /// - Parameters:
  ///   - parameters: what stands between the introducer and the final byte.
  ///   - final: the final byte.
  /// - Returns: nil for a sequence that is no key of ours.
  static func control(_ parameters: ArraySlice<UInt8>, _ final: UInt8) -> Key? {
    let numbers = parameters.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
      .map(number)
    let hasModifier = numbers.count > 1 && numbers[1] > 1
    switch final {
    case UInt8(ascii: "A"): return .up
    case UInt8(ascii: "B"): return .down
    case UInt8(ascii: "C"): return hasModifier ? .wordRight : .right
    case UInt8(ascii: "D"): return hasModifier ? .wordLeft : .left
    case UInt8(ascii: "H"): return .home
    case UInt8(ascii: "F"): return .end
    case UInt8(ascii: "Z"): return .backTab
    case UInt8(ascii: "M"): return .enter
    case UInt8(ascii: "~"): return numbered(numbers.first ?? 0)
    default: return nil
    }
  }

  /// Whether a sequence begins text from the clipboard.
  static func isPasteStart(_ parameters: ArraySlice<UInt8>, _ final: UInt8) -> Bool {
    final == UInt8(ascii: "~") && number(parameters) == 200
  }

  private static func numbered(_ number: Int) -> Key? {
    switch number {
    case 1, 7: .home
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    default: nil
    }
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int {
    digits.prefix(6).reduce(0) { sum, byte in
      (0x30...0x39).contains(byte) ? sum * 10 + Int(byte - 0x30) : sum
    }
  }
}
