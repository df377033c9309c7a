import IntentSchema

extension FeedbackSuggestions {
  /// The lines to learn, as blocks of a `.corpus` file.
  public var corpusText: String {
    var text = ""
    var intent: String??
    for line in lines {
      if intent != .some(line.intent) {
        text += "train \(line.intent ?? "out-of-scope")\n"
        intent = line.intent
      }
      text += "  \(Self.escaped(line.text))\n"
    }
    return text
  }

  /// The skills to be tried later, as blocks of an `.intent` file.
  public var intentText: String {
    priorities.map { "skill \($0.skill)\n  priority \($0.priority)\n" }.joined()
  }

  /// A text as a line of a corpus has to write it.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text {
      let isSpecial = "\\[]|*".contains(character) || character == "#" && escaped.isEmpty
      escaped += isSpecial ? "\\\(character)" : String(character)
    }
    return escaped
  }
}
