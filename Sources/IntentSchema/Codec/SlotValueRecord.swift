extension RecordWriter {
  /// Writes a slot value.
  mutating func write(_ value: SlotValue) {
    switch value {
    case .number(let number):
      write(0)
      write(number)
    case .text(let text):
      write(1)
      write(text)
    case .boolean(let flag):
      write(2)
      write(flag)
    case .duration(let text):
      write(3)
      write(text)
    case .temporal(let text, let grain):
      write(4)
      write(text)
      write(grain.rawValue)
    case .range(let from, let to, let grain):
      write(5)
      write(from)
      write(to)
      write(grain.rawValue)
    case .recurrence(let first, let every, let days):
      write(6)
      write(first)
      write(every)
      write(each: days) { $0.write($1) }
    case .quantity(let amount, let unit):
      write(7)
      write(amount)
      write(unit)
    case .listed(let value, let label):
      write(8)
      write(value)
      write(label)
    }
  }
}

extension RecordReader {
  /// Reads a slot value.
  mutating func slotValue() throws(CatalogueFormatError) -> SlotValue {
    switch try number() {
    case 0: .number(try real())
    case 1: .text(try text())
    case 2: .boolean(try flag())
    case 3: .duration(try text())
    case 4: .temporal(try text(), grain: try known(Grain(rawValue: try text())))
    case 5:
      .range(from: try text(), to: try text(), grain: try known(Grain(rawValue: try text())))
    case 6:
      .recurrence(
        first: try text(), every: try text(),
        days: try each { reader throws(CatalogueFormatError) in try reader.number() })
    case 7: .quantity(try real(), unit: try text())
    case 8: .listed(value: try text(), label: try text())
    default: throw .inconsistent
    }
  }
}
