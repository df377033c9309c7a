extension Invocation {
  /// Goes through the texts that were given: the words joined by one space, or else each line of
  /// standard input, blank ones too.
  ///
  /// - Parameter body: what to do with a text.
  /// - Throws: what the body throws, or `closedPipe` where nobody reads the output any more.
  /// - Complexity: O(*n*) in the length of the texts.
  package func forEachText(
    _ body: (String) throws(CommandFailure) -> Void
  ) throws(CommandFailure) {
    if let text {
      try body(text)
    } else {
      var lines = LineReader(console)
      while let line = try lines.next() { try body(line) }
    }
    try console.output.flush()
  }
}
