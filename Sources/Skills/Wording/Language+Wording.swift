import IntentSchema

extension Language {
  /// The wording of this language.
  ///
  /// - Parameters:
  ///   - english: the English wording.
  ///   - chinese: the Chinese wording.
  /// - Returns: the wording.
  func say(_ english: @autoclosure () -> String, _ chinese: @autoclosure () -> String) -> String {
    self == .chinese ? chinese() : english()
  }

  /// A text in the quotation marks of the language.
  func quoted(_ text: String) -> String { say("\"\(text)\"", "“\(text)”") }

  /// A text with a full stop, unless it ends a sentence already.
  func sentence(_ text: String) -> String {
    guard let last = text.last, !".!?。！？…".contains(last) else { return text }
    return text + say(".", "。")
  }

  /// Texts as one list: `milk, eggs and bread`, `牛奶、鸡蛋和面包`.
  func list(_ items: [String]) -> String {
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    let others = items.dropLast()
    return say(
      others.joined(separator: ", ") + " and " + last,
      others.joined(separator: "、") + "和" + last)
  }

  /// Numbered lines.
  func numbered(_ items: [String]) -> String {
    items.enumerated().map { "\($0 + 1)) \($1)" }.joined(separator: "\n")
  }
}
