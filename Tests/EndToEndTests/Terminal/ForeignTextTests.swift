#if os(Linux)
import Testing

/// What files and other programs say, on a terminal that would obey it.
@Suite(.timeLimit(.minutes(4)))
struct ForeignTextTests {
  /// A title, colours, a cleared screen, C1 controls, a device control string, overrides of direction,
  /// a zero-width space, tags and a backspace.
  private static let evil =
    "\u{1B}]0;owned\u{7}\u{1B}[31m\u{1B}[2J\u{9B}5A\u{9D}0;x\u{9C}\u{1B}P+q\u{1B}\\"
    + "\u{202E}\u{2066}\u{200B}\u{E0041}\u{8}\u{FEFF}"

  /// Whether only what a chat itself sends has reached the terminal.
  private func expectNothingForeign(in session: TerminalSession) {
    #expect(session.terminal.screen.strange == [])
    #expect(session.terminal.screen.bells == 0)
    let shown = String(decoding: session.terminal.output, as: UTF8.self).unicodeScalars
    for scalar in Self.evil.unicodeScalars where scalar.value > 0x7F {
      #expect(!shown.contains(scalar), "U+\(String(scalar.value, radix: 16))")
    }
    #expect(!session.terminal.output.contains(8))
    #expect(!String(shown).contains("owned"))
  }

  @Test func theSummaryOfAFileIsOnlyText() async throws {
    let session = try TerminalSession(columns: 100)
    let sentences = (1...9).map { "Sentence \(Self.evil)number \($0) is\(Self.evil) here." }
    try session.home.write(sentences.joined(separator: " "), to: "a\(Self.evil)b.txt")
    try session.home.write(sentences.joined(separator: " "), to: "evil.txt")
    await session.typeAtPrompt("summarize \(session.home.path)/evil.txt\r")
    await session.terminal.wait {
      $0.textBeforeCursor == "> " && $0.everything.contains { $0.contains("Sentence number") }
    }
    session.terminal.type("no\r")
    await session.typeAtPrompt("summarize \(session.home.path)/a\t")
    await session.terminal.wait { $0.textBeforeCursor.hasSuffix("/a") }
    expectNothingForeign(in: session)
    await session.leave()
  }

  @Test func theAnswerOfALanguageModelIsOnlyText() async throws {
    let home = try SessionHome()
    try home.write("Ma\(Self.evil)rs.\n", to: "answer.txt")
    let session = try TerminalSession(
      home: home, environment: ["PARLEY_LLM=cat \(home.path)/answer.txt"])
    await session.typeAtPrompt("which planet is red\r")
    await session.terminal.wait(for: "The language model says: Mars.", ">")
    expectNothingForeign(in: session)
    await session.leave()
  }

  @Test func aNoteOfAnotherProgramIsOnlyText() async throws {
    let session = try TerminalSession()
    await session.typeAtPrompt("\u{1B}[200~note that a\(Self.evil)b 👩‍👩‍👧\u{1B}[201~")
    await session.terminal.wait(for: "> note that ab 👩‍👩‍👧")
    session.terminal.type("\r")
    await session.typeAtPrompt("/state\r")
    await session.terminal.wait {
      $0.textBeforeCursor == "> " && $0.everything.contains { $0.hasSuffix("ab 👩‍👩‍👧") }
    }
    expectNothingForeign(in: session)
    await session.leave()
  }
}
#endif
