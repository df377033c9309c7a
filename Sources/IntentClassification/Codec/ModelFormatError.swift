/// Why bytes are not a model.
public enum ModelFormatError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The bytes don't begin as a model does.
  case notAModel
  /// The model was written in a version of the format that isn't read here.
  case unsupportedVersion(UInt32)
  /// The bytes are fewer than the model says it has.
  case truncated(expected: UInt64, actual: Int)
  /// The bytes are more than the model says it has.
  case trailingBytes(expected: UInt64, actual: Int)
  /// The bytes aren't those that were written.
  case checksumMismatch
  /// The bytes are those that were written, but contradict themselves.
  case inconsistent(String)

  /// The error in one sentence without a final stop.
  public var description: String {
    switch self {
    case .notAModel: "not a classifier model"
    case .unsupportedVersion(let version): "model format \(version) is not supported"
    case .truncated(let expected, let actual): "model has \(actual) of \(expected) bytes"
    case .trailingBytes(let expected, let actual):
      "model has \(actual) bytes where \(expected) were expected"
    case .checksumMismatch: "model is damaged: its checksum doesn't match"
    case .inconsistent(let what): "model contradicts itself: \(what)"
    }
  }
}
