/// Why bytes are not an encoded catalogue.
public enum CatalogueFormatError: Error, Sendable, Hashable {
  /// The bytes end too early.
  case truncated
  /// The bytes say something that no catalogue holds.
  case inconsistent
}

/// Reads what a `RecordWriter` wrote, checking every length.
struct RecordReader {
  private static let mostReserved = 1 << 12

  private let bytes: [UInt8]
  private var position: Int
  private var paths: [String] = []

  init(_ bytes: [UInt8], from position: Int = 0) {
    self.bytes = bytes
    self.position = position
  }

  /// Whether everything has been read.
  var isAtEnd: Bool { position == bytes.count }

  mutating func number() throws(CatalogueFormatError) -> Int {
    var (value, shift): (UInt64, UInt64) = (0, 0)
    while true {
      guard position < bytes.count else { throw .truncated }
      guard shift < 64 else { throw .inconsistent }
      let byte = bytes[position]
      position += 1
      value |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { break }
      shift += 7
    }
    return Int(Int64(bitPattern: value >> 1) ^ -Int64(bitPattern: value & 1))
  }

  mutating func text() throws(CatalogueFormatError) -> String {
    let count = try count()
    defer { position += count }
    return String(decoding: bytes[position..<(position + count)], as: UTF8.self)
  }

  mutating func real() throws(CatalogueFormatError) -> Double {
    guard bytes.count - position >= 8 else { throw .truncated }
    var bits: UInt64 = 0
    for offset in 0..<8 { bits |= UInt64(bytes[position + offset]) << UInt64(8 * offset) }
    position += 8
    return Double(bitPattern: bits)
  }

  mutating func flag() throws(CatalogueFormatError) -> Bool {
    guard position < bytes.count else { throw .truncated }
    position += 1
    guard bytes[position - 1] < 2 else { throw .inconsistent }
    return bytes[position - 1] == 1
  }

  mutating func location() throws(CatalogueFormatError) -> SourceLocation {
    let place = try number()
    guard 0...paths.count ~= place else { throw .inconsistent }
    if place == paths.count { paths.append(try text()) }
    return SourceLocation(path: paths[place], line: try number(), column: try number())
  }

  mutating func optional<Value>(
    _ body: (inout RecordReader) throws(CatalogueFormatError) -> Value
  ) throws(CatalogueFormatError) -> Value? {
    try flag() ? try body(&self) : nil
  }

  mutating func each<Value>(
    _ body: (inout RecordReader) throws(CatalogueFormatError) -> Value
  ) throws(CatalogueFormatError) -> [Value] {
    let count = try count()
    var values: [Value] = []
    // A damaged count may be as large as the file, and a value larger than its bytes.
    values.reserveCapacity(min(count, Self.mostReserved))
    for _ in 0..<count { values.append(try body(&self)) }
    return values
  }

  /// A number of things of at least one byte each.
  private mutating func count() throws(CatalogueFormatError) -> Int {
    let count = try number()
    guard count >= 0 else { throw .inconsistent }
    guard count <= bytes.count - position else { throw .truncated }
    return count
  }
}
