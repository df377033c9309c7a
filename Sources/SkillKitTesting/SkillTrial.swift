public import CivilTime
public import IntentSchema
public import SkillKit

/// The circumstances in which a test runs a skill: change what matters, then `run`.
///
/// ```swift
/// var trial = SkillTrial()
/// trial.slots = [FilledSlot(name: "length", value: .duration("PT10M"), text: "ten minutes")]
/// let result = try await trial.run(StartTimer())
/// ```
public struct SkillTrial: Sendable {
  /// What the user typed.
  public var utterance = ""
  /// The filled slots.
  public var slots: [FilledSlot] = []
  /// The state when the run begins.
  public var snapshot = StateSnapshot()
  /// The language to answer in.
  public var language = Language.english
  /// The time, in milliseconds since 1970; 2026-01-31T09:00:00Z at first.
  public var now: Int64 = 1_769_850_000_000
  /// The user's time zone; UTC at first.
  public var timeZone = TimeZoneRules(fixedOffset: 0)
  /// The seed of the random numbers.
  public var seed: UInt64 = 1
  /// What the skill may use of the world.
  public var capabilities = Capabilities.canned()
  /// Finds the values in a text; none unless the trial says so.
  public var entities: @Sendable (String) -> [Entity] = { _ in [] }

  /// Creates usual circumstances.
  public init() {}

  /// The circumstances as a skill sees them.
  public var context: SkillContext {
    var context = SkillContext(
      language: language, now: now, timeZone: timeZone, random: SplitMix64(seed: seed),
      capabilities: capabilities)
    context.entities = entities
    return context
  }

  /// Adds a record to the snapshot, with the next id of its collection.
  ///
  /// - Parameters:
  ///   - record: the record; an id of 0 gets the next one.
  ///   - collection: the collection.
  /// - Returns: the id.
  @discardableResult
  public mutating func add(_ record: Record, to collection: CollectionName) -> Int {
    var record = record
    if record.id == 0 { record.id = (snapshot.collections[collection]?.keys.max() ?? 0) + 1 }
    snapshot.version += 1
    snapshot.collections[collection, default: [:]][record.id] =
      .init(record, version: snapshot.version)
    return record.id
  }

  /// Runs a skill with the slots, as a dispatcher would.
  ///
  /// - Parameter skill: the skill.
  /// - Returns: what it gives back.
  /// - Throws: what it throws, or `invalidInput` where the slots don't fit its parameters.
  public func run<Tried: Skill>(_ skill: Tried) async throws(SkillError) -> SkillResult {
    let request = SkillRequest(
      parameters: SlotValues(slots), utterance: utterance,
      intent: Tried.descriptor.intents.first ?? "", snapshot: snapshot, context: context)
    return try await AnySkill(skill).respond(to: request)
  }
}
