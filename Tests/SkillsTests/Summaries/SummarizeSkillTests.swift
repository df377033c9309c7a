import IntentSchema
import SkillKit
import SkillKitTesting
import Testing

@testable import Skills

struct SummarizeSkillTests {
  private static let report = """
    The sales of the shop fell in March. The street in front of it was closed for work on the pipes.
    Customers could not reach the shop by car. The owner therefore decided to deliver by bicycle.
    One boy rode all day. He liked it. It rained twice. The sales of the shop rose again in April.
    """

  private func trial(
    _ source: String, in language: Language = .english, files: [String: [UInt8]] = [:]
  ) -> SkillTrial {
    var trial = SkillTrial("summarize", [.text("source", source)], in: language)
    trial.capabilities = .canned(files: files)
    return trial
  }

  private func refusal(_ trial: SkillTrial) async -> SkillError? {
    do {
      _ = try await trial.run(SummarizeSkill())
      return nil
    } catch {
      return error
    }
  }

  @Test func offersToSaveALongerSummary() async throws {
    let result = try await trial(Self.report).run(SummarizeSkill())
    let lines = result.output.text.split(separator: "\n", maxSplits: 1).map(String.init)
    #expect(lines.first == "In short (3 of 8 sentences):")
    let body = try #require(lines.last)
    #expect(
      body
        == """
        The sales of the shop fell in March. Customers could not reach the shop by car. The sales \
        of the shop rose again in April.
        """)
    let slot = FilledSlot.text("body", body)
    #expect(
      result.followUp
        == FollowUp(intent: "note.add", slots: [slot], offer: "Save this as a note?"))
  }

  @Test func readsAFile() async throws {
    let trial = trial("report.txt", files: ["report.txt": Array(Self.report.utf8)])
    let typed = try await self.trial(Self.report).run(SummarizeSkill())
    #expect(try await trial.run(SummarizeSkill()) == typed)
    let named = self.trial("the file report.txt", files: ["report.txt": Array(Self.report.utf8)])
    #expect(try await named.run(SummarizeSkill()) == typed)
  }

  @Test(arguments: [
    ("概括一下/tmp/a.txt这个文件", nil), ("the gist of notes.txt please", nil), ("给个notes.txt的摘要", nil),
    ("please", "give me the gist of notes.txt please"), ("这个文件", "概括一下/tmp/a.txt这个文件"),
  ])
  func findsAFileAmongWords(source: String, utterance: String?) async throws {
    let bytes = Array(Self.report.utf8)
    var trial = trial(source, files: ["/tmp/a.txt": bytes, "notes.txt": bytes])
    if let utterance { trial.utterance = utterance }
    let typed = try await self.trial(Self.report).run(SummarizeSkill())
    #expect(try await trial.run(SummarizeSkill()) == typed)
  }

  @Test(arguments: [
    ("this: One. Two.", "One. Two."), ("the following text: One.", "One."), ("这段话：甲。乙。", "甲。乙。"),
    ("下面这段：甲。", "甲。"), ("的要点是什么：甲。", "甲。"), ("this paragraph - One.", "One."),
    ("Sales: they fell.", "Sales: they fell."), ("这段话", "这段话"), ("会议纪要：甲。", "会议纪要：甲。"),
  ])
  func leavesOutWhatOnlyPointsAtTheText(typed: String, text: String) {
    #expect(TextLead.removed(from: typed) == text)
  }

  @Test func summarisesAShortChineseText() async throws {
    let result = try await trial("河在一月结了冰。孩子们滑着冰去上学。渡船停了一个月", in: .chinese)
      .run(SummarizeSkill())
    #expect(result.output.text.hasPrefix("摘要（3句中的1句）：\n"))
    #expect(result.followUp == nil)
  }

  @Test func saysThatOneSentenceIsShortEnough() async throws {
    let result = try await trial("公司今年营收增长两成，主要靠海外市场。", in: .chinese).run(SummarizeSkill())
    #expect(result.output.text == "这本来就只有一句话，没什么可删的了。")
  }

  @Test(arguments: ["this article", "This text.", "这篇文章", "这段文字", "this: ..."])
  func asksForATextThatIsOnlyPointedAt(source: String) async throws {
    let result = try await trial(source).run(SummarizeSkill())
    #expect(result.output.text == "I don't have that text yet.")
    #expect(result.followUp == FollowUp(intent: "text.summarize"))
  }

  @Test func saysWhatIsWrongWithAFile() async {
    let missing = "There is no file notes.md here. Check the name, or paste the text."
    #expect(await refusal(trial("notes.md")) == .invalidInput(reason: missing))
    let empty = "a.txt is empty. Name another file."
    #expect(await refusal(trial("a.txt", files: ["a.txt": [0x20]])) == .invalidInput(reason: empty))
    let binary = "a.png 不是UTF-8纯文本。请另存为文本文件再试。"
    #expect(
      await refusal(trial("a.png", in: .chinese, files: ["a.png": [0x89, 0x50, 0, 1]]))
        == .invalidInput(reason: binary))
  }
}
