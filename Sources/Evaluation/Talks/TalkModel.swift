import SkillKit
import Synchronization

/// The language model of a talk, which says what the talk wants.
final class TalkModel: Sendable {
  private let text = Mutex<String?>(nil)

  /// Says something from now on; nil fails.
  func set(_ text: String?) { self.text.withLock { $0 = text } }

  /// Answers any prompt.
  func answer(to prompt: String) throws(SkillError) -> String {
    guard let text = text.withLock({ $0 }) else { throw .failed(reason: "the model failed") }
    return text
  }
}
