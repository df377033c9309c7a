import CivilTime
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
        CivilDuration(iso).map { Quantity($0.approximateSeconds, unit: "second") }
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
