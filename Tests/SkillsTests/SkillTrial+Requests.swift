import IntentSchema
import SkillKit
import SkillKitTesting

/// Short ways to say what a test asks of a skill.
extension SkillTrial {
  /// Circumstances in which something was typed, at 10:00 on Saturday, 31 January 2026.
  ///
  /// - Parameters:
  ///   - utterance: what was typed.
  ///   - slots: the filled slots.
  ///   - language: the language to answer in.
  init(
    _ utterance: String, _ slots: [FilledSlot] = [], in language: Language = .english
  ) {
    self.init()
    self.utterance = utterance
    self.slots = slots
    self.language = language
    now = SkillTrial.tenOClock
  }

  /// 2026-01-31T10:00:00Z.
  static let tenOClock: Int64 = 1_769_853_600_000
}

extension FilledSlot {
  /// A slot of free text.
  static func text(_ name: String, _ text: String) -> FilledSlot {
    FilledSlot(name: name, value: .text(text), text: text)
  }

  /// A slot with an entry of a list.
  static func listed(_ name: String, _ value: String, _ label: String? = nil) -> FilledSlot {
    FilledSlot(
      name: name, value: .listed(value: value, label: label ?? value), text: label ?? value)
  }

  /// A slot with a date or a time, at UTC.
  static func time(
    _ name: String, _ iso: String, _ grain: Grain = .minute, typed: String = "then"
  ) -> FilledSlot {
    FilledSlot(name: name, value: .temporal(iso, grain: grain), text: typed)
  }

  /// A slot with a duration.
  static func length(_ name: String, _ iso: String) -> FilledSlot {
    FilledSlot(name: name, value: .duration(iso), text: iso)
  }
}
