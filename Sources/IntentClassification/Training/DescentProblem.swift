/// What linear classifiers are fitted to.
struct DescentProblem {
  /// The examples.
  let rows: WeightedRows
  /// The class of each row.
  let labels: RowLabels
  /// The number of classes.
  let classCount: Int
  /// The number of features.
  let featureCount: Int

  /// Whether there is a bias: with one class and no negatives it would say yes to everything.
  var hasBias: Bool { classCount > 1 || labels.classes.contains(nil) }
}
