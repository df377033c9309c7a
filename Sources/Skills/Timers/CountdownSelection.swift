import CivilTime
import IntentSchema
import SkillKit

/// Finds which of the running timers and alarms are meant.
struct CountdownSelection {
  private let countdowns: [Countdown]
  private let context: SkillContext

  /// Creates a selection.
  ///
  /// - Parameters:
  ///   - countdowns: what may be meant, in the order it is shown.
  ///   - context: the circumstances.
  init(_ countdowns: [Countdown], _ context: SkillContext) {
    self.countdowns = countdowns
    self.context = context
  }

  /// What fits a name, a number, a time or a length, the surest reading first.
  ///
  /// - Parameter text: what the user calls it.
  /// - Returns: what fits; none where nothing does.
  func matches(for text: String) -> [Countdown] {
    if AllWords.isAll(text) { return countdowns }
    let titles = countdowns.map(\.record.title)
    let plain = text.lowercased().trimmedOfMarks
    let named = countdowns.filter { $0.record.title.lowercased() == plain }
    if !named.isEmpty { return named }
    if let position = OrdinalText.position(in: text, of: countdowns.count),
      countdowns.indices.contains(position - 1)
    {
      return [countdowns[position - 1]]
    }
    let timed = matchesByTime(text)
    return timed.isEmpty ? TitleMatcher(text).best(in: titles).map { countdowns[$0] } : timed
  }

  /// Several that are named at once, such as `the first and the pasta timer`.
  ///
  /// - Parameter text: what the user calls them.
  /// - Returns: them, or nothing where a part of the text doesn't name exactly one.
  func several(for text: String) -> [Countdown] {
    let parts = NamedParts.split(text)
    let plain = text.lowercased().trimmedOfMarks
    guard parts.count > 1, !countdowns.contains(where: { $0.record.title.lowercased() == plain })
    else { return [] }
    var found: [Countdown] = []
    for part in parts {
      let fitting = matches(for: part)
      guard let countdown = fitting.first, fitting.count == 1 else { return [] }
      if !found.contains(countdown) { found.append(countdown) }
    }
    return found
  }

  private func matchesByTime(_ text: String) -> [Countdown] {
    if let length = SpokenTime.length(in: text) {
      let found = countdowns.filter { $0.record.length == Int64(length) * 1000 }
      if !found.isEmpty { return found }
    }
    let clocks = SpokenTime.clocks(in: text)
    return countdowns.filter { countdown in
      countdown.isAlarm && clocks.contains(context.timeZone.civil(at: countdown.dueAt).time)
    }
  }

  /// What a slot says of which one is meant: nothing where it holds only articles and the like.
  static func meaning(of which: String?) -> String? {
    var name = (which ?? "").trimmedOfMarks
    for verb in verbs where name.hasPrefix(verb) { name = String(name.dropFirst(verb.count)) }
    // 面好了，计时可以停了: what is done isn't what a timer is called.
    if endings.contains(where: name.hasSuffix) || name.containsAny(questions) { return nil }
    let words = TextPiece.split(name).filter { $0.kind != .sign }.map(\.text)
    return words.allSatisfy(emptyWords.contains) ? nil : name
  }

  /// Whether an utterance asks for all of them.
  static func asksForAll(_ utterance: String) -> Bool {
    utterance.hasWord("all", "every", "everything", "both")
      || utterance.containsAny([
        "全部", "所有", "全都", "统统", "一切", "每个", "清空", "都取消", "都关", "都停", "都删", "統統",
      ])
  }

  /// What an utterance can mean: only timers or only alarms where it names one of them.
  static func scope(of countdowns: [Countdown], mentioned utterance: String) -> [Countdown] {
    switch kind(in: utterance) {
    case .some(let isAlarm): countdowns.filter { $0.isAlarm == isAlarm }
    case nil: countdowns
    }
  }

  /// What is said where nothing runs.
  static func noneRunning(_ utterance: String, in language: Language) -> String {
    kind(in: utterance) == true
      ? language.say("No alarms are set.", "没有设闹钟。")
      : language.say("No timers are running.", "没有正在运行的计时器。")
  }

  private static let verbs = [
    "把", "取消", "停止", "停掉", "关掉", "关闭", "删掉", "删除", "取消掉", "别", "不要",
  ]
  private static let endings = ["好了", "熟了", "完了"]
  private static let questions = ["几", "多少", "哪些"]
  private static let emptyWords: Set<String> = Set(
    [
      "the", "a", "my", "that", "this", "timer", "alarm", "it", "quick", "quickly", "now", "just",
      "running", "current", "active", "like", "about", "around", "roughly", "approximately",
      "maybe", "say",
    ]
      + "那这个計计时器闹钟我的快点赶紧马上立刻再先也请帮给开始来下设定当前现在正进行中运终止查看一".map(String.init))

  private static func kind(in utterance: String) -> Bool? {
    let text = utterance.lowercased()
    let isAlarm = text.containsAny(["alarm", "wake", "闹钟", "鬧鐘", "闹铃"])
    let isTimer = text.containsAny(["timer", "countdown", "计时", "計時", "倒计", "倒數", "倒数"])
    return isAlarm == isTimer ? nil : isAlarm
  }
}
