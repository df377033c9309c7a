/// The share of lines whose best intent is right.
public enum Accuracy {
  /// The share of in-scope lines whose best intent is right, nothing being rejected.
  ///
  /// - Parameter lines: the lines; those out of scope don't count.
  /// - Returns: the share, 0 to 1; 0 without in-scope lines.
  /// - Complexity: O(*n*) in the number of lines.
  public static func share(in lines: [ScoredUtterance]) -> Double {
    let inScope = lines.count { $0.expected != nil }
    guard inScope > 0 else { return 0 }
    return Double(lines.count(where: \.isBestRight)) / Double(inScope)
  }
}
