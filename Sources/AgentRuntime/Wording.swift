import IntentSchema
import SkillKit

/// What the agent itself says, in one language.
struct Wording: Sendable {
  let language: Language

  func callAsFunction(_ english: String, _ chinese: String) -> String {
    language == .chinese ? chinese : english
  }

  /// Asks for a slot.
  func question(for slot: SlotDefinition) -> String {
    slot.prompt[language]
      ?? self("What should \(slot.name) be?", "请告诉我\(slot.name)。")
  }

  var formDropped: String { self("OK, never mind.", "好的，不管它了。") }
  /// What stands between two sentences.
  var gap: String { self(" ", "") }
  /// Puts two sentences one after the other.
  func joined(_ first: String, _ second: String) -> String { first + gap + second }
  var done: String { self("Done.", "好了。") }
  var askForHelp: String {
    self("Say \"help\" to see what I can do.", "说“帮助”就能看到我会做什么。")
  }
  var otherWords: String { self("Please put it in other words.", "请换个说法。") }

  var formGivenUp: String {
    self(
      "I still don't have what I need, so I'll leave it. Ask again any time.",
      "还是没有听懂，这次先不办了。你可以随时再说一遍。")
  }
  var cannotUseAnswer: String {
    self("Sorry, I can't use that as an answer.", "抱歉，我没听懂这个回答。")
  }
  /// Puts a question again after something else.
  func stillWaiting(_ question: String) -> String {
    self("I'm still waiting for an answer: ", "我还在等你的回答：") + question
  }
  var offerDeclined: String { self("OK.", "好的。") }
  var cancelled: String {
    self("Cancelled. Ask again whenever you like.", "已取消。需要时再说一遍就行。")
  }
  var conflict: String {
    self(
      "That was changed elsewhere meanwhile, so I left it alone. Please try again.",
      "这项内容刚刚在别处被改动了，我没有再动它。请再试一次。")
  }
  var refused: String {
    self(
      "I have too much to do: 16 lines are waiting already. Please say that again in a moment.",
      "我忙不过来了：已有16条在排队。请稍后再说一遍。")
  }

  /// Says that nobody serves an intent.
  func noSkill(for intent: String) -> String {
    self(
      "I understand (\(intent)), but none of my skills can do it.",
      "我听懂了（\(intent)），但没有能办这件事的技能。")
  }

  /// That a part of a line isn't understood.
  func riddle(_ text: String) -> String {
    self("I'm not sure what you mean by \u{201C}\(text)\u{201D}.", "我不明白“\(text)”是什么意思。")
  }

  /// That something depends on what nobody can tell, and wasn't done.
  func conditional(_ text: String) -> String {
    self(
      "I can't tell whether a condition holds, so I left out \u{201C}\(text.trimmed)\u{201D}.",
      "我没法判断条件是否成立，所以没有做“\(text.trimmed)”。")
  }

  /// That requests of a line weren't served, since one before them failed.
  func leftOut(_ requests: [String]) -> String {
    self(
      "I left out \(requests.map { "\u{201C}\($0)\u{201D}" }.joined(separator: " and ")).",
      "后面的没有做：\(requests.map { "“\($0)”" }.joined(separator: "、"))。")
  }

  func tooManyFollowUps(_ intent: String) -> String {
    self(
      "I stopped before going on with \(intent): that was enough for one turn. "
        + "Ask for it if you still want it.",
      "没有继续执行\(intent)：这一轮已经够多了。还需要的话请再说一次。")
  }

  func repeatedFollowUp(_ intent: String) -> String {
    self(
      "I didn't do \(intent) a second time in this turn.", "这一轮里没有重复执行\(intent)。")
  }

  /// Says why records can't be kept.
  func notKept(_ reason: String) -> String {
    self(
      "I couldn't save that, so nothing was changed: \(reason). "
        + "Say it again once that is put right.",
      "没能保存，什么都没有改动：\(reason)。解决后请再说一遍。")
  }

  /// Asks which of several was meant.
  func clarification(_ options: [String]) -> String {
    let list = options.enumerated().map { "\($0.offset + 1)) \($0.element)" }
    return self("Did you mean ", "你是想：") + list.joined(separator: " ") + self("?", "？")
  }

  /// Says that nothing was understood.
  func unmatched(_ hints: [String]) -> String {
    let sorry = self("I'm not sure what you want to do.", "我不确定你想做什么。")
    guard !hints.isEmpty else { return sorry }
    let list = hints.joined(separator: self(" or ", "，还是"))
    return joined(sorry, self("Perhaps: \(list)?", "也许是：\(list)？"))
  }

  /// Says what went wrong in a skill, and what to do next.
  func error(_ error: SkillError, of title: String) -> String {
    switch error {
    case .cannotHandle("busy"):
      self(
        "\"\(title)\" is still busy. Please try again in a moment.", "“\(title)”还在忙，请稍后再试。")
    case .cannotHandle(let reason):
      self("I can't do that: \(reason)", "这件事我办不了：\(reason)")
    case .invalidInput(let reason), .failed(let reason):
      reason.isEmpty
        ? self("\"\(title)\" didn't work. Please try again.", "“\(title)”没有成功，请再试一次。") : reason
    case .timedOut:
      self(
        "\"\(title)\" took too long, so I stopped it. Please try again.",
        "“\(title)”用时太长，已停止。请再试一次。")
    case .cancelled: cancelled
    case .unavailable(let reason, let remedy):
      self(
        "\"\(title)\" isn't available: \(reason). What helps: \(remedy).",
        "“\(title)”现在不可用：\(reason)。可以这样解决：\(remedy)。")
    }
  }
}
