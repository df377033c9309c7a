import IntentSchema

/// Writes the lines of talks so that they are read as they are meant.
enum TalkText {
  /// What follows a `=` of an expected decision.
  static func decision(_ outcome: ExpectedDecision.Outcome) -> String {
    switch outcome {
    case .matched(let intent, let slots):
      ([intent] + slots.map { slot($0.name, $0.value) }).joined(separator: " ")
    case .unmatched: "unmatched"
    case .ambiguous(let intents): "ambiguous \(intents.joined(separator: " "))"
    case .several(let intents): "several \(intents.joined(separator: " "))"
    }
  }

  /// A slot with its value, quoted where the value has white space or is empty.
  static func slot(_ name: String, _ value: String) -> String {
    let escaped = escape(value, also: "\"")
    let needsQuotes = value.isEmpty || value.contains(where: \.isWhitespace) || value.first == "\""
    return needsQuotes ? "\(name)=\"\(escaped)\"" : "\(name)=\(escaped)"
  }

  /// A reply line with its asterisks escaped.
  static func reply(_ line: String) -> String { escape(line, also: "*") }

  /// What a step does, as it is written with its mark.
  static func input(_ input: Talk.Input) -> String {
    switch input {
    case .utterance(let text): "> \(text)"
    case .advance(let seconds):
      "! advance \(Int(exactly: seconds).map { "\($0)" } ?? "\(seconds)")s"
    case .interrupt: "! interrupt"
    case .reload: "! reload"
    case .meanwhile(let line): "! meanwhile \(line)"
    case .hang: "! hang"
    case .release: "! release"
    case .model(let text): text.map { "! model \($0)" } ?? "! model"
    }
  }

  /// Escapes a character, and each backslash that would otherwise begin an escape.
  private static func escape(_ text: String, also special: Unicode.Scalar) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == special || scalar == "\\" { result.append("\\") }
      result.append(scalar)
    }
    return String(result)
  }
}
