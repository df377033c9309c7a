/// Numbers the features of a training set in order of appearance.
struct FeatureIndex {
  /// The features by number.
  private(set) var keys: [UInt64] = []
  /// One more than the number of the feature in each slot, 0 for a free one.
  private var slots = [UInt32](repeating: 0, count: 1 << 12)

  /// The number of a feature, a new one if it wasn't met before.
  mutating func insert(_ key: UInt64) -> UInt32 {
    if keys.count &* 2 >= slots.count { grow() }
    let slot = slot(of: key)
    if slots[slot] != 0 { return slots[slot] &- 1 }
    keys.append(key)
    slots[slot] = UInt32(keys.count)
    return UInt32(keys.count) &- 1
  }

  private func slot(of key: UInt64) -> Int {
    let mask = slots.count &- 1
    var slot = Int(truncatingIfNeeded: key >> FeatureClass.bitCount) & mask
    while slots[slot] != 0, keys[Int(slots[slot]) &- 1] != key { slot = (slot &+ 1) & mask }
    return slot
  }

  private mutating func grow() {
    slots = [UInt32](repeating: 0, count: slots.count * 2)
    for (index, key) in keys.enumerated() { slots[slot(of: key)] = UInt32(index + 1) }
  }
}
