#if os(Linux)
import Glibc
import Testing

@testable import ParleyCLI

/// The built program among shells, signals and time.
@Suite(.timeLimit(.minutes(4)))
struct LivingTests {
  @Test func aTimerIsHeardAboveTheLineThatIsTyped() async throws {
    let session = try TerminalSession()
    await session.typeAtPrompt("set a timer for 1 second\r")
    await session.typeAtPrompt("half a wo")
    let screen = await session.terminal.wait {
      $0.bells == 1 && $0.textBeforeCursor == "> half a wo"
    }
    #expect(screen.everything.suffix(2).first?.hasPrefix("Time is up") == true)
    session.terminal.type("rd")
    await session.terminal.wait { $0.textBeforeCursor == "> half a word" }
    await session.leave()
  }

  @Test func whyIsAPictureAndSkillsAreATable() async throws {
    let session = try TerminalSession(["--color", "never"])
    await session.typeAtPrompt("set a timer for 1 hour\r")
    await session.typeAtPrompt("/why\r")
    let why = await session.terminal.wait { $0.textBeforeCursor == "> " && $0.everything.count > 7 }
    #expect(why.everything.contains("  set a timer for 1 hour"))
    #expect(why.everything.contains { $0.hasPrefix("->  timer.set  ####################  1.00") })
    await session.typeAtPrompt("/skills timer.st\r")
    await session.terminal.wait { $0.everything.contains { $0.hasPrefix("timer.start  2") } }
    await session.typeAtPrompt("/sklls\r")
    await session.terminal.wait { $0.everything.contains { $0.contains("Try /skills") } }
    await session.leave()
  }

  @Test func controlZStopsAndForegroundGoesOn() async throws {
    let session = try TerminalSession(
      ["--norc", "--noprofile", "--noediting", "-i"], program: "/bin/bash")
    await session.terminal.wait { $0.textBeforeCursor == "$ " }
    session.terminal.type("$PARLEY\n")
    await session.typeAtPrompt("abc")
    await session.terminal.wait { $0.textBeforeCursor == "> abc" }
    session.terminal.type("\u{1A}")
    await session.terminal.wait {
      $0.textBeforeCursor == "$ " && $0.everything.contains { $0.contains("Stopped") }
    }
    session.terminal.type("fg\n")
    await session.terminal.wait { $0.textBeforeCursor == "> abc" }
    session.terminal.type("d\u{3}\u{4}")
    await session.terminal.wait { $0.textBeforeCursor == "$ " }
    session.terminal.type("exit 7\n")
    #expect(await session.exitCode() == 7)
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGABRT, SIGSEGV])
  func aKilledChatLeavesTheTerminalAsItWas(signal: Int32) async throws {
    let session = try TerminalSession()
    await session.typeAtPrompt("")
    let raw = session.terminal.modes
    kill(session.process, signal)
    let code = await session.exitCode()
    #expect(code == (signal == SIGTERM ? 143 : signal == SIGHUP ? 129 : -signal))
    #expect(session.terminal.modes != raw)
    #expect(session.terminal.modes == (try PseudoTerminal().modes))
    await session.terminal.settle(milliseconds: 0)
    #expect(session.terminal.output.suffix(10).contains(UInt8(ascii: "l")))
  }

  @Test func anIdleChatNeverWakesUp() async throws {
    let session = try TerminalSession()
    await session.typeAtPrompt("abc")
    await session.terminal.wait { $0.textBeforeCursor == "> abc" }
    // Threads that have nothing more to do end in time; what ticks would show in every window.
    var isIdle = false
    for _ in 0..<30 where !isIdle {
      let before = try switches(of: session.process)
      await session.terminal.settle(milliseconds: 400)
      isIdle = try switches(of: session.process) == before
    }
    #expect(isIdle)
    await session.leave()
  }

  /// How often the threads of a process have slept and gone on.
  private func switches(of process: pid_t) throws -> [String] {
    let folder = "/proc/\(process)/task"
    return try LiveFiles.entries(of: folder).map { entry in
      let status = try LiveFiles.read("\(folder)/\(entry.name)/status", limit: 1 << 16)
      return String(decoding: status, as: UTF8.self).split(separator: "\n")
        .filter { $0.contains("ctxt_switches") }.joined()
    }
  }
}
#endif
