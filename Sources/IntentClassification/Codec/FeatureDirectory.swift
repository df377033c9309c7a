/// A perfect hash: every feature has a slot of its own, which is found without looking at others.
///
/// A key belongs to a bucket of some four keys; each bucket has a displacement that takes all its
/// keys to slots that no other key has. Source: Belazzougui, Botelho and Dietzfelbinger, "Hash,
/// Displace, and Compress", 2009.
struct FeatureDirectory {
  private static let keysPerBucket = 4

  /// The displacement of each bucket.
  private(set) var displacements: [UInt16]
  /// The feature in each slot, as an index into the keys; nil if it is free.
  private(set) var features: [Int?] = []

  /// Finds slots for keys.
  ///
  /// - Parameter keys: the features, each once; random bits but for the lowest ones.
  /// - Complexity: O(*n*) on average.
  init(of keys: [UInt64]) {
    displacements = [UInt16](repeating: 0, count: keys.count / Self.keysPerBucket + 1)
    let buckets = Self.buckets(of: keys, count: displacements.count)
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

  /// The keys of each bucket, by index; the fullest buckets first.
  private static func buckets(of keys: [UInt64], count: Int) -> [(bucket: Int, members: [Int])] {
    var members = [[Int]](repeating: [], count: count)
    for (index, key) in keys.enumerated() { members[bucket(of: key, count: count)].append(index) }
    let fullest = members.reduce(0) { max($0, $1.count) }
    var bySize = [[Int]](repeating: [], count: fullest + 1)
    for (bucket, own) in members.enumerated() { bySize[own.count].append(bucket) }
    return bySize.dropFirst().reversed().joined().map { ($0, members[$0]) }
  }

  /// Finds the displacements for so many slots, and tells whether there are some.
  private mutating func fill(
    _ slotCount: Int, with buckets: [(bucket: Int, members: [Int])], of keys: [UInt64]
  ) -> Bool {
    features = [Int?](repeating: nil, count: slotCount)
    var taken: [Int] = []
    for (bucket, members) in buckets {
      var displacement: UInt16 = 0
      while true {
        taken.removeAll(keepingCapacity: true)
        for index in members {
          let slot = Self.slot(of: keys[index], displacement: displacement, count: slotCount)
          guard features[slot] == nil else { break }
          features[slot] = index
          taken.append(slot)
        }
        if taken.count == members.count { break }
        for slot in taken { features[slot] = nil }
        guard displacement < .max else { return false }
        displacement += 1
      }
      displacements[bucket] = displacement
    }
    return true
  }
}
