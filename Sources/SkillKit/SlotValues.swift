public import IntentSchema

/// The filled slots of an intent, with typed access for parameters.
public struct SlotValues: Sendable, Hashable {
  /// The slots, in the order of the intent.
  public var slots: [FilledSlot]

  /// Creates slot values.
  ///
  /// - Parameter slots: the slots, in the order of the intent.
  public init(_ slots: [FilledSlot] = []) { self.slots = slots }

  /// The slot of a name.
  ///
  /// - Complexity: O(*n*) in the number of slots.
  public subscript(name: String) -> FilledSlot? {
    slots.first { $0.name == name }
  }

  /// The value of a required slot.
  ///
  /// - Parameter name: the name of the slot.
  /// - Returns: the filled slot.
  /// - Throws: `SkillError.invalidInput` where the slot is missing.
  public func required(_ name: String) throws(SkillError) -> FilledSlot {
    guard let slot = self[name] else {
      throw .invalidInput(reason: "The slot '\(name)' is missing.")
    }
    return slot
  }
}
