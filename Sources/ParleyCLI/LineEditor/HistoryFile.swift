#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The file that keeps the history, shared by every chat that is open.
///
/// A line of the file is a line of the history, with `\n` for a line end in it and `\\` for a
/// backslash. Lines are appended under a lock; each chat reads what others appended when it appends.
struct HistoryFile: Sendable {
  /// The largest file that is read, in bytes; of a larger one its end.
  private static let sizeLimit = 8 << 20

  private let path: String
  private var position: off_t = 0
  private var device: ino_t = 0

  /// Names a file; it is made when the first line is added.
  ///
  /// - Parameter path: its path; the folder is made for its owner only if it isn't there.
  init(path: String) { self.path = path }

  /// Reads the lines that were added since the last time.
  ///
  /// - Returns: the lines, oldest first; all there are the first time, or if the file was replaced.
  /// - Complexity: O(*n*) in the size of what is read.
  mutating func news() -> [String] {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return [] }
    defer { close(file) }
    return read(file)
  }

  /// Adds a line, and reads what other chats added before it.
  ///
  /// A file that can't be written is no matter: the line is in memory.
  ///
  /// - Parameter line: the line.
  /// - Returns: the lines of others, oldest first.
  mutating func append(_ line: String) -> [String] {
    makeFolder()
    guard let lock = lock() else { return [] }
    defer { close(lock) }
    let file = open(path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    guard file >= 0 else { return [] }
    defer { close(file) }
    let others = read(file)
    let bytes = Self.encoded(line)
    if LiveStream.write(bytes, to: file) { position += off_t(bytes.count) }
    if position > Self.sizeLimit { compact(file) }
    return others
  }

  /// Appends wait for each other on a file beside it, since the file itself is replaced at times.
  private func lock() -> Int32? {
    let file = open(path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard file >= 0 else { return nil }
    while flock(file, LOCK_EX) != 0 {
      guard errno == EINTR else {
        close(file)
        return nil
      }
    }
    return file
  }

  private mutating func read(_ file: Int32) -> [String] {
    var facts = stat()
    guard fstat(file, &facts) == 0 else { return [] }
    if facts.st_ino != device || facts.st_size < position {
      device = facts.st_ino
      position = max(0, facts.st_size - off_t(Self.sizeLimit))
    }
    lseek(file, position, SEEK_SET)
    var bytes: [UInt8] = []
    while let chunk = LiveStream.read(from: file) { bytes += chunk }
    // A line that another chat is just writing, or that was torn, is read when it is whole.
    guard let end = bytes.lastIndex(of: UInt8(ascii: "\n")) else { return [] }
    position += off_t(end + 1)
    return bytes[..<end].split(separator: UInt8(ascii: "\n")).map(Self.decoded)
  }

  /// Writes the file anew with the lines that are kept.
  private mutating func compact(_ file: Int32) {
    position = 0
    let bytes = History(read(file)).lines.flatMap(Self.encoded)
    guard (try? LiveFiles.write(bytes, to: path)) != nil else { return }
    position = off_t(bytes.count)
    var facts = stat()
    if stat(path, &facts) == 0 { device = facts.st_ino }
  }

  private func makeFolder() {
    guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return }
    LiveFiles.makeFolder(String(path[..<slash]))
  }

  private static func encoded(_ line: String) -> [UInt8] {
    var bytes: [UInt8] = []
    for byte in line.utf8 {
      switch byte {
      case UInt8(ascii: "\\"): bytes += [byte, byte]
      case UInt8(ascii: "\n"): bytes += [UInt8(ascii: "\\"), UInt8(ascii: "n")]
      default: bytes.append(byte)
      }
    }
    return bytes + [UInt8(ascii: "\n")]
  }

  private static func decoded(_ line: ArraySlice<UInt8>) -> String {
    var bytes: [UInt8] = []
    var isEscaped = false
    for byte in line {
      if isEscaped {
        bytes.append(byte == UInt8(ascii: "n") ? UInt8(ascii: "\n") : byte)
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
