import IntentSchema
import SkillKit

/// What is said about a summary.
enum SummaryReply {
  /// The number of sentences from which a summary is worth a note.
  private static let longEnoughToSave = 8

  /// Lets the form of the intent ask for the text.
  static func question(in language: Language) -> SkillResult {
    SkillResult(
      language.say("I don't have that text yet.", "我还没有看到那段文字。"),
      followUp: FollowUp(intent: "text.summarize")
    ).undone
  }

  /// Says that nothing can be left out.
  static func tooShort(_ summary: Summarizer.Summary, in language: Language) -> SkillResult {
    guard summary.total > 0 else {
      return SkillResult(
        language.say("There are no sentences in it to summarise.", "里面没有可以总结的句子。")
      ).undone
    }
    let text = language.say(
      "That is a single sentence already; there is nothing to leave out.",
      "这本来就只有一句话，没什么可删的了。")
    return SkillResult(output: Output(text, detail: detail(body(of: summary))))
  }

  /// The chosen sentences, with the offer to save them.
  static func result(_ summary: Summarizer.Summary, in language: Language) -> SkillResult {
    let head = language.say(
      "In short (\(summary.sentences.count) of \(summary.total) sentences):",
      "摘要（\(summary.total)句中的\(summary.sentences.count)句）：")
    let isLong = summary.total >= longEnoughToSave
    return result(body(of: summary), under: head, isOffered: isLong, in: language)
  }

  /// A summary under a line that says what it is.
  static func result(
    _ body: String, under head: String, isOffered: Bool, in language: Language
  ) -> SkillResult {
    let output = Output("\(head)\n\(body)", detail: detail(body))
    guard isOffered else { return SkillResult(output: output) }
    let offer = language.say("Save this as a note?", "要存成笔记吗？")
    return SkillResult(
      output: output, followUp: FollowUp(intent: "note.add", slots: detail(body), offer: offer))
  }

  /// The sentences as one text.
  static func body(of summary: Summarizer.Summary) -> String {
    summary.sentences.reduce("") { text, sentence in
      let isWide = text.unicodeScalars.last?.isWide == true
      return text.isEmpty || isWide ? text + sentence : "\(text) \(sentence)"
    }
  }

  /// The summary for the next step: the body of a note.
  private static func detail(_ body: String) -> [FilledSlot] {
    [FilledSlot(name: "body", value: .text(body), text: body)]
  }
}
