/// A random number generator for shuffles that must come out the same everywhere.
///
/// Source: Marsaglia, "Xorshift RNGs", 2003.
struct XorShift64: RandomNumberGenerator {
  private var state: UInt64

  /// Creates a generator; zero, the one state it can't leave, is replaced.
  init(seed: UInt64) { state = seed == 0 ? 0x9E37_79B9_7F4A_7C15 : seed }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }

  /// Shuffles in place (Fisher and Yates); unlike `Array.shuffle`, the order is ours to keep.
  mutating func shuffle<Element>(_ elements: inout [Element]) {
    guard elements.count > 1 else { return }
    for last in stride(from: elements.count - 1, to: 0, by: -1) {
      let other = Int(next() % UInt64(last + 1))
      elements.swapAt(last, other)
    }
  }
}
