/// What each row of a fit is an example of.
struct RowLabels {
  /// The class by row, nil for a negative of all classes.
  var classes: [Int?]
  /// The other classes that have an example of the same words, by row: the row is no negative of them.
  ///
  /// Otherwise the same words would speak for each class and against it, and none would have them.
  var shared: [Int: [Int]] = [:]
}

extension RowLabels {
  /// Finds the examples that several classes share.
  ///
  /// - Parameters:
  ///   - classes: the class by example, nil for a negative of all classes.
  ///   - texts: the words of each example.
  /// - Complexity: O(*n*) in the bytes of the examples.
  init(_ classes: [Int?], of texts: [[UInt8]]) {
    var owners: [[UInt8]: [Int]] = [:]
    for (label, text) in zip(classes, texts) {
      guard let label, !(owners[text]?.contains(label) ?? false) else { continue }
      owners[text, default: []].append(label)
    }
    self.classes = classes
    for (row, text) in texts.enumerated() {
      guard let label = classes[row], let all = owners[text], all.count > 1 else { continue }
      shared[row] = all.filter { $0 != label }
    }
  }
}
