/// Reads an `intent NAME` block.
struct IntentBlockParser {
  /// The gazetteers that slots can name.
  let lists: [String: Gazetteer]

  private enum Key: String, CaseIterable {
    case about, strong, weak, veto, needs, threshold, mode, slot, optional
  }

  /// Reads an intent.
  ///
  /// - Parameters:
  ///   - head: the block.
  ///   - diagnostics: where the problems go.
  /// - Returns: nil if the intent has no usable name.
  func parse(
    _ head: BlockHead<CatalogueKeyword>, reportingTo diagnostics: inout [Diagnostic]
  ) -> IntentDefinition? {
    let location = head.block.head.location
    guard
      let name = Name.read(
        head.argument, of: "an intent", orReportAt: location, to: &diagnostics)
    else { return nil }
    if Name.reservedIntents.contains(name) {
      diagnostics.error(
        at: head.argument.location, "the intent name `\(name)` is reserved",
        fix: "choose another name")
      return nil
    }
    let lines = KeyedLine<Key>.lines(
      of: head.block, repeatable: [.strong, .weak, .veto, .slot, .optional],
      reportingTo: &diagnostics)
    var intent = IntentDefinition(name: name, location: location)
    addSlots(lines, to: &intent, reportingTo: &diagnostics)
    let phrases = PhraseParser(slots: intent.slots)
    for line in lines {
      add(line, to: &intent, phrases: phrases, reportingTo: &diagnostics)
    }
    if !head.block.body.contains(where: { $0.splitFirstWord().word.raw == Key.about.rawValue }) {
      diagnostics.error(
        at: location, "intent `\(name)` has no `about`",
        fix: "add `  about  ...`: what it is, in one sentence")
    }
    checkNeeds(of: intent, lines, reportingTo: &diagnostics)
    return intent
  }

  private func addSlots(
    _ lines: [KeyedLine<Key>], to intent: inout IntentDefinition,
    reportingTo diagnostics: inout [Diagnostic]
  ) {
    for line in lines where line.key == .slot || line.key == .optional {
      let parser = SlotParser(isRequired: line.key == .slot, lists: lists)
      guard let slot = parser.parse(line.value, reportingTo: &diagnostics) else { continue }
      if let earlier = intent.slot(named: slot.name) {
        diagnostics.error(
          at: slot.location, "slot `\(slot.name)` is already defined at \(earlier.location)",
          fix: "keep one of the two")
        continue
      }
      intent.slots.append(slot)
    }
  }

  private func add(
    _ line: KeyedLine<Key>, to intent: inout IntentDefinition, phrases: PhraseParser,
    reportingTo diagnostics: inout [Diagnostic]
  ) {
    let value = line.value
    switch line.key {
    case .about: intent.about = value.text
    case .strong:
      intent.signals += phrases.signals(.strong, in: value, reportingTo: &diagnostics)
    case .weak: intent.signals += phrases.signals(.weak, in: value, reportingTo: &diagnostics)
    case .veto: intent.signals += phrases.signals(.veto, in: value, reportingTo: &diagnostics)
    case .needs:
      intent.needs =
        IntentSetting.needs(value, reportingTo: &diagnostics) ?? intent.needs
    case .threshold:
      intent.threshold =
        IntentSetting.threshold(value, reportingTo: &diagnostics) ?? intent.threshold
    case .mode:
      intent.mode = IntentSetting.mode(value, reportingTo: &diagnostics) ?? intent.mode
    case .slot, .optional: break
    }
  }

  private func checkNeeds(
    of intent: IntentDefinition, _ lines: [KeyedLine<Key>],
    reportingTo diagnostics: inout [Diagnostic]
  ) {
    let weak = intent.signals.count { $0.strength == .weak }
    guard let line = lines.first(where: { $0.key == .needs }),
      let needs = Int(line.value.raw), needs == intent.needs, needs > weak
    else { return }
    diagnostics.warning(
      at: line.value.location,
      "`needs` is \(needs), but the intent has \(weak) weak phrases",
      fix: "add weak phrases or lower it")
  }
}
