/// Writes ISO 8601 text byte by byte, without intermediate strings.
struct CivilTextWriter {
  /// Room for any text: a year of six digits and its sign, a time, an offset of any size.
  static let capacity = 48

  private let buffer: UnsafeMutableBufferPointer<UInt8>
  private var count = 0

  /// The text that some parts make.
  ///
  /// - Parameter write: appends the parts, of at most `capacity` bytes.
  /// - Returns: the text.
  static func text(_ write: (inout CivilTextWriter) -> Void) -> String {
    String(unsafeUninitializedCapacity: capacity) { buffer in
      var writer = CivilTextWriter(buffer: buffer)
      write(&writer)
      return writer.count
    }
  }

  private init(buffer: UnsafeMutableBufferPointer<UInt8>) {
    self.buffer = buffer
  }

  /// Appends a character of ASCII; what doesn't fit is dropped.
  mutating func append(_ character: Unicode.Scalar) {
    guard count < buffer.count else { return }
    buffer.initializeElement(at: count, to: UInt8(truncatingIfNeeded: character.value))
    count += 1
  }

  /// Appends the digits of a number that isn't negative, with zeros in front up to a width.
  mutating func append(_ number: Int, width: Int) {
    if number >= 10 || width > 1 { append(number / 10, width: width - 1) }
    append(Unicode.Scalar(UInt8(0x30 + number % 10)))
  }

  /// Appends a date as `2026-01-31`; years beyond four digits have a sign.
  mutating func append(_ date: CivilDate) {
    if date.year < 0 { append("-") } else if date.year > 9999 { append("+") }
    append(abs(date.year), width: 4)
    append("-")
    append(date.month, width: 2)
    append("-")
    append(date.day, width: 2)
  }

  /// Appends a time as `17:00:00`.
  mutating func append(_ time: TimeOfDay) {
    append(time.hour, width: 2)
    append(":")
    append(time.minute, width: 2)
    append(":")
    append(time.second, width: 2)
  }

  /// Appends a date and time as `2026-01-31T17:00:00`.
  mutating func append(_ time: CivilDateTime) {
    append(time.date)
    append("T")
    append(time.time)
  }

  /// Appends seconds east of UTC as `+01:00`, with seconds where it has any.
  mutating func append(offset: Int) {
    let size = abs(offset.clamped)
    append(offset < 0 ? "-" : "+")
    append(size / 3600, width: 2)
    append(":")
    append(size / 60 % 60, width: 2)
    guard size % 60 != 0 else { return }
    append(":")
    append(size % 60, width: 2)
  }
}
