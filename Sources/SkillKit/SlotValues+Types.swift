import IntentSchema

/// Typed access: `name` is the slot's name; the optional form gives nil where the slot is missing,
/// the other one throws `SkillError.invalidInput` there. Both throw it for a value of another type.
extension SlotValues {
  /// A required number.
  public func number(_ name: String) throws(SkillError) -> Double {
    try present(optionalNumber(name), name)
  }

  /// An optional number.
  public func optionalNumber(_ name: String) throws(SkillError) -> Double? {
    try value(name, "a number") { if case .number(let number) = $0.value { number } else { nil } }
  }

  /// A required whole number.
  public func integer(_ name: String) throws(SkillError) -> Int {
    try present(optionalInteger(name), name)
  }

  /// An optional whole number.
  public func optionalInteger(_ name: String) throws(SkillError) -> Int? {
    try value(name, "a whole number") {
      if case .number(let number) = $0.value { Int(exactly: number) } else { nil }
    }
  }

  /// A required text: the value of a text or list slot, what was typed for any other.
  public func text(_ name: String) throws(SkillError) -> String {
    try present(optionalText(name), name)
  }

  /// An optional text: the value of a text or list slot, what was typed for any other.
  public func optionalText(_ name: String) throws(SkillError) -> String? {
    try value(name, "text") {
      switch $0.value {
      case .text(let text): text
      case .listed(let value, _): value
      default: $0.text.isEmpty ? nil : $0.text
      }
    }
  }

  /// A required yes or no.
  public func boolean(_ name: String) throws(SkillError) -> Bool {
    try present(optionalBoolean(name), name)
  }

  /// An optional yes or no.
  public func optionalBoolean(_ name: String) throws(SkillError) -> Bool? {
    try value(name, "yes or no") { if case .boolean(let flag) = $0.value { flag } else { nil } }
  }

  /// A required amount with its unit.
  public func quantity(_ name: String) throws(SkillError) -> Quantity {
    try present(optionalQuantity(name), name)
  }

  /// An optional amount with its unit; a duration is an amount of seconds.
  public func optionalQuantity(_ name: String) throws(SkillError) -> Quantity? {
    try value(name, "an amount with a unit") {
      switch $0.value {
      case .quantity(let amount, let unit): Quantity(amount, unit: unit)
      case .duration(let iso):
        ISODuration.milliseconds(iso).map { Quantity(Double($0) / 1000, unit: "second") }
      default: nil
      }
    }
  }

  /// A required entry of a list.
  public func listed(_ name: String) throws(SkillError) -> ListedValue {
    try present(optionalListed(name), name)
  }

  /// An optional entry of a list.
  public func optionalListed(_ name: String) throws(SkillError) -> ListedValue? {
    try value(name, "an entry of a list") {
      if case .listed(let value, let label) = $0.value {
        ListedValue(value: value, label: label)
      } else {
        nil
      }
    }
  }

  /// A required duration, in milliseconds.
  public func duration(_ name: String) throws(SkillError) -> Int64 {
    try present(optionalDuration(name), name)
  }

  /// An optional duration, in milliseconds; a month counts 30 days, a year 365.
  public func optionalDuration(_ name: String) throws(SkillError) -> Int64? {
    try value(name, "a duration") {
      if case .duration(let iso) = $0.value { ISODuration.milliseconds(iso) } else { nil }
    }
  }

  func present<Value>(_ value: Value?, _ name: String) throws(SkillError) -> Value {
    guard let value else { throw .invalidInput(reason: "The slot '\(name)' is missing.") }
    return value
  }

  func value<Value>(
    _ name: String, _ expectation: String, _ read: (FilledSlot) -> Value?
  ) throws(SkillError) -> Value? {
    guard let slot = self[name] else { return nil }
    guard let value = read(slot) else {
      throw .invalidInput(reason: "The slot '\(name)' must be \(expectation).")
    }
    return value
  }
}

/// An amount with its unit.
public struct Quantity: Sendable, Hashable {
  /// How many of the unit.
  public var amount: Double
  /// The unit, in lower-case English singular, or an ISO currency code.
  public var unit: String

  /// Creates a quantity.
  ///
  /// - Parameters:
  ///   - amount: how many of the unit.
  ///   - unit: the unit, in lower-case English singular, or an ISO currency code.
  public init(_ amount: Double, unit: String) {
    self.amount = amount
    self.unit = unit
  }
}

/// An entry of a list.
public struct ListedValue: Sendable, Hashable {
  /// The entry's value.
  public var value: String
  /// The synonym that matched, as the list spells it.
  public var label: String

  /// Creates a listed value.
  ///
  /// - Parameters:
  ///   - value: the entry's value.
  ///   - label: the synonym that matched.
  public init(value: String, label: String) {
    self.value = value
    self.label = label
  }
}
