import Testing

@testable import IntentClassification

struct FeatureDirectoryTests {
  @Test(arguments: [0, 1, 2, 5, 40, 5000]) func givesEveryKeyASlotOfItsOwn(_ count: Int) {
    var random = XorShift64(seed: 17)
    let keys = (0..<count).map { _ in random.next() }
    let directory = FeatureDirectory(of: keys)
    #expect(directory.features.filter { $0 >= 0 }.sorted() == keys.indices.map(Int32.init))
    for (index, key) in keys.enumerated() {
      let bucket = FeatureDirectory.bucket(of: key, count: directory.displacements.count)
      let slot = FeatureDirectory.slot(
        of: key, displacement: directory.displacements[bucket], count: directory.features.count)
      #expect(directory.features[slot] == Int32(index))
    }
  }

  @Test func wastesFewSlots() {
    var random = XorShift64(seed: 5)
    let directory = FeatureDirectory(of: (0..<10_000).map { _ in random.next() })
    #expect(directory.features.count < 10_800)
  }
}
