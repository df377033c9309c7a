/// Reads the binary time zone files of the system.
///
/// Source: RFC 8536, "The Time Zone Information Format (TZif)".
struct TimeZoneFileReader {
  /// What a file says.
  struct Contents {
    var transitions: [Int64] = []
    var offsets: [Int] = []
    var rule: PosixTimeZoneRule?
  }

  private struct Header {
    var version: UInt8
    var utcIndicators: Int
    var standardIndicators: Int
    var leapSeconds: Int
    var transitions: Int
    var types: Int
    var abbreviationBytes: Int

    func blockLength(timeSize: Int) -> Int {
      transitions * (timeSize + 1) + types * 6 + abbreviationBytes + leapSeconds * (timeSize + 4)
        + standardIndicators + utcIndicators
    }
  }

  private let bytes: [UInt8]
  private var position = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func read() throws(TimeZoneProblem) -> Contents {
    var header = try readHeader()
    guard header.version >= UInt8(ascii: "2") else { return try readBlock(header, timeSize: 4) }
    position += header.blockLength(timeSize: 4)
    header = try readHeader()
    var contents = try readBlock(header, timeSize: 8)
    contents.rule = try readFooter()
    return contents
  }

  private mutating func readHeader() throws(TimeZoneProblem) -> Header {
    guard bytes.count - position >= 4, Array(bytes[position..<position + 4]) == Array("TZif".utf8)
    else { throw .notTimeZoneFile }
    guard bytes.count - position >= 44 else { throw .truncated }
    let version = bytes[position + 4]
    position += 20
    var counts: [Int] = []
    for _ in 0..<6 { counts.append(Int(try readInteger(size: 4)) & 0xFFFF_FFFF) }
    return Header(
      version: version, utcIndicators: counts[0], standardIndicators: counts[1],
      leapSeconds: counts[2], transitions: counts[3], types: counts[4],
      abbreviationBytes: counts[5])
  }

  private mutating func readBlock(_ header: Header, timeSize: Int) throws(TimeZoneProblem)
    -> Contents
  {
    guard header.types > 0 else { throw .inconsistent }
    let end = position + header.blockLength(timeSize: timeSize)
    guard end <= bytes.count else { throw .truncated }
    var contents = Contents()
    for _ in 0..<header.transitions {
      let time = try readInteger(size: timeSize)
      if let last = contents.transitions.last, time <= last { throw .inconsistent }
      contents.transitions.append(time)
    }
    let types = bytes[position..<position + header.transitions].map(Int.init)
    position += header.transitions
    var typeOffsets: [Int] = []
    for _ in 0..<header.types {
      let offset = Int(try readInteger(size: 4))
      guard abs(offset) < 200_000 else { throw .inconsistent }
      typeOffsets.append(offset)
      position += 2
    }
    contents.offsets = [typeOffsets[0]]
    for type in types {
      guard type < typeOffsets.count else { throw .inconsistent }
      contents.offsets.append(typeOffsets[type])
    }
    position = end
    return contents
  }

  private mutating func readFooter() throws(TimeZoneProblem) -> PosixTimeZoneRule? {
    guard position < bytes.count, bytes[position] == 0x0A else { throw .truncated }
    let start = position + 1
    guard let end = bytes[start...].firstIndex(of: 0x0A) else { throw .truncated }
    if start == end { return nil }
    guard let rule = PosixTimeZoneRule(bytes[start..<end]) else {
      throw .invalidRule(String(decoding: bytes[start..<end], as: UTF8.self))
    }
    return rule
  }

  private mutating func readInteger(size: Int) throws(TimeZoneProblem) -> Int64 {
    guard bytes.count - position >= size else { throw .truncated }
    var value = UInt64(0)
    for byte in bytes[position..<position + size] { value = value << 8 | UInt64(byte) }
    position += size
    return size == 4 ? Int64(Int32(truncatingIfNeeded: value)) : Int64(bitPattern: value)
  }
}
