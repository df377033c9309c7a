/// The sum of the rows of an utterance's features, in quanta.
///
/// Rows are added as 16-bit integers, so that one instruction adds those of eight classes; fine and
/// coarse rows apart. Before they could overflow, the sums move on into the margins.
struct MarginSum {
  /// With more rows than this a sum of quanta might not fit 16 bits.
  static let mostRows = 256

  private let view: ModelView
  private let margins: UnsafeMutablePointer<Float>
  private let sums: UnsafeMutablePointer<UInt16>
  private let capacity: Int
  private var rowCount = 0
  /// What the offsets of dense rows have added to every sum, fine and coarse.
  private var fineOffset: UInt16 = 0
  private var coarseOffset: UInt16 = 0

  /// Creates a sum of nothing.
  ///
  /// - Parameters:
  ///   - view: the model.
  ///   - margins: room for `marginCapacity` margins, all of them 0.
  ///   - sums: room for twice as many sums, all of them 0.
  init(
    _ view: ModelView, margins: UnsafeMutablePointer<Float>, sums: UnsafeMutablePointer<UInt16>
  ) {
    self.view = view
    self.margins = margins
    self.sums = sums
    capacity = view.layout.marginCapacity
  }

  /// Adds dense rows, four at a time while there are as many.
  ///
  /// - Parameters:
  ///   - rows: where each row begins among the quanta.
  ///   - isCoarse: whether they are coarse.
  /// - Complexity: O(*r*·*k*) for *r* rows and *k* classes.
  mutating func addDense(_ rows: UnsafeBufferPointer<UInt32>, isCoarse: Bool) {
    let target = isCoarse ? sums + capacity : sums
    let quanta = view.base + view.layout.quanta
    var position = 0
    while position < rows.count {
      let isFour = position &+ 4 <= rows.count
      let count = isFour ? 4 : 1
      makeRoom(for: count)
      if isFour {
        addFour(quanta, rows, position, to: target)
      } else {
        addOne(quanta + Int(rows[position]), to: target)
      }
      position &+= count
      let offset = UInt16(truncatingIfNeeded: count) &* UInt16(RowShape.denseOffset)
      if isCoarse { coarseOffset &+= offset } else { fineOffset &+= offset }
    }
  }

  @inline(__always)
  private func addFour(
    _ quanta: UnsafeRawPointer, _ rows: UnsafeBufferPointer<UInt32>, _ position: Int,
    to target: UnsafeMutablePointer<UInt16>
  ) {
    let first = quanta + Int(rows[position])
    let second = quanta + Int(rows[position &+ 1])
    let third = quanta + Int(rows[position &+ 2])
    let fourth = quanta + Int(rows[position &+ 3])
    let stride = view.layout.stride
    var index = 0
    while index < stride {
      let one =
        UInt16(first.load(fromByteOffset: index, as: UInt8.self))
        &+ UInt16(second.load(fromByteOffset: index, as: UInt8.self))
      let other =
        UInt16(third.load(fromByteOffset: index, as: UInt8.self))
        &+ UInt16(fourth.load(fromByteOffset: index, as: UInt8.self))
      target[index] &+= one &+ other
      index &+= 1
    }
  }

  @inline(__always)
  private func addOne(_ row: UnsafeRawPointer, to target: UnsafeMutablePointer<UInt16>) {
    let stride = view.layout.stride
    var index = 0
    while index < stride {
      target[index] &+= UInt16(row.load(fromByteOffset: index, as: UInt8.self))
      index &+= 1
    }
  }

  /// Adds the row of a feature that is sparse.
  ///
  /// - Parameter feature: the feature, by number.
  /// - Complexity: O(*r*) in the entries of the row.
  @inline(__always)
  mutating func addSparse(_ feature: Int) {
    makeRoom(for: 1)
    let shape = view.shape(of: feature)
    let target = shape.isCoarse ? sums + capacity : sums
    let width = view.layout.entryWidth
    var place = view.base + view.quanta(of: feature)
    let end = place + shape.entryCount &* width
    if width == 2 {
      // A byte can't be out of place, see `marginCapacity`; two can.
      while place < end {
        let entry = UInt16(littleEndian: place.loadUnaligned(as: UInt16.self))
        target[Int(entry & 0xFF)] &+= UInt16(bitPattern: Int16(bitPattern: entry) >> 8)
        place += 2
      }
      return
    }
    while place < end {
      let index = Int(UInt16(littleEndian: place.loadUnaligned(as: UInt16.self)))
      if index < view.layout.intentCount {
        let quantum = place.load(fromByteOffset: 2, as: Int8.self)
        target[index] &+= UInt16(bitPattern: Int16(quantum))
      }
      place += width
    }
  }

  /// Adds the row of a feature that occurs several times, which is rare, to the margins themselves.
  ///
  /// - Parameters:
  ///   - feature: the feature, by number.
  ///   - count: what its weight is multiplied with.
  /// - Complexity: O(*r*) in the bytes of the row.
  func add(_ feature: Int, times count: Float) {
    let shape = view.shape(of: feature)
    let factor = count * (shape.isCoarse ? RowShape.coarseness : 1)
    let start = view.quanta(of: feature)
    if shape.isDense {
      let row = view.base + start
      let stride = view.layout.stride
      let offset = Int32(RowShape.denseOffset)
      var index = 0
      while index < stride {
        let quantum = Int32(row.load(fromByteOffset: index, as: UInt8.self)) &- offset
        margins[index] += factor * Float(quantum)
        index &+= 1
      }
      return
    }
    for number in 0..<shape.entryCount {
      let entry = view.entry(at: start &+ number &* view.layout.entryWidth)
      guard entry.index < capacity else { continue }
      margins[entry.index] += factor * Float(entry.quantum)
    }
  }

  @inline(__always)
  private mutating func makeRoom(for rows: Int) {
    rowCount &+= rows
    if rowCount > Self.mostRows {
      flush()
      rowCount = rows
    }
  }

  /// Moves the sums into the margins.
  private mutating func flush() {
    let coarse = sums + capacity
    var index = 0
    while index < view.layout.intentCount {
      let fine = Float(Int16(bitPattern: sums[index] &- fineOffset))
      let rough = Float(Int16(bitPattern: coarse[index] &- coarseOffset))
      margins[index] += fine + RowShape.coarseness * rough
      sums[index] = 0
      coarse[index] = 0
      index &+= 1
    }
    (fineOffset, coarseOffset) = (0, 0)
  }

  /// Turns what was added into margins: times a factor, and with the biases.
  ///
  /// - Parameter scale: what a feature's weight is multiplied with.
  /// - Complexity: O(*k*) in the number of classes.
  mutating func finish(scale: Float) {
    let factor = scale * view.layout.steps.quantum
    let coarse = sums + capacity
    let biases = view.base + view.layout.biases
    var index = 0
    while index < view.layout.intentCount {
      let fine = Float(Int16(bitPattern: sums[index] &- fineOffset))
      let rough = Float(Int16(bitPattern: coarse[index] &- coarseOffset))
      let sum = margins[index] + (fine + RowShape.coarseness * rough)
      margins[index] =
        sum * factor + biases.loadUnaligned(fromByteOffset: 4 &* index, as: Float.self)
      index &+= 1
    }
  }
}
