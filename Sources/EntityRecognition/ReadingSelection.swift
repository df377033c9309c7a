import IntentSchema

/// Chooses among readings that overlap: the longest, then the most specific.
enum ReadingSelection {
  /// Chooses the readings to keep.
  ///
  /// - Parameters:
  ///   - readings: all readings.
  ///   - count: the number of tokens.
  /// - Returns: readings that don't overlap, and the twins of the same span.
  /// - Complexity: O(*n* log *n*) in the number of readings.
  static func select(_ readings: [Reading], tokens count: Int) -> [Reading] {
    guard readings.count > 1 else { return readings }
    let order = readings.indices.sorted { left, right in
      let (first, second) = (readings[left], readings[right])
      if first.tokens.count != second.tokens.count {
        return first.tokens.count > second.tokens.count
      }
      let (rank, other) = (rank(first.kind), Self.rank(second.kind))
      return rank != other ? rank < other : left < right
    }
    var owners = [Int32](repeating: -1, count: count)
    var kept: [Reading] = []
    for index in order {
      let reading = readings[index]
      let owner = owners[reading.tokens.lowerBound]
      if owner >= 0 {
        let other = kept[Int(owner)]
        if other.tokens == reading.tokens, reading.isTwin || other.isTwin,
          other.kind != reading.kind
        {
          kept.append(reading)
        }
        continue
      }
      guard owners[reading.tokens.upperBound - 1] < 0 else { continue }
      for token in reading.tokens { owners[token] = Int32(kept.count) }
      kept.append(reading)
    }
    return kept
  }

  /// How specific a kind is, the most specific first.
  static func rank(_ kind: EntityKind) -> Int {
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
