import Testing

@testable import ParleyCLI

struct CompletionTests {
  private var editor: LineEditor {
    var vocabulary = Vocabulary()
    vocabulary.commands = [
      Vocabulary.Command(name: "/state", detail: "state", argument: .none),
      Vocabulary.Command(name: "/skills", detail: "skills", argument: .skill),
      Vocabulary.Command(name: "/save", detail: "save", argument: .file),
      Vocabulary.Command(name: "/again", detail: "again", argument: .slots),
    ]
    vocabulary.skills = ["timer.start", "timer.stop"].map { Completion.Candidate(text: $0) }
    vocabulary.slots = [(name: "unit", values: ["kilometer", "kilogram", "公里"])]
    vocabulary.home = "/home/me"
    vocabulary.entries = { folder in
      folder == "/home/me/"
        ? [.init(name: "notes", isFolder: true), .init(name: ".hidden", isFolder: false)]
        : [.init(name: "a.txt", isFolder: false), .init(name: "a\u{1B}b", isFolder: false)]
    }
    return LineEditor(vocabulary: vocabulary)
  }

  @Test(arguments: [
    ("/st", "/state "), ("/ST", "/state "), ("/skills timer.sta", "/skills timer.start "),
    ("/skills t", "/skills timer.st"), ("/save ~/n", "/save ~/notes/"), ("/save a", "/save a.txt "),
    ("read ./a", "read ./a.txt "), ("5 km in kilom", "5 km in kilometer "), ("换成公", "换成公"),
    ("换成 公", "换成 公里 "), ("/again u", "/again unit="), ("/again unit=公", "/again unit=公里 "),
    ("xyz", "xyz"), ("", ""),
  ])
  func tabFinishesTheWord(typed: String, expected: String) {
    var editor = editor
    #expect(editor.press(.text(typed), .tab).buffer.text == expected)
  }

  @Test func theMenuGoesThroughWhatFits() {
    var editor = editor
    editor.press("/s", .tab)
    #expect(editor.menu?.completion.candidates.map(\.text) == ["/state", "/skills", "/save"])
    #expect(editor.press(.tab).buffer.text == "/state")
    #expect(editor.press(.tab).buffer.text == "/skills")
    #expect(editor.press(.backTab).buffer.text == "/state")
    #expect(editor.press(.backTab, .backTab).buffer.text == "/skills")
    #expect(editor.press(.enter).buffer.text == "/skills ")
    #expect(editor.menu == nil)
    #expect(editor.press(.control("u"), "/s", .tab, .tab, .escape).buffer.text == "/s")
  }
}
