import TextAnalysis

/// The featurised training lines and the intents they belong to, whose names count as lines.
struct TrainingSet {
  /// From how many out-of-scope lines on they make a class of their own.
  static let fewestOutOfScopeLines = 20

  /// The names of the intents, sorted: the first classes of the model.
  let intents: [String]
  /// The class of each line, nil for out of scope.
  let labels: [Int?]
  /// The classes other than its own that have a line of the same words, by line.
  let sharedLines: [Int: [Int]]
  /// How many lines are examples; the names of the intents follow them, a line each.
  let exampleCount: Int
  /// Whether the lines that are out of scope make a last class.
  let hasOutOfScopeClass: Bool
  /// The features of each line.
  let matrix: FeatureMatrix
  /// What writes the meanings of lines.
  let meanings: MeaningVector

  /// Featurises examples.
  ///
  /// - Parameter examples: the examples.
  /// - Complexity: O(*n*) in the bytes of all examples.
  init(_ examples: [TrainingExample]) {
    let intents = Set(examples.compactMap(\.intent)).sorted()
    let classes = Dictionary(uniqueKeysWithValues: intents.enumerated().map { ($1, $0) })
    self.intents = intents
    let names = intents.map { TrainingExample(text: IntentName.text(of: $0), intent: $0) }
    labels = (examples + names).map { example in example.intent.flatMap { classes[$0] } }
    sharedLines = RowLabels(labels, of: (examples + names).map(\.text.normalized)).shared
    exampleCount = examples.count
    hasOutOfScopeClass = labels.count { $0 == nil } >= Self.fewestOutOfScopeLines
    let ownLines = examples.count { $0.intent != nil }
    meanings = MeaningVector(
      length: MeaningVector.length(
        forLinesPerIntent: Float(ownLines) / Float(max(intents.count, 1))))
    matrix = FeatureMatrix(of: examples + names, meanings: meanings)
  }

  /// The names of the classes: the intents, and out of scope if that is one.
  var classNames: [String] {
    intents + (hasOutOfScopeClass ? [ClassifierModel.outOfScopeClass] : [])
  }

  /// The margins of a model of this set by intent, and that of out of scope, 0 if it has none.
  func split(_ margins: [Float]) -> (intents: [Float], outOfScope: Double) {
    guard hasOutOfScopeClass, let last = margins.last else { return (margins, 0) }
    return (Array(margins.dropLast()), Double(last))
  }
}
