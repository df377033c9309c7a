import IntentSchema

/// Chooses among readings that overlap: the longest, then the most specific.
enum ReadingSelection {
  /// Keeps the readings that don't overlap better ones, and the twins of the same span.
  ///
  /// - Parameters:
  ///   - readings: all readings, in the order they were found; then those to keep.
  ///   - count: the number of tokens.
  /// - Complexity: O(*n* log *n*) in the number of readings.
  static func select(_ readings: inout [Reading], tokens count: Int) {
    guard readings.count > 1 else { return }
    for index in readings.indices { readings[index].order = index }
    readings.sort { isBetter($0, $1) }
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: count) { owners in
      owners.initialize(repeating: -1)
      keepOwners(of: owners, &readings)
    }
    for index in readings.indices { readings[index].order = index }
  }

  /// Keeps each reading whose first and last token no better one owns.
  private static func keepOwners(
    of owners: UnsafeMutableBufferPointer<Int32>, _ readings: inout [Reading]
  ) {
    var kept = 0
    for index in readings.indices {
      let reading = readings[index]
      let owner = owners[reading.tokens.lowerBound]
      if owner >= 0 {
        let other = readings[Int(owner)]
        guard other.tokens == reading.tokens, reading.isTwin || other.isTwin,
          other.kind != reading.kind
        else { continue }
      } else {
        guard owners[reading.tokens.upperBound - 1] < 0 else { continue }
        for token in reading.tokens { owners[token] = Int32(kept) }
      }
      readings[kept] = reading
      kept += 1
    }
    readings.removeLast(readings.count - kept)
  }

  /// Whether a reading goes before another in what is returned.
  static func precedes(_ first: Reading, _ second: Reading) -> Bool {
    if first.tokens.lowerBound != second.tokens.lowerBound {
      return first.tokens.lowerBound < second.tokens.lowerBound
    }
    return isBetter(first, second)
  }

  private static func isBetter(_ first: Reading, _ second: Reading) -> Bool {
    if first.tokens.count != second.tokens.count {
      return first.tokens.count > second.tokens.count
    }
    let (rank, other) = (rank(first.kind), Self.rank(second.kind))
    return rank != other ? rank < other : first.order < second.order
  }

  /// How specific a kind is, the most specific first.
  private static func rank(_ kind: EntityKind) -> Int {
    switch kind {
    case .email, .url: 0
    case .phone: 1
    case .expression: 2
    case .recurrence: 3
    case .datetime: 4
    case .date: 5
    case .range: 6
    case .time: 7
    case .age: 8
    case .duration: 9
    case .temperature, .length, .weight, .volume, .area, .speed, .data: 10
    case .money: 11
    case .percent: 12
    case .ordinal: 13
    case .number: 14
    case .boolean: 15
    case .quoted: 16
    case .list: 17
    }
  }
}
