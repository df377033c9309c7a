/// A line as a model sees it that was fitted without it.
struct HeldOutLine {
  /// Whether the line belongs to an intent that the model knows, and to which.
  enum Origin {
    /// One of the known intents, by the model's class.
    case known(Int)
    /// An intent that was left out: it stands for what an author hasn't thought of.
    case leftOutIntent
    /// A line that the author marked as out of scope.
    case outOfScope
  }

  /// Where the line comes from.
  var origin: Origin
  /// The margin by intent of a line of a known one; of others only the best one counts.
  var margins: [Float]
  /// The best margin of an intent, 0 if there is none.
  var best: Double
  /// The margin of the class of out-of-scope lines, 0 if the model has none.
  var outOfScope: Double
  /// The share of the line's squared weight that the model knows.
  var knownMass: Double
}

extension HeldOutLine {
  /// Creates a line from its margins.
  ///
  /// - Parameters:
  ///   - origin: where the line comes from.
  ///   - margins: the margin by intent, and that of out of scope.
  ///   - knownMass: the share of the line's squared weight that the model knows.
  init(origin: Origin, margins: (intents: [Float], outOfScope: Double), knownMass: Float) {
    let isKnown = if case .known = origin { true } else { false }
    self.init(
      origin: origin, margins: isKnown ? margins.intents : [],
      best: Double(margins.intents.max() ?? 0), outOfScope: margins.outOfScope,
      knownMass: Double(knownMass))
  }
}
