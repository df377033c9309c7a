/// Looks for the words around free text in an utterance.
struct CarrierSearch {
  /// A span of words with how well its surroundings fit.
  struct Finding: Equatable {
    var span: Range<Int>
    var score: Int
  }

  /// A place where a slot may end, with how well the words after it fit.
  private struct End {
    var position: Int
    var fit: Int
  }

  /// The utterance's keys, each typed slot that was found being one word.
  let keys: [UInt64]

  /// Finds the best span for a slot.
  ///
  /// - Parameters:
  ///   - carriers: the carriers of the intent.
  ///   - slot: the slot, as an index into the intent's slots.
  ///   - minimum: the least score that is believed; each fitting word before counts 2, after 1.
  /// - Returns: the span as indices into `keys`, or nil.
  /// - Complexity: O(*n* · *c*) in the number of words and carriers.
  func best(of carriers: [CarrierTable.Carrier], for slot: Int, minimum: Int) -> Finding? {
    var best: Finding?
    for index in carriers.indices where carriers[index].slot == slot && mayFollow(carriers[index]) {
      let carrier = carriers[index]
      let marked = markedEnd(of: carrier)
      let open = openEnd(of: carrier)
      guard marked != nil || open != nil else { continue }
      for start in keys.indices where follows(carrier, at: start) {
        let next = marked.flatMap { start < $0.position ? $0 : nil } ?? open
        guard let end = next else { break }
        let score = fit(carrier.before, from: start - 1, step: -1) * 2 + end.fit
        if score >= minimum, score > (best?.score ?? 0) {
          best = Finding(span: start..<end.position, score: score)
        }
      }
    }
    return best
  }

  /// Whether the nearest word before the slot stands anywhere.
  private func mayFollow(_ carrier: CarrierTable.Carrier) -> Bool {
    guard let nearest = carrier.before.first else { return false }
    return nearest == CarrierTable.edge || keys.contains(nearest)
  }

  /// Whether the nearest word before the slot stands before a position.
  private func follows(_ carrier: CarrierTable.Carrier, at start: Int) -> Bool {
    carrier.before.first == (start == 0 ? CarrierTable.edge : keys[start - 1])
  }

  /// The last place where the words after the slot fit best, if there are such words.
  private func markedEnd(of carrier: CarrierTable.Carrier) -> End? {
    guard let nearest = carrier.after.first, nearest != CarrierTable.edge else { return nil }
    var best: End?
    for position in keys.indices.reversed() where keys[position] == nearest {
      let fit = fit(carrier.after, from: position, step: 1)
      if fit > (best?.fit ?? 0) { best = End(position: position, fit: fit) }
    }
    return best
  }

  /// The end of the utterance, if the slot may run to it.
  ///
  /// A typed slot that may follow may also stand elsewhere. Free text from edge to edge would be any
  /// utterance.
  private func openEnd(of carrier: CarrierTable.Carrier) -> End? {
    guard let nearest = carrier.after.first, !keys.isEmpty else { return nil }
    let isOpen =
      nearest == CarrierTable.edge
      ? carrier.before.first != CarrierTable.edge : CarrierTable.isSlot(nearest)
    return isOpen ? End(position: keys.count, fit: 1) : nil
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
