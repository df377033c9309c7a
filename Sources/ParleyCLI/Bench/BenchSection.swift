/// A part of `parley bench` that can be asked for by itself.
struct BenchSection: Sendable {
  /// What asks for it; its name is the section's in the JSON.
  let option: OptionDefinition
  /// Measures; may take some seconds.
  let measure: @Sendable (Invocation) async throws(CommandFailure) -> [BenchFigure]

  /// Every section, in the order they run; without options, the first one does.
  static let all = [BenchSection.router, .growth, .runtime, .terminal]
}
