import Synchronization

/// The bytes of a file, given once as standard input would.
final class ScriptInput: Sendable {
  private let bytes: Mutex<[UInt8]?>

  /// Holds the bytes.
  init(_ bytes: [UInt8]) { self.bytes = Mutex(bytes.isEmpty ? nil : bytes) }

  /// The bytes; nil once they were given.
  func next() -> [UInt8]? {
    bytes.withLock { bytes in
      defer { bytes = nil }
      return bytes
    }
  }
}
