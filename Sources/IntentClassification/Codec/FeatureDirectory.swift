/// A perfect hash: every feature has a slot of its own, which is found without looking at others.
///
/// A key belongs to a bucket of some four keys; each bucket has a displacement that takes all its
/// keys to slots that no other key has. Source: Belazzougui, Botelho and Dietzfelbinger, "Hash,
/// Displace, and Compress", 2009.
struct FeatureDirectory {
  private static let keysPerBucket = 4

  /// The displacement of each bucket.
  private(set) var displacements: [UInt16]
  /// The feature in each slot, as an index into the keys; negative if it is free.
  private(set) var features: [Int32] = []

  /// Finds slots for keys.
  ///
  /// - Parameter keys: the features, each once; random bits but for the lowest ones.
  /// - Complexity: O(*n*) on average.
  init(of keys: [UInt64]) {
    displacements = [UInt16](repeating: 0, count: keys.count / Self.keysPerBucket + 1)
    let buckets = Buckets(of: keys, count: displacements.count)
    var slotCount = keys.count + keys.count / 32 + 1
    while !fill(slotCount, with: buckets, of: keys) { slotCount += slotCount / 16 + 1 }
  }

  /// The bucket of a key.
  @inline(__always)
  static func bucket(of key: UInt64, count: Int) -> Int {
    scale(key, to: count)
  }

  /// The slot of a key.
  @inline(__always)
  static func slot(of key: UInt64, displacement: UInt16, count: Int) -> Int {
    let moved = key ^ UInt64(displacement) &* 0x9E37_79B9_7F4A_7C15
    return scale(moved &* 0xD6E8_FEB8_6659_FD93, to: count)
  }

  /// The leading half of a number as a share of a count.
  @inline(__always)
  private static func scale(_ number: UInt64, to count: Int) -> Int {
    Int(truncatingIfNeeded: ((number >> 32) &* UInt64(truncatingIfNeeded: count)) >> 32)
  }

  /// The keys of the buckets, by index, bucket after bucket.
  private struct Buckets {
    /// The indices of all keys.
    var members: [Int]
    /// Where the members of a bucket begin, and where the last one's end.
    var starts: [Int]
    /// The buckets that have members, the fullest first.
    var order: [Int]

    init(of keys: [UInt64], count: Int) {
      let owners = keys.map { bucket(of: $0, count: count) }
      starts = [Int](repeating: 0, count: count + 1)
      for owner in owners { starts[owner + 1] += 1 }
      let fullest = starts.max() ?? 0
      var bySize = [[Int]](repeating: [], count: fullest + 1)
      for bucket in 0..<count {
        bySize[starts[bucket + 1]].append(bucket)
        starts[bucket + 1] += starts[bucket]
      }
      order = Array(bySize.dropFirst().reversed().joined())
      members = [Int](repeating: 0, count: keys.count)
      var next = starts
      for (index, owner) in owners.enumerated() {
        members[next[owner]] = index
        next[owner] += 1
      }
    }
  }

  /// Finds the displacements for so many slots, and tells whether there are some.
  private mutating func fill(
    _ slotCount: Int, with buckets: Buckets, of keys: [UInt64]
  ) -> Bool {
    features = [Int32](repeating: -1, count: slotCount)
    return features.withUnsafeMutableBufferPointer { slots in
      for bucket in buckets.order {
        let members = buckets.members[buckets.starts[bucket]..<buckets.starts[bucket + 1]]
        var displacement: UInt16 = 0
        while !Self.place(members, of: keys, displacement: displacement, in: slots) {
          guard displacement < .max else { return false }
          displacement += 1
        }
        displacements[bucket] = displacement
      }
      return true
    }
  }

  /// Puts the keys of a bucket into their slots, or none if any of those isn't free.
  private static func place(
    _ members: ArraySlice<Int>, of keys: [UInt64], displacement: UInt16,
    in slots: UnsafeMutableBufferPointer<Int32>
  ) -> Bool {
    for (position, index) in members.enumerated() {
      let slot = slot(of: keys[index], displacement: displacement, count: slots.count)
      guard slots[slot] >= 0 else {
        slots[slot] = Int32(truncatingIfNeeded: index)
        continue
      }
      for placed in members.prefix(position) {
        slots[Self.slot(of: keys[placed], displacement: displacement, count: slots.count)] = -1
      }
      return false
    }
    return true
  }
}
