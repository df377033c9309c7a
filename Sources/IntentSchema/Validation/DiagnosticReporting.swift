extension [Diagnostic] {
  /// Adds an error.
  ///
  /// - Parameters:
  ///   - location: where it is.
  ///   - message: what is wrong, in one sentence without a final stop.
  ///   - fix: what to write instead.
  package mutating func error(
    at location: SourceLocation, _ message: String, fix: String? = nil
  ) {
    append(Diagnostic(.error, at: location, message, fix: fix))
  }

  /// Adds a warning.
  ///
  /// - Parameters:
  ///   - location: where it is.
  ///   - message: what is wrong, in one sentence without a final stop.
  ///   - fix: what to write instead.
  package mutating func warning(
    at location: SourceLocation, _ message: String, fix: String? = nil
  ) {
    append(Diagnostic(.warning, at: location, message, fix: fix))
  }

  /// The diagnostics by file, line and column.
  ///
  /// - Parameter files: the files in their order.
  /// - Returns: the diagnostics, sorted.
  /// - Complexity: O(*n* log *n*) in the number of diagnostics.
  package func inOrder(of files: [SourceFile]) -> [Diagnostic] {
    let ranks = Dictionary(
      zip(files.map(\.path), files.indices), uniquingKeysWith: { first, _ in first })
    func key(_ item: (offset: Int, element: Diagnostic)) -> (Int, Int, Int, Int) {
      let location = item.element.location
      return (ranks[location.path] ?? .max, location.line, location.column, item.offset)
    }
    return enumerated().sorted { key($0) < key($1) }.map(\.element)
  }
}
