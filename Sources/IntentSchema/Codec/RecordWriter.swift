/// Writes values as bytes, one after the other, without names.
///
/// Numbers are written seven bits a byte, the lowest first (LEB128, as in DWARF 4 section 7.6); a
/// path that occurred before is written as its number.
struct RecordWriter {
  private(set) var bytes: [UInt8] = []
  private var paths: [String: Int] = [:]

  mutating func write(_ number: Int) {
    // Zigzag, so that small negative numbers stay short.
    var rest = UInt64(bitPattern: Int64(number) << 1 ^ Int64(number) >> 63)
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  mutating func write(_ text: String) {
    write(text.utf8.count)
    bytes += text.utf8
  }

  mutating func write(_ number: Double) {
    withUnsafeBytes(of: number.bitPattern.littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func write(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

  mutating func write(_ location: SourceLocation) {
    if let known = paths[location.path] {
      write(known)
    } else {
      write(paths.count)
      write(location.path)
      paths[location.path] = paths.count
    }
    write(location.line)
    write(location.column)
  }

  mutating func write<Value>(
    optional value: Value?, _ body: (inout RecordWriter, Value) -> Void
  ) {
    write(value != nil)
    if let value { body(&self, value) }
  }

  mutating func write<Value>(each values: [Value], _ body: (inout RecordWriter, Value) -> Void) {
    write(values.count)
    for value in values { body(&self, value) }
  }
}
