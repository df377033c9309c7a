/// Collects the bytes of a model, numbers little-endian.
struct ByteWriter {
  private var bytes: [UInt8] = []

  init(capacity: Int) { bytes.reserveCapacity(capacity) }

  mutating func append(_ number: some FixedWidthInteger) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func append(contentsOf more: [UInt8]) { bytes.append(contentsOf: more) }

  /// The bytes with size and checksum written into the header.
  consuming func sealed() -> [UInt8] {
    bytes.withUnsafeMutableBytes { ModelCodec.seal($0) }
    return bytes
  }
}
