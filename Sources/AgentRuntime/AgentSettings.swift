public import CivilTime
public import IntentSchema
public import SkillKit

/// What a user may choose about how an agent answers.
public struct AgentSettings: Sendable, Hashable {
  /// The language of all that is said; nil for that of the line it answers.
  public var language: Language?
  /// The user's time zone.
  public var timeZone: TimeZoneRules
  /// What the user would rather have.
  public var preference: SkillContext.Preference
  /// How good the network is.
  public var network: SkillContext.Network
}

extension Agent {
  /// What the user chose; a change counts from the next turn on.
  public var settings: AgentSettings {
    get {
      let environment = parts.environment
      return AgentSettings(
        language: environment.replyLanguage, timeZone: environment.timeZone,
        preference: environment.preference, network: environment.network)
    }
    set {
      change { parts in
        parts.environment.replyLanguage = newValue.language
        parts.environment.timeZone = newValue.timeZone
        parts.environment.preference = newValue.preference
        parts.environment.network = newValue.network
      }
    }
  }

  /// Goes by other data and skills from the next turn on; the conversation and the records stay.
  ///
  /// - Parameters:
  ///   - routing: what decides what a line means.
  ///   - registry: the skills.
  public func renew(routing: Routing, registry: SkillRegistry) {
    change { parts in
      parts.routing = routing
      parts.registry = registry
    }
  }

  /// The rules of a time zone.
  ///
  /// - Parameter name: an identifier such as `Asia/Tokyo`, or an offset such as `+01:00`.
  /// - Returns: the rules; nil if there is no such zone.
  package func timeZone(named name: String) -> TimeZoneRules? {
    TimeZoneRules(offset: name) ?? parts.environment.capabilities.timeZone(name)
  }
}
