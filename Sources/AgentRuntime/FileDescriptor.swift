#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// An open file of the system, closed with its last use.
struct FileDescriptor: ~Copyable, Sendable {
  /// Why a system call failed.
  struct Failure: Error {
    /// The number of the error.
    var code: Int32

    /// The error of the last call.
    static var last: Failure { Failure(code: errno) }

    /// The error in words.
    var reason: String { String(cString: strerror(code)) }
  }

  /// What distinguishes files, and how long one is.
  struct Facts: Equatable {
    var device: UInt64
    var node: UInt64
    var size: Int
    var isRegular: Bool
  }

  private let number: Int32

  /// Opens a file.
  init(
    _ path: String, flags: Int32 = O_RDONLY, mode: mode_t = 0o600
  ) throws(Failure) {
    let opened = open(path, flags | O_CLOEXEC, mode)
    guard opened >= 0 else { throw .last }
    number = opened
  }

  deinit { close(number) }

  /// What the file is.
  func facts() throws(Failure) -> Facts {
    var status = stat()
    guard fstat(number, &status) == 0 else { throw .last }
    return Facts(status)
  }

  /// What stands at a path, or nil if nothing does.
  static func facts(at path: String) -> Facts? {
    var status = stat()
    return stat(path, &status) == 0 ? Facts(status) : nil
  }

  /// Makes the file readable to its owner only.
  func restrict() {
    var status = stat()
    guard fstat(number, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return }
    _ = fchmod(number, 0o600)
  }

  /// Reads from an offset to the end.
  func read(from offset: Int, count: Int) throws(Failure) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: max(0, count))
    var filled = 0
    while filled < bytes.count {
      let start = filled
      let got = bytes.withUnsafeMutableBytes {
        pread(number, $0.baseAddress?.advanced(by: start), $0.count - start, off_t(offset + start))
      }
      if got < 0, errno == EINTR { continue }
      guard got >= 0 else { throw .last }
      if got == 0 { break }
      filled += got
    }
    bytes.removeLast(bytes.count - filled)
    return bytes
  }

  /// Writes all bytes at the end.
  func append(_ bytes: [UInt8]) throws(Failure) {
    var written = 0
    while written < bytes.count {
      let start = written
      let got = bytes.withUnsafeBytes {
        write(number, $0.baseAddress?.advanced(by: start), $0.count - start)
      }
      if got < 0, errno == EINTR { continue }
      guard got > 0 else { throw .last }
      written += got
    }
  }

  /// Waits until what was written is on the disk.
  func synchronize() throws(Failure) {
    while fsync(number) != 0 {
      guard errno == EINTR else { throw .last }
    }
  }

  /// Cuts the file.
  func truncate(to length: Int) throws(Failure) {
    guard ftruncate(number, off_t(length)) == 0 else { throw .last }
  }

  /// Tries to lock the file for this process; false if another one has it.
  func tryLock() -> Bool { flock(number, LOCK_EX | LOCK_NB) == 0 }

  /// Lets others lock the file.
  func unlock() { _ = flock(number, LOCK_UN) }
}

extension FileDescriptor.Facts {
  fileprivate init(_ status: stat) {
    device = UInt64(truncatingIfNeeded: status.st_dev)
    node = UInt64(truncatingIfNeeded: status.st_ino)
    size = Int(status.st_size)
    isRegular = status.st_mode & S_IFMT == S_IFREG
  }
}
