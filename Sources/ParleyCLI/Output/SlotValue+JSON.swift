package import IntentSchema

extension JSONWriter {
  /// Writes the field `value` of an entity or a slot.
  ///
  /// Numbers and amounts are numbers, times ISO 8601; a range is the ISO 8601 interval `from/to`, a
  /// recurrence the repeating interval `R/first/every`, an entry of a list its value.
  ///
  /// - Parameter value: the value.
  package mutating func value(_ value: SlotValue) {
    key("value")
    switch value {
    case .number(let number), .quantity(let number, _): self.number(number)
    case .text(let text), .duration(let text), .temporal(let text, _), .listed(let text, _):
      string(text)
    case .boolean(let flag): boolean(flag)
    case .range(let from, let to, _): string("\(from)/\(to)")
    case .recurrence(let first, let every, _): string("R/\(first)/\(every)")
    }
  }

  /// Writes the fields that only some values have: `unit`, `grain`, `from`, `to`, `days`.
  ///
  /// - Parameters:
  ///   - value: the value.
  ///   - isComplete: whether to write all but `days` anyway, as `null`.
  package mutating func details(of value: SlotValue, isComplete: Bool = false) {
    let details = value.details
    if isComplete || details.unit != nil { field("unit", details.unit) }
    if isComplete || details.grain != nil { field("grain", details.grain?.rawValue) }
    if isComplete || details.from != nil || details.to != nil {
      field("from", details.from)
      field("to", details.to)
    }
    guard case .recurrence(_, _, let days) = value else { return }
    key("days")
    array(days) { $0.number(Double($1)) }
  }
}

extension SlotValue {
  /// What only some values have.
  struct Details {
    var unit: String?
    var grain: Grain?
    var from: String?
    var to: String?
  }

  /// What the value has beside itself.
  var details: Details {
    switch self {
    case .quantity(_, let unit): Details(unit: unit)
    case .temporal(_, let grain): Details(grain: grain)
    case .range(let from, let to, let grain): Details(grain: grain, from: from, to: to)
    default: Details()
    }
  }

  /// The value for people.
  var text: String {
    switch self {
    case .number(let number): number.shortText
    case .quantity(let number, let unit): "\(number.shortText) \(unit)"
    case .text(let text), .duration(let text), .temporal(let text, _), .listed(let text, _): text
    case .boolean(let flag): flag ? "yes" : "no"
    case .range(let from, let to, _): "\(from) to \(to)"
    case .recurrence(let first, let every, _): "from \(first) every \(every)"
    }
  }
}

extension Double {
  /// The number, whole ones without a fraction.
  var shortText: String {
    if magnitude < 1e15, let whole = Int(exactly: self) { "\(whole)" } else { "\(self)" }
  }

  /// The number with a fixed count of decimals, rounded.
  ///
  /// - Parameter count: how many decimals, at most 9.
  /// - Returns: the text.
  func text(decimals count: Int) -> String {
    let unit = (0..<count).reduce(1) { power, _ in power * 10 }
    guard magnitude < 1e9 else { return shortText }
    let parts = Int((magnitude * Double(unit)).rounded())
    let sign = self < 0 && parts > 0 ? "-" : ""
    guard count > 0 else { return "\(sign)\(parts)" }
    let decimals = "\(parts % unit)"
    let zeros = String(repeating: "0", count: count - decimals.count)
    return "\(sign)\(parts / unit).\(zeros)\(decimals)"
  }
}
