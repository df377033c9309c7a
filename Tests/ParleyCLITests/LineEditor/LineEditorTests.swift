import Testing

@testable import ParleyCLI

struct LineEditorTests {
  @Test func lettersAreInsertedInTheMiddle() {
    var editor = LineEditor()
    #expect(editor.press("1256", .left, .left, "三四").buffer.text == "12三四56")
    #expect(editor.press(.backspace, .delete).buffer.text == "12三6")
    #expect(editor.press(.home, .control("t")).buffer.text == "12三6")
    #expect(editor.press(.right, .control("t")).buffer.text == "21三6")
  }

  @Test func cutsJoinAndComeBack() {
    var editor = LineEditor()
    editor.press("one two three", .metaBackspace, .metaBackspace)
    #expect(editor.buffer.text == "one ")
    #expect(editor.press(.control("y")).buffer.text == "one two three")
    editor.press(.home, .meta("d"), .end, .control("y"))
    #expect(editor.buffer.text == " two threeone")
    #expect(editor.press(.meta("y")).buffer.text == " two threetwo three")
    #expect(editor.press(.control("u"), .control("y")).buffer.text == " two threetwo three")
    #expect(editor.press(.home, .control("k")).buffer.isEmpty)
  }

  @Test func undoGoesBackStepByStep() {
    var editor = LineEditor()
    editor.press("set a timer", .control("w"), "bell")
    #expect(editor.press(.control("_")).buffer.text == "set a ")
    #expect(editor.press(.control("_")).buffer.text == "set a timer")
    #expect(editor.press(.control("_")).buffer.text == "")
    #expect(editor.press(.control("_")).buffer.text == "")
  }

  @Test func upFindsLinesThatBeginAlike() {
    var editor = LineEditor(history: History(["note a", "timer", "note b"]))
    editor.offersSuggestions = false
    #expect(editor.press("note", .up).buffer.text == "note b")
    #expect(editor.press(.up).buffer.text == "note a")
    #expect(editor.press(.up).buffer.text == "note a")
    #expect(editor.press(.down, .down).buffer.text == "note")
    #expect(editor.press(.control("u"), .up, .up).buffer.text == "timer")
  }

  @Test func aSearchFindsOlderAndOlderLines() {
    var editor = LineEditor(history: History(["set a Timer", "list", "cancel the timer"]))
    #expect(editor.press("x", .control("r"), "tim").buffer.text == "cancel the timer")
    #expect(editor.press(.control("r")).buffer.text == "set a Timer")
    #expect(editor.press(.control("r")).search?.isFailing == true)
    #expect(editor.press(.control("g")).buffer.text == "x")
    editor.press(.control("u"), .control("r"), "lst", .backspace, .backspace, "i")
    #expect(editor.buffer.text == "list")
    #expect(editor.handle(.enter) == .submitted("list"))
  }

  @Test func theRestOfAnEarlierLineIsOffered() {
    var editor = LineEditor(history: History(["set a timer for ten minutes"]))
    #expect(editor.press("set").suggestion == " a timer for ten minutes")
    #expect(editor.press(.meta("f")).buffer.text == "set a")
    #expect(editor.press(.left).suggestion == "")
    #expect(editor.press(.end, .right).buffer.text == "set a timer for ten minutes")
  }

  @Test func enterSendsAndMetaEnterGoesOn() {
    var editor = LineEditor()
    editor.press("one", .metaEnter, "two\\", .enter)
    #expect(editor.buffer.text == "one\ntwo\n")
    editor.press(.paste("three\nfour"))
    #expect(editor.press(.up, .up).buffer.cursor == 7)
    #expect(editor.handle(.enter) == .submitted("one\ntwo\nthree\nfour"))
    #expect(editor.history.lines == ["one\ntwo\nthree\nfour"])
  }

  @Test func controlKeysEndInterruptAndStop() {
    var editor = LineEditor()
    #expect(editor.handle(.control("c")) == .interrupted)
    editor.press("x")
    #expect(editor.handle(.control("c")) == .abandoned("x"))
    #expect(editor.handle(.control("d")) == .ended)
    #expect(editor.handle(.control("z")) == .suspended)
    editor.vocabulary.slots = [(name: "a", values: ["abc", "abd"])]
    editor.press("ab", .tab)
    #expect(editor.handle(.control("c")) == .abandoned("ab"))
    #expect(editor.isUntouched)
    editor.press("ab", .home)
    #expect(editor.handle(.control("d")) == .edited)
    #expect(editor.buffer.text == "b")
  }

  @Test func anyKeysKeepTheCursorInTheLine() {
    let keys: [Key] = [
      .text("a"), .text("三 "), .text("\u{301}"), .paste("x\ny"), .left, .right, .up, .down, .home,
      .end, .wordLeft, .wordRight, .backspace, .delete, .metaBackspace, .tab, .backTab, .escape,
      .control("k"), .control("u"), .control("w"), .control("y"), .control("t"), .control("r"),
      .control("_"), .control("g"), .meta("d"), .meta("y"), .meta("u"), .meta("c"), .meta("<"),
      .meta(">"), .metaEnter, .enter, .pageUp, .pageDown, .meta("f"), .control("c"),
    ]
    var editor = LineEditor(history: History(["abc", "三四", "x\ny"]))
    editor.vocabulary.slots = [(name: "a", values: ["abc", "abd", "三三"])]
    var state: UInt64 = 7
    for _ in 0..<20_000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      _ = editor.handle(keys[Int(state >> 33) % keys.count])
      #expect((0...editor.buffer.characters.count).contains(editor.buffer.cursor))
    }
  }
}

extension LineEditor {
  /// Types texts and presses keys.
  @discardableResult
  mutating func press(_ keys: Key...) -> LineEditor {
    for key in keys { _ = handle(key) }
    return self
  }
}

extension Key: ExpressibleByStringLiteral {
  public init(stringLiteral text: String) { self = .text(text) }
}
