/// The margins of some lines for the classes of a block.
struct BlockMargins {
  /// The margins: a row a line, a column a class.
  fileprivate let values: [Float]
  fileprivate let classCount: Int

  /// The margins of a line, by class of the block.
  ///
  /// - Parameter line: the line, in the order they were given.
  subscript(line: Int) -> ArraySlice<Float> {
    values[(line * classCount)..<((line + 1) * classCount)]
  }
}

extension ClassBlock {
  /// The signed distances of lines from each class's boundary.
  ///
  /// - Parameters:
  ///   - lines: the lines, by number.
  ///   - rows: the rows they are in.
  /// - Returns: the margins.
  /// - Complexity: O(*n*·*k*) for *n* entries of the lines and *k* classes of the block.
  func margins(of lines: some Collection<Int>, in rows: WeightedRows) -> BlockMargins {
    var values: [Float] = []
    values.reserveCapacity(lines.count * classes.count)
    var sums: [Float] = []
    for line in lines {
      sums.removeAll(keepingCapacity: true)
      sums.append(contentsOf: classBiases)
      for position in rows.starts[line]..<rows.starts[line + 1] {
        let source = row(of: Int(rows.features[position]))
        add(rows.values[position], source, to: &sums)
      }
      values += sums
    }
    return BlockMargins(values: values, classCount: classes.count)
  }

  private func add(_ value: Float, _ row: UnsafePointer<Float>, to sums: inout [Float]) {
    sums.withUnsafeMutableBufferPointer { sums in
      var column = 0
      while column < sums.count {
        sums[column] += value * row[column]
        column &+= 1
      }
    }
  }
}
