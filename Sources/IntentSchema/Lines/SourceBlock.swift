/// A head line with the indented lines under it.
package struct SourceBlock: Sendable, Hashable {
  /// The head line, trimmed.
  package var head: SourceFragment
  /// The lines under it, without indentation, none of them blank.
  package var body: [SourceFragment]

  /// Creates a block.
  ///
  /// - Parameters:
  ///   - head: the head line, trimmed.
  ///   - body: the lines under it, without indentation.
  package init(head: SourceFragment, body: [SourceFragment] = []) {
    self.head = head
    self.body = body
  }
}
