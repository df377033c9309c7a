import FoundationEssentials

/// The lines of a journal: a checksum, a space and the entries as a JSON array.
enum JournalLine {
  /// How many lines of conversation are read back.
  static let conversationLimit = 100

  /// What was found in the bytes of a journal.
  struct Reading {
    /// The entries of the sound lines, in order.
    var entries: [JournalEntry] = []
    /// How many bytes at the front are worth keeping: all up to the last sound line.
    var soundLength = 0
    /// How many lines before that were skipped.
    var skipped = 0
  }

  /// Writes entries that belong together as one line.
  static func write(_ entries: [JournalEntry]) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Text and whole numbers can always be encoded; an empty line would be a sound one.
    guard let payload = try? encoder.encode(entries) else { return [] }
    var checksum = Checksum()
    checksum.add(payload)
    return Array(checksum.text.utf8) + [0x20] + Array(payload) + [0x0A]
  }

  /// Reads lines; what isn't sound at the end isn't counted, elsewhere it is skipped.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  static func read(_ bytes: [UInt8]) -> Reading {
    var lines: [(range: Range<Int>, isSaid: Bool)] = []
    var reading = Reading()
    var unsound = 0
    var start = 0
    while let end = bytes[start...].firstIndex(of: 0x0A) {
      if isSound(bytes[start..<end]) {
        let payload = start + 17..<end
        lines.append((payload, bytes[payload].starts(with: #"[{"said""#.utf8)))
        reading.soundLength = end + 1
        reading.skipped += unsound
        unsound = 0
      } else {
        unsound += 1
      }
      start = end + 1
    }
    // Old conversation is never looked at, and decoding it would dominate the start.
    var unread = lines.count(where: \.isSaid) - conversationLimit
    let decoder = JSONDecoder()
    for line in lines {
      if line.isSaid {
        unread -= 1
        if unread >= 0 { continue }
      }
      let data = Data(bytes[line.range])
      if let entries = try? decoder.decode([JournalEntry].self, from: data) {
        reading.entries += entries
      } else {
        reading.skipped += 1
      }
    }
    return reading
  }

  private static func isSound(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.count > 17, line[line.startIndex + 16] == 0x20 else { return false }
    var checksum = Checksum()
    checksum.add(line.dropFirst(17))
    return line.prefix(16).elementsEqual(checksum.text.utf8)
  }
}
