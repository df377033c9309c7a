/// The last four characters of a token and where each starts, the newest last.
struct GramWindow {
  private(set) var scalars: InlineArray<4, UInt64>
  private(set) var starts: InlineArray<4, Int>
  /// How many characters were seen, the opening one among them.
  private(set) var count = 1

  /// Creates a window that has seen one character.
  ///
  /// - Parameters:
  ///   - opening: the character.
  ///   - start: where the token begins.
  @inline(__always)
  init(opening: UInt64, at start: Int) {
    scalars = [0, 0, 0, opening]
    starts = [start, start, start, start]
  }

  /// Takes in a character and lets go of the oldest.
  @inline(__always)
  mutating func push(_ scalar: UInt64, at start: Int) {
    scalars = [scalars[1], scalars[2], scalars[3], scalar]
    starts = [starts[1], starts[2], starts[3], start]
    count += 1
  }
}
