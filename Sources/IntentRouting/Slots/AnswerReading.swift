import IntentSchema
import KeywordMatching
import TextAnalysis

/// Reads the answer to the question for one slot.
struct AnswerReading {
  let slot: SlotDefinition
  let reader: UtteranceReader
  let context: RoutingContext

  /// Reads an answer.
  ///
  /// - Parameter answer: what was typed.
  /// - Returns: the value, why it isn't allowed, or that there is none.
  func read(_ answer: String) -> SlotAnswer {
    let reading = reader.read(answer, at: context)
    let typed = slot.type.takesWords ? nil : entity(reading)
    if let typed, let problem = typed.problem {
      return .invalid(reason: problem.objection(to: typed.slot.text))
    }
    guard let found = slot.type.takesWords ? words(reading) : typed?.slot else { return .none }
    if let reason = SlotBounds(slot).objection(to: found.value) { return .invalid(reason: reason) }
    return .filled(found)
  }

  /// The whole answer without surrounding white space.
  private func words(_ reading: UtteranceReading) -> FilledSlot? {
    guard let first = reading.text.tokens.first, let last = reading.text.tokens.last,
      reading.text.tokens.contains(where: { $0.kind != .symbol })
    else { return nil }
    let end = reading.text.isTruncated ? reading.text.source.count : last.source.upperBound
    let source = first.source.lowerBound..<end
    let text = reading.text.typed(source)
    guard case .choice(let choices) = slot.type else {
      return FilledSlot(name: slot.name, value: .text(text), text: text, source: source)
    }
    let typed = Set(reading.text.tokens.map(reading.text.text(of:)))
    return choices.first { typed.contains($0.lowercased()) }.map {
      FilledSlot(name: slot.name, value: .text($0), text: text, source: source)
    }
  }

  private func entity(_ reading: UtteranceReading) -> TypedSlotSearch.Found? {
    var search = TypedSlotSearch(
      slots: [slot],
      reading: SlotFiller.Reading(
        reading, fillers: Array(repeating: false, count: reading.positions.tokens.count)),
      context: context)
    search.run()
    return search.found[0]
  }
}
