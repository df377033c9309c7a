/// Numbers by token key: an open-addressing table, since the keys are hashes already.
struct KeyIndex: Sendable {
  private var keys: [UInt64]
  private var values: [UInt32]
  private var count = 0

  /// Creates an empty index.
  ///
  /// - Parameter capacity: how many keys to make room for; it grows beyond.
  init(capacity: Int) {
    var size = 16
    while size < 2 * capacity {
      size *= 2
    }
    keys = Array(repeating: 0, count: size)
    values = Array(repeating: 0, count: size)
  }

  /// The number of a key, 0 for a key that has none.
  subscript(key: UInt64) -> UInt32 {
    get { values[slot(of: key)] }
    set {
      var slot = slot(of: key)
      if keys[slot] == 0 {
        count += 1
        if 2 * count > keys.count {
          grow()
          slot = self.slot(of: key)
        }
        keys[slot] = key
      }
      values[slot] = newValue
    }
  }

  /// Where the key is, or the empty slot where it would be.
  private func slot(of key: UInt64) -> Int {
    let mask = keys.count - 1
    var slot = Int(truncatingIfNeeded: (key &* 0x9e37_79b9_7f4a_7c15) >> 32) & mask
    while keys[slot] != 0, keys[slot] != key {
      slot = (slot + 1) & mask
    }
    return slot
  }

  private mutating func grow() {
    var larger = KeyIndex(capacity: keys.count)
    for (key, value) in zip(keys, values) where key != 0 {
      larger[key] = value
    }
    larger.count = count
    self = larger
  }
}
