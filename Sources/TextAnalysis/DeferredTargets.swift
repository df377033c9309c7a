/// What a typo may become, listed when the first unknown word asks for it.
package struct DeferredTargets: Sendable {
  /// Lists words or phrases whose words a typo may become.
  package let words: @Sendable () -> [String]
  /// Lists phrases whose Han characters a typo may become.
  package let phrases: @Sendable () -> [String]

  /// Creates the lists.
  ///
  /// - Parameters:
  ///   - words: lists words or phrases whose words a typo may become.
  ///   - phrases: lists phrases whose Han characters a typo may become.
  package init(
    words: @escaping @Sendable () -> [String], phrases: @escaping @Sendable () -> [String]
  ) {
    self.words = words
    self.phrases = phrases
  }
}
