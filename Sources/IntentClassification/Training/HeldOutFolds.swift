/// Splits a training set five ways, each leaving out a fifth of the lines and of the intents.
///
/// The lines left out of kept intents show how in-scope utterances score that a model hasn't seen;
/// the intents left out show how utterances score that belong to none of the model's intents.
struct HeldOutFolds {
  static let count = 5
  /// With fewer intents than this none is left out: what remains would be too unlike the model.
  static let fewestIntents = 4

  private let set: TrainingSet
  /// The fold that leaves a line out, by line; the names of intents are in none.
  private let lineFolds: [Int]
  /// The fold that leaves an intent out, by class; nil if none does.
  private let intentFolds: [Int?]

  /// Deals lines and intents into folds.
  ///
  /// - Parameters:
  ///   - set: the training set.
  ///   - seed: what the deal depends on.
  init(of set: TrainingSet, seed: UInt64) {
    self.set = set
    var random = XorShift64(seed: seed)
    var lines = Array(0..<set.exampleCount)
    random.shuffle(&lines)
    // Dealt intent by intent; intents with few lines don't all begin with the first fold.
    var next = Array(0...set.intents.count)
    var lineFolds = [Int](repeating: 0, count: lines.count)
    for line in lines {
      let group = set.labels[line] ?? set.intents.count
      lineFolds[line] = next[group] % Self.count
      next[group] += 1
    }
    self.lineFolds = lineFolds
    var intents = Array(set.intents.indices)
    random.shuffle(&intents)
    var intentFolds = [Int?](repeating: nil, count: intents.count)
    if intents.count >= Self.fewestIntents {
      for (position, intent) in intents.enumerated() { intentFolds[intent] = position % Self.count }
    }
    self.intentFolds = intentFolds
  }

  /// Fits a model without what a fold leaves out and scores what was left out.
  ///
  /// - Parameters:
  ///   - fold: the fold, from 0.
  ///   - descent: how to fit.
  /// - Returns: the lines left out; those of intents with no line to learn from are missing.
  func heldOutLines(of fold: Int, with descent: DualCoordinateDescent) -> [HeldOutLine] {
    let classes = keptClasses(in: fold)
    let classCount = classes.count { $0 != nil }
    guard classCount > 0 else { return [] }
    var fitted: [Int] = []
    var left: [(line: Int, origin: HeldOutLine.Origin)] = []
    for (line, label) in set.labels.enumerated() {
      let isName = line >= set.exampleCount
      let isLeft = !isName && lineFolds[line] == fold
      switch label {
      case nil: if isLeft { left.append((line, .outOfScope)) } else { fitted.append(line) }
      case .some(let label) where intentFolds[label] == fold:
        if !isName { left.append((line, .leftOutIntent)) }
      case .some(let label) where !isLeft: if classes[label] != nil { fitted.append(line) }
      case .some(let label): if let index = classes[label] { left.append((line, .known(index))) }
      }
    }
    let weights = FeatureWeights(of: set.matrix, in: fitted)
    let rows = WeightedRows(fitted, of: set.matrix, weights: weights)
    let outOfScope = set.hasOutOfScopeClass ? classCount : nil
    let problem = DescentProblem(
      rows: rows, labels: labels(of: fitted, by: classes, outOfScope: outOfScope),
      classCount: classCount + (set.hasOutOfScopeClass ? 1 : 0),
      featureCount: set.matrix.columnCount)
    let leftRows = WeightedRows(left.map(\.line), of: set.matrix, weights: weights)
    let lines = left.indices
    let margins = descent.fit(problem) { $0.margins(of: lines, in: leftRows) }
    return left.indices.map { row in
      HeldOutLine(
        origin: left[row].origin, margins: set.split(margins.flatMap { $0[row] }),
        knownMass: leftRows.knownMasses[row])
    }
  }

  /// The labels of lines in a fold's model.
  private func labels(of lines: [Int], by classes: [Int?], outOfScope: Int?) -> RowLabels {
    var labels = RowLabels(
      classes: lines.map { line in set.labels[line].map { classes[$0] } ?? outOfScope })
    guard !set.sharedLines.isEmpty else { return labels }
    for (row, line) in lines.enumerated() {
      labels.shared[row] = set.sharedLines[line]?.compactMap { classes[$0] }
    }
    return labels
  }

  /// The class in a fold's model of each intent that it keeps and has a line of.
  private func keptClasses(in fold: Int) -> [Int?] {
    var hasLine = [Bool](repeating: false, count: set.intents.count)
    for (line, label) in set.labels.prefix(set.exampleCount).enumerated()
    where lineFolds[line] != fold {
      if let label { hasLine[label] = true }
    }
    var next = 0
    return set.intents.indices.map { intent in
      guard hasLine[intent], intentFolds[intent] != fold else { return nil }
      defer { next += 1 }
      return next
    }
  }
}
