extension RecordWriter {
  /// Writes an intent.
  mutating func write(_ intent: IntentDefinition) {
    write(intent.name)
    write(intent.about)
    write(each: intent.signals) { $0.write($1) }
    write(intent.needs)
    write(intent.threshold)
    write(intent.mode.rawValue)
    write(each: intent.slots) { $0.write($1) }
    write(intent.location)
  }

  private mutating func write(_ signal: Signal) {
    write(signal.strength.rawValue)
    write(each: signal.elements) { writer, element in
      switch element {
      case .literal(let words):
        writer.write(false)
        writer.write(words)
      case .slot(let name):
        writer.write(true)
        writer.write(name)
      }
    }
    write(Int(signal.anchors.rawValue))
    write(signal.text)
    write(signal.location)
  }

  private mutating func write(_ slot: SlotDefinition) {
    write(slot.name)
    write(slot.type)
    write(slot.isRequired)
    write(optional: slot.bounds) { writer, bounds in
      writer.write(bounds.lowerBound)
      writer.write(bounds.upperBound)
    }
    write(optional: slot.defaultValue) { $0.write($1) }
    write(optional: slot.prompt.english) { $0.write($1) }
    write(optional: slot.prompt.chinese) { $0.write($1) }
    write(slot.location)
  }

  private mutating func write(_ type: SlotType) {
    switch type {
    case .entity(let kind):
      write(0)
      write(kind.rawValue)
    case .quantity: write(1)
    case .text: write(2)
    case .list(let name):
      write(3)
      write(name)
    case .choice(let words):
      write(4)
      write(each: words) { $0.write($1) }
    }
  }
}

extension RecordReader {
  /// Reads an intent.
  mutating func intent() throws(CatalogueFormatError) -> IntentDefinition {
    IntentDefinition(
      name: try text(), about: try text(),
      signals: try each { reader throws(CatalogueFormatError) in try reader.signal() },
      needs: try number(), threshold: try real(),
      mode: try known(IntentDefinition.Mode(rawValue: try text())),
      slots: try each { reader throws(CatalogueFormatError) in try reader.slot() },
      location: try location())
  }

  private mutating func signal() throws(CatalogueFormatError) -> Signal {
    Signal(
      try known(Signal.Strength(rawValue: try text())),
      elements: try each { reader throws(CatalogueFormatError) in
        try reader.flag() ? .slot(try reader.text()) : .literal(try reader.text())
      },
      anchors: Signal.Anchors(rawValue: try known(UInt8(exactly: try number()))),
      text: try text(), location: try location())
  }

  private mutating func slot() throws(CatalogueFormatError) -> SlotDefinition {
    SlotDefinition(
      name: try text(), type: try slotType(), isRequired: try flag(),
      bounds: try optional { reader throws(CatalogueFormatError) in
        let (low, high) = (try reader.real(), try reader.real())
        guard low <= high else { throw .inconsistent }
        return low...high
      },
      defaultValue: try optional { reader throws(CatalogueFormatError) in
        try reader.slotValue()
      },
      prompt: LocalizedText(
        english: try optional { reader throws(CatalogueFormatError) in try reader.text() },
        chinese: try optional { reader throws(CatalogueFormatError) in try reader.text() }),
      location: try location())
  }

  private mutating func slotType() throws(CatalogueFormatError) -> SlotType {
    switch try number() {
    case 0: .entity(try known(EntityKind(rawValue: try text())))
    case 1: .quantity
    case 2: .text
    case 3: .list(try text())
    case 4:
      .choice(try each { reader throws(CatalogueFormatError) in try reader.text() })
    default: throw .inconsistent
    }
  }

  /// A value that must be there.
  func known<Value>(_ value: Value?) throws(CatalogueFormatError) -> Value {
    guard let value else { throw .inconsistent }
    return value
  }
}
