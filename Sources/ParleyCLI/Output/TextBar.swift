/// A bar that shows a share.
enum TextBar {
  /// The bar.
  ///
  /// - Parameters:
  ///   - share: the share; below 0 is 0 and above 1 is 1.
  ///   - width: the columns of a whole bar.
  /// - Returns: a text of that width, in signs that every terminal shows in one column.
  static func text(_ share: Double, width: Int) -> String {
    let share = share.isFinite ? min(1, max(0, share)) : 0
    let filled = Int((share * Double(width)).rounded())
    return String(repeating: "#", count: filled) + String(repeating: ".", count: width - filled)
  }
}
