/// What a slot takes.
public enum SlotType: Sendable, Hashable {
  /// One entity of a kind; `datetime` also takes a date or a time alone.
  case entity(EntityKind)
  /// Any amount with a unit that can be converted.
  case quantity
  /// Free text.
  case text
  /// An entry of the named gazetteer.
  case list(String)
  /// One of a few words.
  case choice([String])

  /// Whether an entity can fill a slot of this type.
  public func accepts(_ entity: Entity) -> Bool { accepts(entity.kind, of: entity.list) }

  /// Whether an entity of a kind can fill a slot of this type.
  ///
  /// - Parameters:
  ///   - kind: the kind.
  ///   - list: the name of the gazetteer, for `list` entities.
  /// - Returns: whether it can.
  package func accepts(_ kind: EntityKind, of list: String?) -> Bool {
    switch self {
    case .entity(.datetime): kind == .datetime || kind == .date || kind == .time
    case .entity(.date): kind == .date || kind == .datetime
    case .entity(let wanted): kind == wanted
    case .quantity: kind.isQuantity
    case .list(let name): kind == .list && list == name
    case .text, .choice: false
    }
  }
}

/// One piece of information an intent needs or can use.
public struct SlotDefinition: Sendable, Hashable {
  /// The name, unique within its intent.
  public var name: String
  /// What the slot takes.
  public var type: SlotType
  /// Whether the agent asks for it when it is missing.
  public var isRequired: Bool
  /// The allowed values: seconds for a duration, the number itself for a number.
  public var bounds: ClosedRange<Double>?
  /// The value when nothing was said.
  public var defaultValue: SlotValue?
  /// The question that asks for it.
  public var prompt: LocalizedText
  /// Where it is defined.
  public var location: SourceLocation

  /// Creates a slot definition.
  ///
  /// - Parameters:
  ///   - name: the name, unique within its intent.
  ///   - type: what the slot takes.
  ///   - isRequired: whether the agent asks for it when it is missing.
  ///   - bounds: the allowed values, in seconds for a duration, in characters for text.
  ///   - defaultValue: the value when nothing was said.
  ///   - prompt: the question that asks for it.
  ///   - location: where it is defined.
  public init(
    name: String, type: SlotType, isRequired: Bool, bounds: ClosedRange<Double>? = nil,
    defaultValue: SlotValue? = nil, prompt: LocalizedText = LocalizedText(),
    location: SourceLocation
  ) {
    self.name = name
    self.type = type
    self.isRequired = isRequired
    self.bounds = bounds
    self.defaultValue = defaultValue
    self.prompt = prompt
    self.location = location
  }
}

/// A slot with the value an utterance gave it.
public struct FilledSlot: Sendable, Hashable, Codable {
  /// The name of the slot.
  public var name: String
  /// The value in canonical form.
  public var value: SlotValue
  /// What was typed.
  public var text: String
  /// Where it was typed, in UTF-8 bytes of the utterance, end exclusive; nil for a default or a
  /// value that a skill passed on.
  public var source: Range<Int>?

  /// Creates a filled slot.
  ///
  /// - Parameters:
  ///   - name: the name of the slot.
  ///   - value: the value in canonical form.
  ///   - text: what was typed.
  ///   - source: where it was typed, in UTF-8 bytes, end exclusive.
  public init(name: String, value: SlotValue, text: String, source: Range<Int>? = nil) {
    self.name = name
    self.value = value
    self.text = text
    self.source = source
  }
}
