/// Writes JSON by hand: one line is worth a microsecond, where an encoder takes ten.
package struct JSONWriter: Sendable {
  /// The bytes so far.
  package private(set) var bytes: [UInt8] = []
  private var needsComma = false

  /// Creates a writer of nothing.
  package init() { bytes.reserveCapacity(1024) }

  /// Forgets what was written, but keeps the memory.
  package mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    needsComma = false
  }

  /// Ends a line of JSON Lines.
  package mutating func endLine() {
    bytes.append(UInt8(ascii: "\n"))
    needsComma = false
  }

  /// Writes an object.
  ///
  /// - Parameter body: writes the fields.
  package mutating func object(_ body: (inout JSONWriter) -> Void) {
    enclose(UInt8(ascii: "{"), UInt8(ascii: "}"), body)
  }

  /// Writes an array.
  ///
  /// - Parameters:
  ///   - items: what to write.
  ///   - body: writes one of them.
  package mutating func array<Item>(
    _ items: some Sequence<Item>, _ body: (inout JSONWriter, Item) -> Void
  ) {
    enclose(UInt8(ascii: "["), UInt8(ascii: "]")) { writer in
      for item in items { body(&writer, item) }
    }
  }

  /// Writes the name of a field; its value must follow.
  ///
  /// - Parameter name: the name.
  package mutating func key(_ name: String) {
    string(name)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  /// Writes the name of a field of ours, which needs no escapes; its value must follow.
  ///
  /// - Parameter name: the name.
  package mutating func key(_ name: StaticString) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    name.withUTF8Buffer { bytes.append(contentsOf: $0) }
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  /// Writes a text.
  ///
  /// - Parameter text: the text; quotes, backslashes and what could control a terminal are escaped.
  /// - Complexity: O(*n*) in its length.
  package mutating func string(_ text: String) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { utf8 in
      var start = 0
      var index = 0
      while index < utf8.count {
        if Self.isEscaped(utf8[index]) {
          bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[start..<index]))
          appendEscaped(utf8[index])
          start = index &+ 1
        } else if let control = Self.control(at: index, in: utf8) {
          bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[start..<index]))
          appendEscaped(control)
          index &+= control < 0x800 ? 1 : 2
          start = index &+ 1
        }
        index &+= 1
      }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[start...]))
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Writes a number, whole ones without a fraction; what isn't finite is `null`.
  ///
  /// - Parameter number: the number.
  package mutating func number(_ number: Double) {
    separate()
    if number.magnitude < 1e15, let whole = Int(exactly: number) {
      append(whole)
    } else {
      bytes += Array((number.isFinite ? "\(number)" : "null").utf8)
    }
  }

  /// Writes a share from 0 to 1 with four decimals.
  ///
  /// - Parameter share: the share; others are brought into the range.
  package mutating func share(_ share: Double) {
    separate()
    let parts = share > 0 ? Int((min(share, 1) * 10_000).rounded()) : 0
    bytes.append(UInt8(ascii: "0") + UInt8(parts / 10_000))
    bytes.append(UInt8(ascii: "."))
    for unit in [1000, 100, 10, 1] {
      bytes.append(UInt8(ascii: "0") + UInt8(parts / unit % 10))
    }
  }

  /// Writes a truth value.
  ///
  /// - Parameter value: the value.
  package mutating func boolean(_ value: Bool) {
    separate()
    bytes += Array((value ? "true" : "false").utf8)
  }

  /// Writes `null`.
  package mutating func null() {
    separate()
    bytes += Array("null".utf8)
  }

  private mutating func append(_ whole: Int) {
    if whole < 0 { bytes.append(UInt8(ascii: "-")) }
    let first = bytes.count
    var rest = whole.magnitude
    repeat {
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
    } while rest > 0
    bytes[first...].reverse()
  }

  private mutating func enclose(
    _ open: UInt8, _ close: UInt8, _ body: (inout JSONWriter) -> Void
  ) {
    separate()
    bytes.append(open)
    needsComma = false
    body(&self)
    bytes.append(close)
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }

  private static func isEscaped(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == 0x7F
  }

  /// The C1 control, or the character that changes the direction of text or can't be seen, that
  /// begins somewhere; nil if none of these does.
  ///
  /// - Parameters:
  ///   - index: the place.
  ///   - utf8: the text, in valid UTF-8.
  /// - Returns: its code.
  private static func control(at index: Int, in utf8: UnsafeBufferPointer<UInt8>) -> UInt16? {
    switch utf8[index] {
    case 0xC2:
      let value = UInt16(utf8[index + 1])
      return value < 0xA0 ? value : nil
    case 0xE2:
      let (second, third) = (UInt16(utf8[index + 1]), UInt16(utf8[index + 2]))
      let value = 0x2000 | (second & 0x3F) << 6 | third & 0x3F
      switch value {
      case 0x200B, 0x200E...0x200F, 0x2028...0x202E, 0x2060...0x206F: return value
      default: return nil
      }
    default: return nil
    }
  }

  private mutating func appendEscaped(_ control: UInt16) {
    let digits = Array("0123456789abcdef".utf8)
    bytes += [UInt8(ascii: "\\"), UInt8(ascii: "u")]
    for shift in [12, 8, 4, 0] { bytes.append(digits[Int(control >> shift & 15)]) }
  }

  private mutating func appendEscaped(_ byte: UInt8) {
    bytes.append(UInt8(ascii: "\\"))
    switch byte {
    case UInt8(ascii: "\n"): bytes.append(UInt8(ascii: "n"))
    case UInt8(ascii: "\t"): bytes.append(UInt8(ascii: "t"))
    case UInt8(ascii: "\r"): bytes.append(UInt8(ascii: "r"))
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes.append(byte)
    default:
      let digits = Array("0123456789abcdef".utf8)
      bytes += [0x75, 0x30, 0x30, digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }
  }
}
