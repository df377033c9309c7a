#if os(Linux)
import Testing

/// The line editor of the built program, as a person uses it.
@Suite(.timeLimit(.minutes(4)))
struct EditingTests {
  private static let left = "\u{1B}[D"

  @Test func lettersAreInsertedInTheMiddle() async throws {
    let session = try TerminalSession()
    await session.typeAtPrompt("1256\(Self.left)\(Self.left)三四")
    let screen = await session.terminal.wait(for: "> 12三四56")
    #expect(screen.column == 8)
    session.terminal.type("\u{7F}\u{7F}x\u{1B}[H\u{1B}[3~")
    await session.terminal.wait(for: "> 2x56")
    await session.leave()
  }

  @Test func threePastedLinesAreOneInput() async throws {
    let session = try TerminalSession()
    await session.typeAtPrompt("\u{1B}[200~note that one\r\ntwo\rthree\n\u{1B}[201~")
    await session.terminal.wait(for: "> note that one", "  two", "  three")
    session.terminal.type("\r")
    await session.terminal.wait {
      $0.textBeforeCursor == "> " && $0.everything.contains { $0.hasPrefix("Noted") }
    }
    await session.leave()
  }

  @Test func oneBackspaceDeletesAFamily() async throws {
    let session = try TerminalSession()
    await session.typeAtPrompt("a👨‍👩‍👧‍👦🇩🇪e\u{301}")
    #expect(await session.terminal.wait(for: "> a👨‍👩‍👧‍👦🇩🇪e\u{301}").column == 8)
    session.terminal.type("\u{7F}")
    await session.terminal.wait(for: "> a👨‍👩‍👧‍👦🇩🇪")
    session.terminal.type("\u{7F}")
    await session.terminal.wait(for: "> a👨‍👩‍👧‍👦")
    session.terminal.type("\u{7F}")
    #expect(await session.terminal.wait(for: "> a").column == 3)
    await session.leave()
  }

  @Test func controlCOnAnEmptyLineSaysHowToLeave() async throws {
    let session = try TerminalSession()
    await session.typeAtPrompt("abc\u{3}")
    await session.terminal.wait(for: "> abc^C", ">")
    session.terminal.type("\u{3}")
    await session.terminal.wait(for: "To leave, press Ctrl-D or type /quit.", ">")
    session.terminal.type("\u{4}")
    #expect(await session.exitCode() == 0)
  }

  @Test func controlRFindsALineOfAnEarlierChat() async throws {
    let session = try TerminalSession()
    await session.typeAtPrompt("note that milk is out\r")
    await session.typeAtPrompt(" note that nobody knows\r")
    await session.terminal.wait { $0.textBeforeCursor == "> " }
    await session.leave()
    #expect(try session.home.read("state/history") == "note that milk is out\n")
    let next = try TerminalSession(home: session.home)
    await next.typeAtPrompt("\u{12}milk")
    await next.terminal.wait(for: "history milk: note that milk is out")
    next.terminal.type("\u{1B}[D!")
    await next.terminal.wait(for: "> note that milk is ou!t")
    await next.leave()
  }

  @Test func tabOpensAMenu() async throws {
    let session = try TerminalSession()
    await session.typeAtPrompt("/s\t")
    await session.terminal.wait { $0.lines.contains { $0.hasPrefix("  /skills") } }
    session.terminal.type("\t\t")
    await session.terminal.wait { $0.textBeforeCursor == "> /skills" }
    session.terminal.type("\r")
    await session.terminal.wait(for: "> /skills")
    await session.leave()
  }

  @Test func aResizeWhileTypingLeavesNothingBehind() async throws {
    let session = try TerminalSession()
    let text = "note that the quick brown fox jumps over the lazy dog"
    await session.typeAtPrompt(text)
    await session.terminal.wait(for: "> \(text)")
    session.terminal.resize(columns: 30, rows: 20)
    await session.terminal.wait(for: "> note that the quick brown fo", "x jumps over the lazy dog")
    session.terminal.type("!")
    await session.terminal.wait(for: "> note that the quick brown fo", "x jumps over the lazy dog!")
    session.terminal.resize(columns: 80, rows: 20)
    let screen = await session.terminal.wait(for: "> \(text)!")
    #expect(screen.everything.count { $0.contains("quick") } == 1)
    await session.leave()
  }

  @Test func aNarrowerTerminalKeepsTheCursorAndWhatStandsAbove() async throws {
    let session = try TerminalSession()
    await session.typeAtPrompt("note that a\r")
    let text = "the quick 棕色的狐狸 jumps over 懒狗 and 三四五六七八九十 sleeps"
    await session.typeAtPrompt(text)
    session.terminal.type("\u{1B}[H\u{1B}f\u{1B}f")
    // What is drawn for the old width as the new one comes would stay on the screen.
    await session.terminal.wait { $0.textBeforeCursor == "> the quick" }
    for (columns, rows) in [
      (41, ["> the quick 棕色的狐狸 jumps over 懒狗 an", "d 三四五六七八九十 sleeps"]),
      (23, ["> the quick 棕色的狐狸", "jumps over 懒狗 and 三", "四五六七八九十 sleeps"]),
      (60, ["> the quick 棕色的狐狸 jumps over 懒狗 and 三四五六七八九十", "sleeps"]),
      (16, ["> the quick 棕色", "的狐狸 jumps ove", "r 懒狗 and 三四", "五六七八九十 sle", "eps"]),
    ] {
      session.terminal.resize(columns: columns, rows: 20)
      let screen = await session.terminal.wait {
        $0.everything.suffix(rows.count).map(\.trimmed) == rows.map(\.trimmed)
          && $0.textBeforeCursor == "> the quick"
      }
      #expect(screen.everything.joined().contains("Noted: a."))
      #expect(screen.everything.count { $0.contains("the quick") } == 1)
    }
    session.terminal.type("!")
    await session.terminal.wait { $0.textBeforeCursor == "> the quick!" }
    await session.leave()
  }

  @Test func keysAreHeardAgainAfterAPasteWhoseEndWasLost() async throws {
    let session = try TerminalSession()
    await session.typeAtPrompt("\u{1B}[200~note that one\ntwo")
    await session.terminal.wait(for: "> note that one", "  two")
    session.terminal.type("\r")
    await session.terminal.wait { $0.everything.contains { $0.hasPrefix("Noted") } }
    await session.typeAtPrompt("\u{1B}[200~abc")
    // A person is slower than the terminal.
    await session.terminal.settle(milliseconds: 200)
    session.terminal.type("\u{3}")
    await session.terminal.wait(for: "> abc^C", ">")
    await session.leave()
  }

  @Test func aCharacterMayComeByteByByte() async throws {
    let session = try TerminalSession()
    await session.typeAtPrompt("a")
    for byte in "三🙂".utf8 {
      session.terminal.type([byte])
      await session.terminal.settle(milliseconds: 60)
    }
    await session.terminal.wait { $0.textBeforeCursor == "> a三🙂" }
    await session.leave()
  }

  @Test func whatIsTypedAheadIsAnsweredInOrder() async throws {
    let session = try TerminalSession()
    await session.typeAtPrompt("note that a\rnote that b\rshow my notes\rrest")
    let screen = await session.terminal.wait { $0.textBeforeCursor == "> rest" }
    #expect(screen.everything.suffix(3).joined(separator: "|").contains("b"))
    await session.leave()
  }

  @Test func noControlSequenceOfAPersonOrAFileReachesTheTerminal() async throws {
    let session = try TerminalSession()
    let evil = "\u{1B}]0;owned\u{7}\u{1B}[31m\u{9B}2J\u{202E}\u{1B}P+q\u{1B}\\\u{8}"
    await session.typeAtPrompt("\u{1B}[200~note that a\(evil)b\u{1B}[201~")
    await session.terminal.wait(for: "> note that ab")
    session.terminal.type("\r")
    await session.typeAtPrompt("show my notes\r")
    await session.terminal.wait {
      $0.textBeforeCursor == "> " && $0.everything.contains { $0.hasSuffix("ab") }
    }
    #expect(session.terminal.screen.strange == [])
    #expect(session.terminal.screen.bells == 0)
    await session.leave()
  }
}

extension String {
  /// The text without the spaces at its ends.
  fileprivate var trimmed: String {
    split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
  }
}
#endif
