/// The options that every command understands.
package struct GlobalOptions: Sendable, Hashable {
  /// When output is coloured.
  package enum Color: String, Sendable, Hashable, CaseIterable {
    case auto, always, never
  }

  /// Where the state is kept.
  package enum State: Sendable, Hashable {
    /// In `PARLEY_STATE`, or else in the user's state folder.
    case standard
    /// In a folder.
    case folder(String)
    /// Nowhere.
    case none
  }

  /// The folder that holds `Intents` and `Corpus`, where one is named.
  package var home: String?
  /// Where the state is kept.
  package var state = State.standard
  /// The civil time that is taken for the present, as typed.
  package var now: String?
  /// The time zone, as typed.
  package var timeZone: String?
  /// The seed of everything random.
  package var seed: UInt64?
  /// Whether output is JSON lines.
  package var json = false
  /// When output is coloured.
  package var color = Color.auto
  /// Whether help is wanted instead.
  package var help = false
  /// Whether the version is wanted instead.
  package var version = false

  /// Creates the options of a command line without any.
  package init() {}

  static let homeOption = OptionDefinition(
    "home", value: "DIR", "the folder that holds Intents and Corpus")
  static let stateOption = OptionDefinition(
    "state", value: "DIR|none", "where notes and conversations are kept; none keeps nothing")
  static let nowOption = OptionDefinition(
    "now", value: "TIME", "stop the civil clock at a time such as 2026-01-31T10:00:00+01:00")
  static let timeZoneOption = OptionDefinition(
    "timezone", value: "ZONE", "the time zone: Asia/Tokyo or +01:00")
  static let seedOption = OptionDefinition("seed", value: "N", "the seed of everything random")
  static let jsonOption = OptionDefinition("json", "JSON lines instead of text")
  static let colorOption = OptionDefinition("color", value: "auto|always|never", "colours")
  static let helpOption = OptionDefinition("help", letter: "h", "show help")
  static let versionOption = OptionDefinition("version", "show the version")

  /// All of them, in the order of help.
  package static let definitions = [
    homeOption, stateOption, nowOption, timeZoneOption, seedOption, jsonOption, colorOption,
    helpOption, versionOption,
  ]

  /// Takes an option that was given.
  ///
  /// - Parameters:
  ///   - option: one of `definitions`.
  ///   - value: its value; empty for an option without one.
  /// - Throws: a usage error where the value isn't allowed.
  mutating func apply(
    _ option: OptionDefinition, _ value: String
  ) throws(CommandFailure) {
    switch option {
    case Self.homeOption: home = value
    case Self.stateOption: state = value == "none" ? .none : .folder(value)
    case Self.nowOption: now = value
    case Self.timeZoneOption: timeZone = value
    case Self.seedOption: seed = try Self.seed(value)
    case Self.jsonOption: json = true
    case Self.colorOption: color = try Self.color(value)
    case Self.helpOption: help = true
    default: version = true
    }
  }

  private static func seed(_ text: String) throws(CommandFailure) -> UInt64 {
    guard let seed = UInt64(text) else {
      throw .usage("--seed takes a whole number from 0, not '\(text)'")
    }
    return seed
  }

  private static func color(_ text: String) throws(CommandFailure) -> Color {
    guard let color = Color(rawValue: text) else {
      throw .usage("--color takes auto, always or never, not '\(text)'")
    }
    return color
  }
}
