/// One figure of a benchmark.
struct BenchFigure: Sendable {
  /// What is measured, in a few words.
  var name: String
  /// How much it is.
  var value: Double
  /// Of what (`/s`, `ms`).
  var unit: String

  /// Creates a figure.
  ///
  /// - Parameters:
  ///   - name: what is measured, in a few words.
  ///   - value: how much it is.
  ///   - unit: of what.
  init(_ name: String, _ value: Double, _ unit: String) {
    self.name = name
    self.value = value
    self.unit = unit
  }
}
