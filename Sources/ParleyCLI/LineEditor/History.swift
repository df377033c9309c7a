/// The lines that were typed before, oldest first, each once.
struct History: Sendable {
  /// How many lines are kept.
  static let limit = 10_000

  private(set) var lines: [String] = []
  /// The first eight bytes of each line, to find a beginning without touching the lines.
  private var starts: [UInt64] = []

  /// Creates a history.
  ///
  /// - Parameter lines: the lines, oldest first; of equal ones the newest is kept.
  /// - Complexity: O(*n*) in their total length.
  init(_ lines: [String] = []) {
    var known = Set<String>(minimumCapacity: lines.count)
    var newest: [String] = []
    for line in lines.reversed() where newest.count < Self.limit && Self.isKept(line) {
      if known.insert(line).inserted { newest.append(line) }
    }
    self.lines = newest.reversed()
    starts = self.lines.map { Self.start(of: $0).bits }
  }

  /// Whether a line is worth keeping: not an empty one, and not one that begins with a space.
  static func isKept(_ line: String) -> Bool {
    guard let first = line.first, !first.isWhitespace else { return false }
    return true
  }

  /// Adds the newest line; an equal older one goes.
  ///
  /// - Parameter line: the line.
  /// - Complexity: O(*n*) in the number of lines.
  mutating func add(_ line: String) {
    guard Self.isKept(line), lines.last != line else { return }
    let start = Self.start(of: line).bits
    if let old = starts.indices.last(where: { starts[$0] == start && lines[$0] == line }) {
      lines.remove(at: old)
      starts.remove(at: old)
    }
    lines.append(line)
    starts.append(start)
    if lines.count > Self.limit + Self.limit / 10 {
      lines.removeFirst(lines.count - Self.limit)
      starts.removeFirst(starts.count - Self.limit)
    }
  }

  /// Finds the newest line with a beginning.
  ///
  /// - Parameters:
  ///   - prefix: the beginning.
  ///   - limit: only lines before this index are looked at.
  /// - Returns: its index; nil if there is none.
  /// - Complexity: O(*n*) in the number of lines, at a comparison of eight bytes each.
  func newest(startingWith prefix: String, before limit: Int) -> Int? {
    let (bits, mask) = Self.start(of: prefix)
    var index = min(limit, lines.count) - 1
    while index >= 0 {
      if starts[index] & mask == bits, lines[index].utf8.count >= prefix.utf8.count,
        lines[index].utf8.starts(with: prefix.utf8)
      {
        return index
      }
      index -= 1
    }
    return nil
  }

  /// Finds the oldest line with a beginning among the newer ones.
  ///
  /// - Parameters:
  ///   - prefix: the beginning.
  ///   - index: only lines after this index are looked at.
  /// - Returns: its index; nil if there is none.
  /// - Complexity: O(*n*) in the number of lines.
  func oldest(startingWith prefix: String, after index: Int) -> Int? {
    lines.indices.dropFirst(index + 1).first { lines[$0].utf8.starts(with: prefix.utf8) }
  }

  /// Finds the newest line that contains a text; letters of either case are the same.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - limit: only lines before this index are looked at.
  /// - Returns: the index; nil if there is none.
  /// - Complexity: O(*n*) in the total length of the lines.
  func newest(containing text: String, before limit: Int) -> Int? {
    let wanted = text.utf8.map(Self.folded)
    guard !wanted.isEmpty else { return nil }
    return lines[..<min(max(0, limit), lines.count)].lastIndex { line in
      line.utf8.withContiguousStorageIfAvailable { Self.contains($0, wanted) }
        ?? line.lowercased().contains(text.lowercased())
    }
  }

  private static func contains(_ line: UnsafeBufferPointer<UInt8>, _ wanted: [UInt8]) -> Bool {
    guard line.count >= wanted.count else { return false }
    for start in 0...(line.count - wanted.count) where folded(line[start]) == wanted[0] {
      var length = 1
      while length < wanted.count, folded(line[start + length]) == wanted[length] { length += 1 }
      if length == wanted.count { return true }
    }
    return false
  }

  private static func folded(_ byte: UInt8) -> UInt8 {
    (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
  }

  private static func start(of text: String) -> (bits: UInt64, mask: UInt64) {
    var (bits, mask, shift) = (UInt64(0), UInt64(0), UInt64(56))
    for byte in text.utf8.prefix(8) {
      bits |= UInt64(byte) << shift
      mask |= 0xFF << shift
      shift &-= 8
    }
    return (bits, mask)
  }
}
