/// Looks for the words around free text in an utterance.
struct CarrierSearch {
  /// A span of words with how well its surroundings fit.
  struct Finding: Equatable {
    var span: Range<Int>
    var score: Int
  }

  /// The utterance's keys, each typed slot that was found being one word.
  let keys: [UInt64]

  /// Finds the best span for a slot.
  ///
  /// - Parameters:
  ///   - carriers: the carriers of the slot.
  ///   - minimum: the least score that is believed; each fitting word before counts 2, after 1.
  /// - Returns: the span as indices into `keys`, or nil.
  /// - Complexity: O(*n* · *c*) in the number of words and carriers.
  func best(of carriers: some Sequence<CarrierTable.Carrier>, minimum: Int) -> Finding? {
    var best: Finding?
    for carrier in carriers {
      let ends = ends(of: carrier)
      for start in keys.indices {
        guard let end = ends.first(where: { start < $0.position }) else { break }
        let before = fit(carrier.before, from: start - 1, step: -1)
        let score = before * 2 + end.fit
        if before > 0, score >= minimum, score > (best?.score ?? 0) {
          best = Finding(span: start..<end.position, score: score)
        }
      }
    }
    return best
  }

  /// Where the slot may end: the last place where the words after it fit best, or the end of the
  /// utterance.
  private func ends(of carrier: CarrierTable.Carrier) -> [(position: Int, fit: Int)] {
    if carrier.after.first == CarrierTable.edge {
      // Free text from edge to edge would be any utterance.
      return carrier.before.first == CarrierTable.edge ? [] : [(keys.count, 1)]
    }
    var best: (position: Int, fit: Int)?
    for position in keys.indices.reversed() {
      let fit = fit(carrier.after, from: position, step: 1)
      if fit > (best?.fit ?? 0) { best = (position, fit) }
    }
    // A typed slot that may follow may also stand elsewhere, and then the text runs to the end.
    let isOpen = carrier.after.first.map(CarrierTable.isSlot) == true
    return [best, isOpen ? (keys.count, 1) : nil].compactMap(\.self)
  }

  /// How many words of a carrier stand where they should, the nearest first.
  private func fit(_ carrier: [UInt64], from position: Int, step: Int) -> Int {
    var (count, position) = (0, position)
    for key in carrier {
      if !keys.indices.contains(position) { return key == CarrierTable.edge ? count + 1 : count }
      guard keys[position] == key else { return count }
      count += 1
      position += step
    }
    return count
  }
}
