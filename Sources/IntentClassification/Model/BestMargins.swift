/// Picks the highest margins without sorting all of them.
enum BestMargins {
  /// The classes of the highest margins, highest first, ties by lower class.
  ///
  /// - Parameters:
  ///   - margins: the margin by class.
  ///   - limit: how many to pick.
  /// - Returns: as many classes as the limit says, or all.
  /// - Complexity: O(*k* + *p*·*l*) for *k* classes, of which *p* displace one of *l* picked.
  static func indices(in margins: UnsafeBufferPointer<Float>, limit: Int) -> [Int] {
    var picked: [Int] = []
    picked.reserveCapacity(min(limit, margins.count))
    var floor = -Float.infinity
    for index in margins.indices {
      let margin = margins[index]
      guard margin > floor || picked.count < limit else { continue }
      var position = picked.count
      while position > 0, margins[picked[position - 1]] < margin { position -= 1 }
      guard position < limit else { continue }
      if picked.count < limit { picked.append(index) }
      var last = picked.count - 1
      while last > position {
        picked[last] = picked[last - 1]
        last -= 1
      }
      picked[position] = index
      if picked.count == limit, let last = picked.last { floor = margins[last] }
    }
    return picked
  }
}
