import IntentSchema
import SkillKit
import SkillKitTesting
import Testing

@testable import Skills

struct NoteSkillsTests {
  private func trial(_ notes: [String], query: String? = nil, in language: Language = .english)
    -> SkillTrial
  {
    var trial = SkillTrial("notes", query.map { [.text("query", $0)] } ?? [], in: language)
    for (index, note) in notes.enumerated() {
      trial.add(Record(title: note, createdAt: Int64(index)), to: .notes)
    }
    return trial
  }

  @Test(arguments: [
    ("milk is out", Language.english, "Noted: milk is out."),
    ("call him!", .english, "Noted: call him!"), ("牛奶喝完了", .chinese, "记下了：牛奶喝完了。"),
  ])
  func keepsANote(body: String, language: Language, expected: String) async throws {
    let trial = SkillTrial("note", [.text("body", body)], in: language)
    let result = try await trial.run(AddNoteSkill())
    #expect(result.output.text == expected)
    #expect(result.changes == [.add(.notes, Record(title: body, createdAt: trial.now))])
  }

  @Test func refusesAnEmptyNote() async {
    let reason = "The note is empty. Say what to write down."
    await #expect(throws: SkillError.invalidInput(reason: reason)) {
      try await SkillTrial("note", [.text("body", " . ")]).run(AddNoteSkill())
    }
  }

  @Test func showsTheNewestFirst() async throws {
    let text = try await trial(["one", "two"]).run(FindNotesSkill()).output.text
    #expect(text == "2 notes, the newest first:\n1) two\n2) one")
    let none = try await trial([], in: .chinese).run(FindNotesSkill()).output.text
    #expect(none == "还没有笔记。说“记一下……”就能加一条。")
  }

  @Test(arguments: [
    ("locker", "1 note about \"locker\":\n1) locker code 4471"),
    ("codes", "1 note about \"codes\":\n1) locker code 4471"),
    ("牛奶", "1 note about \"牛奶\":\n1) 牛奶喝完了"),
    ("dragon", "No note mentions \"dragon\"."),
  ])
  func findsNotesByTheirWords(query: String, expected: String) async throws {
    let notes = ["locker code 4471", "牛奶喝完了", "steak is better than fish"]
    #expect(try await trial(notes, query: query).run(FindNotesSkill()).output.text == expected)
  }

  @Test(arguments: [
    ("关于牛奶的什么", "牛奶"), ("有牛奶的", "牛奶"), ("里有牛奶吗", "牛奶"), ("about milk", "milk"), ("念一遍", ""),
    ("看看", ""), ("my notes", ""), ("停车", "停车"), ("有机食品", "有机食品"), ("找一下关于牛奶的笔记", "牛奶"),
    ("车停哪了", "车停"), ("会员号是多少来着", "会员号"), ("梯子在哪", "梯子"),
  ])
  func looksForWhatIsMeant(typed: String, expected: String) {
    #expect(NoteQuery(typed).text == expected)
  }

  @Test func findsChineseCharactersInAnyOrder() async throws {
    let notes = ["车停在B2", "停电了", "牛奶"]
    let text = try await trial(notes, query: "停车", in: .chinese).run(FindNotesSkill()).output.text
    #expect(text == "提到“停车”的笔记有1条：\n1) 车停在B2")
  }

  @Test func findsWholeWordsOnly() async throws {
    let text = try await trial(["steak for dinner"], query: "tea").run(FindNotesSkill()).output.text
    #expect(text == "No note mentions \"tea\".")
  }

  @Test func showsTenAndSaysHowManyMore() async throws {
    let text = try await trial((1...13).map { "note \($0)" }).run(FindNotesSkill()).output.text
    let lines = text.split(separator: "\n")
    #expect(lines.count == 12)
    #expect(lines[1] == "1) note 13")
    #expect(lines[11] == "And 3 more; say what to look for to narrow it down.")
  }
}
