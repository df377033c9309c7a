/// The known features of an utterance, sorted by how their rows are added.
struct FoundFeatures {
  /// The squared weight of the known features.
  private(set) var known: Float = 0
  /// The squared weight of the others.
  private(set) var unknown: Float = 0

  private let entries: UnsafeBufferPointer<FeatureBag.Entry>
  private let view: ModelView
  /// Where dense rows begin: fine ones from the front, coarse ones from the back.
  private let dense: UnsafeMutablePointer<UInt32>
  private var fineCount = 0
  private var coarseCount = 0
  /// The numbers of features with sparse rows from the front, and from the back the positions of
  /// features that occur several times.
  private let others: UnsafeMutablePointer<UInt32>
  private var sparseCount = 0
  private var repeatedCount = 0
  /// The slot of each feature, which is its number if it is known.
  private let numbers: UnsafeMutablePointer<UInt64>

  /// Looks up features.
  ///
  /// First the directory is read for all features, then the heads of their rows: the loads of one
  /// pass don't wait for each other, and most of them miss the nearest caches.
  ///
  /// - Parameters:
  ///   - entries: the features.
  ///   - view: the model.
  ///   - memory: room for two numbers a feature.
  /// - Complexity: O(*n*) in the number of features, on average.
  init(
    _ entries: UnsafeBufferPointer<FeatureBag.Entry>, view: ModelView,
    memory: UnsafeMutablePointer<UInt64>
  ) {
    self.entries = entries
    self.view = view
    numbers = memory
    let lists = UnsafeMutableRawPointer(memory + entries.count)
    dense = lists.bindMemory(to: UInt32.self, capacity: 2 &* entries.count)
    others = dense + entries.count
    var position = 0
    while position < entries.count {
      let slot = view.slot(of: entries[position].key)
      (numbers + position).initialize(to: UInt64(truncatingIfNeeded: slot))
      position &+= 1
    }
    position = 0
    let rows = view.base + view.layout.rows
    while position < entries.count {
      let number = Int(truncatingIfNeeded: numbers[position])
      let row = rows + ModelLayout.rowWidth &* number
      let key = entries[position].key
      if UInt32(littleEndian: row.loadUnaligned(as: UInt32.self)) == UInt32(truncatingIfNeeded: key)
      {
        take(row, number: number, at: position)
      } else {
        let weight = view.layout.steps.unknown * FeatureClass(of: key).factor
        unknown += weight * weight
      }
      position &+= 1
    }
  }

  /// Takes a known feature into the list it belongs to.
  ///
  /// Which list that is can't be foretold, so it is written to all of them, and counted in one. A
  /// free place is left in each of them before the last feature is taken.
  @inline(__always)
  private mutating func take(_ row: UnsafeRawPointer, number: Int, at position: Int) {
    var value = row.loadUnaligned(fromByteOffset: 8, as: Float.self)
    let count = entries[position].count
    if count > 1 {
      value *= TermWeighting.repetition(count)
      repeatedCount &+= 1
      (others + (entries.count &- repeatedCount)).initialize(
        to: UInt32(truncatingIfNeeded: position))
    } else {
      let shape = RowShape(bits: row.loadUnaligned(fromByteOffset: 12, as: UInt32.self))
      let start = row.loadUnaligned(fromByteOffset: 4, as: UInt32.self)
      (others + sparseCount).initialize(to: UInt32(truncatingIfNeeded: number))
      (dense + fineCount).initialize(to: start)
      (dense + (entries.count &- 1 &- coarseCount)).initialize(to: start)
      sparseCount &+= shape.isDense ? 0 : 1
      fineCount &+= shape.isDense && !shape.isCoarse ? 1 : 0
      coarseCount &+= shape.isDense && shape.isCoarse ? 1 : 0
    }
    known += value * value
  }

  /// Adds the rows of the known features up.
  ///
  /// - Parameter sum: what to add to.
  /// - Complexity: O(*r*) in the bytes of the rows.
  func add(to sum: inout MarginSum) {
    sum.addDense(UnsafeBufferPointer(start: dense, count: fineCount), isCoarse: false)
    let coarse = dense + (entries.count &- coarseCount)
    sum.addDense(UnsafeBufferPointer(start: coarse, count: coarseCount), isCoarse: true)
    var place = 0
    while place < sparseCount {
      sum.addSparse(Int(others[place]))
      place &+= 1
    }
    place = entries.count
    while place > entries.count &- repeatedCount {
      place &-= 1
      let position = Int(others[place])
      sum.add(
        Int(numbers[position]), times: TermWeighting.repetition(entries[position].count))
    }
  }
}
