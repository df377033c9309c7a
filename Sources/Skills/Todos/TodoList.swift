import IntentSchema
import SkillKit

/// The open to-dos, numbered as they are shown.
struct TodoList: Sendable {
  /// The open to-dos, oldest first.
  var items: [Record]

  /// Reads the open to-dos of a state.
  ///
  /// - Parameter snapshot: the state.
  init(_ snapshot: StateSnapshot) {
    items = snapshot.records(in: .todos).filter { $0.doneAt == nil }
  }

  /// The list as it is shown.
  func text(in language: Language) -> String {
    guard !items.isEmpty else { return language.say("Your list is empty.", "清单是空的。") }
    let head = language.say("Your list (\(items.count)):", "待办清单（\(items.count)项）：")
    return head + "\n" + language.numbered(items.map(\.title))
  }
}
