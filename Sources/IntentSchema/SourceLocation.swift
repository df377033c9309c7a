/// A place in a data file, for diagnostics and traces.
public struct SourceLocation: Sendable, Hashable, CustomStringConvertible {
  /// The path as it was given, relative to the data folder where possible.
  public var path: String
  /// The line, counted from 1.
  public var line: Int
  /// The column, counted from 1 in Unicode scalars.
  public var column: Int

  /// Creates a location.
  ///
  /// - Parameters:
  ///   - path: the path of the file.
  ///   - line: the line, counted from 1.
  ///   - column: the column, counted from 1 in Unicode scalars.
  public init(path: String, line: Int, column: Int) {
    self.path = path
    self.line = line
    self.column = column
  }

  /// The location as `path:line:column`.
  public var description: String { "\(path):\(line):\(column)" }
}
