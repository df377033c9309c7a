extension ConfusionMatrix {
  /// The matrix as lines of text: a row an intent that lines belong to, with its number; a column an
  /// intent, by number, that they were taken for; a dot for zero.
  ///
  /// - Complexity: O(*k*²) in the number of intents.
  public var text: String {
    let head = ["", ""] + labels.indices.map { String($0 + 1) }
    let rows = labels.indices.map { row in
      [labels[row], String(row + 1)] + counts[row].map { $0 == 0 ? "·" : String($0) }
    }
    return TextTable.text([head] + rows)
  }
}
