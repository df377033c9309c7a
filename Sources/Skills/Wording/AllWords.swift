/// Tells a wish for all there is from one for something in particular.
enum AllWords {
  /// Whether a text means everything and names nothing else: `all of them`, `everything that's
  /// ticking`, `全部都做完了`.
  ///
  /// - Parameter text: what the user calls the things.
  /// - Returns: whether all are meant; a text such as `all the laundry` doesn't mean it.
  /// - Complexity: O(*n*) in the length of the text.
  static func isAll(_ text: String) -> Bool {
    let words = TextPiece.split(text).filter { $0.kind != .sign }.map(\.text)
    let han = words.joined()
    guard words.contains(where: markers.contains) || han.containsAny(chineseMarkers) else {
      return false
    }
    return words.allSatisfy { word in
      markers.contains(word) || fillers.contains(word)
        || word.unicodeScalars.count == 1 && chineseFillers.contains(word)
    }
  }

  private static let markers: Set<String> = ["all", "everything", "every", "both", "everyone"]
  private static let chineseMarkers = [
    "全部", "所有", "全都", "统统", "一切", "每个", "每一", "每件", "每项", "每条", "清空", "都", "統統", "每個",
  ]
  private static let fillers: Set<String> = [
    "of", "them", "it", "the", "my", "one", "single", "last", "that", "thats", "is", "are", "in",
    "on", "off", "list", "to", "do", "dos", "todo", "todos", "task", "tasks", "item", "items",
    "thing", "things", "done", "timer", "timers", "alarm", "alarms", "countdown", "countdowns",
    "ticking", "running", "going", "active", "set", "i", "have", "please", "now", "these", "those",
    "and", "right", "currently", "cancel", "stop", "delete", "clear", "remove", "finished", "tick",
    "check", "mark", "ive", "as", "complete", "completed",
  ]
  private static let chineseFillers: Set<String> = Set(
    ("全部所有都统统一切每个件项条的了做完成搞定待办事情任务清单勾掉空划把我已经上里东西弄计时器闹钟取消停止关删除"
      + "正在跑走响设好吧给们它这那些请別别不要統個項條辦務單劃經東計時鬧鐘關刪們這").map(String.init))
}
