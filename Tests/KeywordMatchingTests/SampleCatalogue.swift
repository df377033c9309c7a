import IntentSchema
import TextAnalysis

@testable import KeywordMatching

/// A catalogue of a few phrases, written as in an intent file.
struct SampleCatalogue {
  var catalogue = Catalogue()
  private let place = SourceLocation(path: "sample.intent", line: 1, column: 1)

  init(fillers: [String] = []) {
    catalogue.fillers = fillers.map { FillerPhrase(text: $0, location: place) }
  }

  mutating func add(
    _ intent: String, strong: [String] = [], weak: [String] = [], veto: [String] = [],
    slots: [(String, SlotType)] = []
  ) {
    let signals =
      strong.map { signal($0, .strong) } + weak.map { signal($0, .weak) }
      + veto.map { signal($0, .veto) }
    catalogue.intents.append(
      IntentDefinition(
        name: intent, signals: signals,
        slots: slots.map {
          SlotDefinition(name: $0.0, type: $0.1, isRequired: true, location: place)
        },
        location: place))
  }

  /// What counts for each intent: `timer.set strong:1 weak:0`, with `vetoed` where it is.
  func summary(of text: String, entities: [Entity] = []) -> [String] {
    let table = KeywordTable(catalogue)
    let evidence = evidence(of: text, entities: entities)
    return evidence.intents.map { own in
      let veto = own.vetoedBy.map {
        " vetoed by '\(table.signals[evidence.hits[$0].signal].signal.text)'"
      }
      return "\(catalogue.intents[own.intent].name) \(own.strong)/\(own.weak)\(veto ?? "")"
    }
  }

  /// The evidence of an utterance.
  func evidence(of text: String, entities: [Entity] = []) -> KeywordEvidence {
    let tokens = Tokenizer().tokenize(text)
    return KeywordTable(catalogue)
      .evidence(in: TokenPositions(tokens, entities: entities), entities: entities)
  }

  private func signal(_ text: String, _ strength: Signal.Strength) -> Signal {
    var rest = text[...]
    var anchors: Signal.Anchors = []
    if rest.hasPrefix("=") { anchors = .whole }
    if rest.hasPrefix("^") { anchors = .start }
    if !anchors.isEmpty { rest = rest.dropFirst() }
    var elements: [Signal.Element] = []
    while let open = rest.firstIndex(of: "["), let close = rest.firstIndex(of: "]") {
      if open > rest.startIndex { elements.append(.literal(String(rest[..<open]))) }
      elements.append(.slot(String(rest[rest.index(after: open)..<close])))
      rest = rest[rest.index(after: close)...]
    }
    if !rest.isEmpty { elements.append(.literal(String(rest))) }
    return Signal(strength, elements: elements, anchors: anchors, text: text, location: place)
  }
}
