/// A data file in memory: the parsers never open a path.
public struct SourceFile: Sendable, Hashable {
  /// The path to show in diagnostics.
  public var path: String
  /// The content, of any encoding: what isn't UTF-8 is reported, not trapped on.
  public var bytes: [UInt8]

  /// Creates a file in memory.
  ///
  /// - Parameters:
  ///   - path: the path to show in diagnostics.
  ///   - bytes: the content.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}
