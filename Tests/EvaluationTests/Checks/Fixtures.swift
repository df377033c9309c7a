import IntentSchema

/// A corpus of lines given as `train intent: text` and `test -: text`, `-` for out of scope; the
/// line number is the place in the list.
func corpus(_ lines: [String]) -> Corpus {
  var corpus = Corpus()
  for (offset, line) in lines.enumerated() {
    let parts = line.split(separator: ":", maxSplits: 1).map(String.init)
    let head = parts[0].split(separator: " ").map(String.init)
    let utterance = LabelledUtterance(
      intent: head[1] == "-" ? nil : head[1], text: String(parts[1].dropFirst()),
      location: SourceLocation(path: "c", line: offset + 1, column: 1))
    if head[0] == "train" {
      corpus.training.append(utterance)
    } else {
      corpus.test.append(utterance)
    }
  }
  return corpus
}

/// A catalogue of intents with a slot `x`.
func catalogue(_ names: String...) -> Catalogue {
  Catalogue(
    intents: names.enumerated().map { offset, name in
      let location = SourceLocation(path: "i", line: offset + 1, column: 1)
      let slot = SlotDefinition(name: "x", type: .text, isRequired: false, location: location)
      return IntentDefinition(name: name, slots: [slot], location: location)
    })
}
