/// Finds what was probably meant by a name that is unknown.
package enum NearestName {
  /// The known name with the fewest slips from the written one, or nil if none is near.
  ///
  /// - Parameters:
  ///   - name: the name as written.
  ///   - known: the names that exist; of two that are equally near the alphabetically first is taken.
  /// - Returns: the name to suggest, if any.
  /// - Complexity: O(*n* · *m*²) in the number and length of the names.
  package static func of(_ name: String, among known: [String]) -> String? {
    let scalars = Array(name.unicodeScalars)
    guard scalars.count <= longest else { return nil }
    let limit = max(1, scalars.count / 3)
    var best: (name: String, distance: Int)?
    for candidate in known.sorted() {
      let other = Array(candidate.unicodeScalars)
      guard abs(other.count - scalars.count) <= limit else { continue }
      let distance = distance(scalars, other)
      if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.name
  }

  /// Names longer than this are not compared.
  private static let longest = 64

  /// The optimal string alignment distance: insertions, deletions, substitutions and swaps of
  /// neighbours.
  private static func distance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        let substituted = last[j] + (a[i] == b[j] ? 0 : 1)
        var cost = min(substituted, last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          cost = min(cost, beforeLast[j - 1] + 1)
        }
        row.append(cost)
      }
      beforeLast = last
      last = row
    }
    return last[b.count]
  }
}
