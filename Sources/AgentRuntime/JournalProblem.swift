/// Why a journal can't be used.
public enum JournalProblem: Error, Sendable, Hashable, CustomStringConvertible {
  /// The folder or the file can't be made or opened.
  case cannotOpen(path: String, reason: String)
  /// The file can't be written.
  case cannotWrite(path: String, reason: String)
  /// Another process holds the journal and doesn't let go.
  case busy(path: String)

  /// The problem as a sentence without a final stop.
  public var description: String {
    switch self {
    case .cannotOpen(let path, let reason): "can't open \(path): \(reason)"
    case .cannotWrite(let path, let reason): "can't write \(path): \(reason)"
    case .busy(let path): "another process holds \(path)"
    }
  }
}
