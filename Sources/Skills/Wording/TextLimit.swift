import IntentSchema
import SkillKit

/// How long a text may be that is kept: what is longer was hardly meant, and would make every list
/// and every start slow.
enum TextLimit: Int {
  /// The name of a timer or an alarm, in characters.
  case name = 200
  /// Something to do or to be reminded of.
  case task = 1_000
  /// A note.
  case note = 10_000

  /// Refuses a text that is too long.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - language: the language of the reason.
  /// - Throws: `invalidInput` with the length and the limit.
  /// - Complexity: O(*n*) in the length of the text.
  func check(_ text: String, in language: Language) throws(SkillError) {
    let count = text.count
    guard count > rawValue else { return }
    throw .invalidInput(
      reason: language.say(
        "That's too long to keep: \(count) characters, and \(rawValue) at most. Say it in fewer words.",
        "太长了，没有保存：有\(count)个字，最多\(rawValue)个。请说短一点。"))
  }
}
