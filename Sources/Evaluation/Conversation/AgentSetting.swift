import AgentRuntime
import CivilTime
import IntentSchema
import SkillKit

/// Something that `/set` changes for the rest of a conversation.
package enum AgentSetting: String, CaseIterable {
  case language, timezone, preference, network

  /// What it may be; where that is any text, what the text looks like.
  package var choices: [String] {
    switch self {
    case .language: ["auto", "en", "zh"]
    case .timezone: ["Europe/Paris", "+08:00"]
    case .preference: SkillContext.Preference.allCases.map(\.rawValue)
    case .network: SkillContext.Network.allCases.map(\.rawValue)
    }
  }

  /// The names and choices, a row each.
  static var help: [(String, String)] {
    allCases.map { setting in
      let end = setting == .timezone ? " ..." : ""
      return ("  \(setting.rawValue)", setting.choices.joined(separator: " | ") + end)
    }
  }

  /// What it is.
  func value(in settings: AgentSettings) -> String {
    switch self {
    case .language: settings.language?.rawValue ?? "auto"
    case .timezone: settings.timeZone.identifier
    case .preference: settings.preference.rawValue
    case .network: settings.network.rawValue
    }
  }

  /// Changes it.
  ///
  /// - Parameters:
  ///   - settings: where it is changed.
  ///   - text: what it is to be.
  ///   - zones: gives the rules of a time zone.
  /// - Returns: false if it can't be that.
  func change(
    in settings: inout AgentSettings, to text: String, zones: (String) -> TimeZoneRules?
  ) -> Bool {
    switch self {
    case .language:
      let name = text.lowercased()
      guard name == "auto" || Self.language(name) != nil else { return false }
      settings.language = Self.language(name)
    case .timezone:
      guard let zone = zones(text) else { return false }
      settings.timeZone = zone
    case .preference:
      guard let preference = SkillContext.Preference(rawValue: text.lowercased()) else {
        return false
      }
      settings.preference = preference
    case .network:
      guard let network = SkillContext.Network(rawValue: text.lowercased()) else { return false }
      settings.network = network
    }
    return true
  }

  private static func language(_ name: String) -> Language? {
    switch name {
    case "english", "英文", "英语", "英語": .english
    case "chinese", "中文", "汉语", "漢語", "华语", "華語", "普通话", "國語": .chinese
    default: Language(tag: name)
    }
  }
}
