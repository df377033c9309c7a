import IntentSchema
import KeywordMatching
import TextAnalysis

/// A line with what it means as one request.
struct HeardLine {
  /// The tokens and entities.
  let reading: UtteranceReading
  /// Whether each position means nothing.
  let fillers: [Bool]
  /// What it means as one request.
  let whole: RoutingDecision
}

/// What a line comes to once it is taken apart.
struct Composition {
  /// The decision.
  var decision: RoutingDecision
  /// The parts that were tried, in order.
  var trials: [PartSearch.Trial] = []
  /// Why the decision isn't that of the line as one request.
  var reason: String?
}

extension IntentRouter {
  /// How many corrections of itself a line may hold.
  private static let correctionLimit = 4

  /// Takes a line apart: what it takes back is left out, then its requests are told from each other.
  ///
  /// - Parameters:
  ///   - line: the line.
  ///   - context: the circumstances.
  ///   - depth: how many corrections were carried out before.
  /// - Returns: the decision, with what led to it.
  func composed(
    _ line: HeardLine, at context: RoutingContext, depth: Int = 0
  ) -> Composition {
    let (whole, reading) = (line.whole, line.reading)
    guard whole.stage != .exact, reading.text.tokens.count <= PartSearch.tokenLimit else {
      return Composition(decision: whole)
    }
    if depth < Self.correctionLimit,
      let corrected = corrected(line, at: context, depth: depth)
    {
      return corrected
    }
    let opening = condition(in: reading, fillers: line.fillers)
    var search = PartSearch(
      reading.text, entities: reading.entities, table: connectors,
      condition: opening.map { ($0, reading.positions.tokens[$0.index].source.lowerBound) })
    guard search.hasConnectors else { return Composition(decision: whole) }
    let parts = search.parts(of: whole) { routeWhole($0, at: context) }
    guard !parts.isEmpty else { return Composition(decision: whole, trials: search.trials) }
    return Composition(
      decision: whole.split(into: parts), trials: search.trials,
      reason: "each part is a request of its own")
  }

  /// The decision about what is meant, where the line corrects itself.
  private func corrected(
    _ line: HeardLine, at context: RoutingContext, depth: Int
  ) -> Composition? {
    let reading = line.reading
    let marks = corrections.marks(in: reading.text)
    guard !marks.isEmpty else { return nil }
    let correction = SelfCorrection(
      text: reading.text, table: corrections, connectors: connectors.connectors(in: reading.text),
      entities: reader.allEntities(of: reading, at: context))
    for mark in marks.prefix(Self.correctionLimit) {
      for candidate in correction.candidates(at: mark) {
        let meant = reader.read(candidate.meant.text, at: context)
        let staged = stages(of: meant)
        let one = HeardLine(
          reading: meant, fillers: staged.keywords.fillers,
          whole: decision(for: meant, staged: staged, at: context))
        var found = composed(one, at: context, depth: depth + 1)
        guard isBelieved(candidate, found.decision) else { continue }
        found.decision = found.decision.meant(by: line.whole.text, candidate.meant)
        found.reason = "it corrects itself to “\(candidate.meant.text)”"
        return found
      }
    }
    return nil
  }

  /// Whether what a correction comes to is a request; one that was begun anew must be sure.
  private func isBelieved(
    _ candidate: SelfCorrection.Candidate, _ decision: RoutingDecision
  ) -> Bool {
    if candidate.isRefusal { return true }
    let last = decision.parts.last ?? decision
    guard let match = last.match else { return decision.isConditional }
    return !candidate.isRestart || last.stage != .classifier
      || match.confidence >= PartSearch.confidence
  }
}
