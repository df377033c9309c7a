/// A problem in a data file that its author can mend.
public struct Diagnostic: Sendable, Hashable, CustomStringConvertible {
  /// How bad a problem is.
  public enum Severity: String, Sendable, Hashable {
    /// The data can't be used as it is.
    case error
    /// The data works, but probably not as meant.
    case warning
  }

  /// How bad the problem is.
  public var severity: Severity
  /// Where the problem is.
  public var location: SourceLocation
  /// What is wrong, in one sentence without a final stop.
  public var message: String
  /// What to write instead, where that can be said.
  public var fix: String?

  /// Creates a diagnostic.
  ///
  /// - Parameters:
  ///   - severity: how bad the problem is.
  ///   - location: where it is.
  ///   - message: what is wrong, in one sentence without a final stop.
  ///   - fix: what to write instead.
  public init(
    _ severity: Severity, at location: SourceLocation, _ message: String, fix: String? = nil
  ) {
    self.severity = severity
    self.location = location
    self.message = message
    self.fix = fix
  }

  /// The diagnostic as `path:line:column: severity: message; fix`.
  public var description: String {
    let tail = fix.map { "; \($0)" } ?? ""
    return "\(location): \(severity.rawValue): \(message)\(tail)"
  }
}
