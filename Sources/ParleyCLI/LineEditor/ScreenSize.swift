/// How much a terminal shows.
package struct ScreenSize: Sendable, Hashable {
  /// The columns.
  package var columns: Int
  /// The rows.
  package var rows: Int

  /// Creates a size.
  ///
  /// - Parameters:
  ///   - columns: the columns.
  ///   - rows: the rows.
  package init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }
}
