#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The file of a journal, as far as it has been read; every call needs the lock beside it.
struct JournalFile: ~Copyable {
  /// The path of the file.
  let path: String
  private var file: FileDescriptor
  private var identity: FileDescriptor.Facts
  private var offset = 0

  /// What is cut or skipped, in words.
  private(set) var warnings: [String] = []

  /// Opens the file, or makes an empty one, for its owner only.
  init(_ path: String) throws(FileDescriptor.Failure) {
    let opened = try FileDescriptor(path, flags: O_RDWR | O_CREAT | O_APPEND)
    opened.restrict()
    identity = try opened.facts()
    file = opened
    self.path = path
  }

  /// Whether somebody wrote since it was last read; needs no lock.
  var isBehind: Bool {
    guard let facts = FileDescriptor.facts(at: path) else { return true }
    return facts.node != identity.node || facts.device != identity.device || facts.size != offset
  }

  /// Reads what was added, and cuts an unfinished end.
  mutating func pull() throws(FileDescriptor.Failure) -> JournalNews {
    var news = JournalNews(isWhole: offset == 0)
    let present = FileDescriptor.facts(at: path)
    var facts = try file.facts()
    if present?.node != facts.node || present?.device != facts.device || facts.size < offset {
      file = try FileDescriptor(path, flags: O_RDWR | O_CREAT | O_APPEND)
      facts = try file.facts()
      offset = 0
      news.isWhole = true
    }
    identity = facts
    let bytes = try file.read(from: offset, count: facts.size - offset)
    let reading = JournalLine.read(bytes)
    news.entries = reading.entries
    if reading.skipped > 0 {
      warnings.append("\(path): skipped \(reading.skipped) damaged or unknown lines")
    }
    if reading.soundLength < bytes.count {
      try file.truncate(to: offset + reading.soundLength)
      warnings.append(
        "\(path): cut \(bytes.count - reading.soundLength) bytes of an unfinished end")
    }
    offset += reading.soundLength
    return news
  }

  /// Appends a line; a failure leaves the file as it was.
  mutating func append(_ line: [UInt8], isDurable: Bool) throws(FileDescriptor.Failure) {
    do {
      try file.append(line)
      if isDurable { try file.synchronize() }
    } catch {
      try? file.truncate(to: offset)
      throw error
    }
    offset += line.count
  }

  /// Replaces the file by one with fewer lines, safe against a crash at any moment.
  mutating func replace(with lines: [[UInt8]]) throws(FileDescriptor.Failure) {
    let draft = path + ".new"
    let new = try FileDescriptor(draft, flags: O_RDWR | O_CREAT | O_TRUNC | O_APPEND)
    let content = Array(lines.joined())
    try new.append(content)
    try new.synchronize()
    guard rename(draft, path) == 0 else { throw .last }
    file = new
    identity = try file.facts()
    offset = content.count
  }

  /// How long the file is, in bytes.
  var length: Int { offset }
}
