/// The featurised training lines and the intents they belong to.
struct TrainingSet {
  /// The names of the intents, sorted: the classes of the model.
  let intents: [String]
  /// The class of each line, nil for out of scope.
  let labels: [Int?]
  /// The features of each line.
  let matrix: FeatureMatrix

  /// Featurises examples.
  ///
  /// - Parameter examples: the examples.
  /// - Complexity: O(*n*) in the bytes of all examples.
  init(_ examples: [TrainingExample]) {
    let intents = Set(examples.compactMap(\.intent)).sorted()
    let classes = Dictionary(uniqueKeysWithValues: intents.enumerated().map { ($1, $0) })
    self.intents = intents
    labels = examples.map { example in example.intent.flatMap { classes[$0] } }
    matrix = FeatureMatrix(of: examples)
  }
}
