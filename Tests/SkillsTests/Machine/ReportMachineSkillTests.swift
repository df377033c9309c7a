import IntentSchema
import SkillKit
import SkillKitTesting
import Testing

@testable import Skills

struct ReportMachineSkillTests {
  private func reply(
    _ part: String? = nil, in language: Language = .english, facts: SystemFacts? = nil
  ) async throws -> String {
    var trial = SkillTrial("status", part.map { [.listed("part", $0)] } ?? [], in: language)
    let known = SystemFacts(
      diskTotal: 500_000_000_000, diskFree: 120_500_000_000, memoryTotal: 8 << 30,
      memoryAvailable: 3_435_973_837, uptime: 273_670, loadAverages: [0.5, 0.25, 1],
      processorCount: 2)
    trial.capabilities = .canned(facts: facts ?? known)
    return try await trial.run(ReportMachineSkill()).output.text
  }

  @Test(arguments: [
    ("disk", "Disk: 120.5 GB free of 500 GB (24% free)."),
    ("memory", "Memory: 3.2 GB available of 8 GB (60% used)."),
    ("load", "Load: 0.5, 0.25, 1 over 1, 5 and 15 minutes, on 2 processors."),
    ("uptime", "Up for 3 days 4 hours 1 minute."),
  ])
  func reportsTheAskedPart(part: String, expected: String) async throws {
    #expect(try await reply(part) == expected)
  }

  @Test func reportsEverythingThatIsKnown() async throws {
    #expect(
      try await reply(in: .chinese)
        == """
        硬盘：剩余120.5 GB，共500 GB（空闲24%）。
        内存：可用3.2 GB，共8 GB（已用60%）。
        负载：1、5、15分钟平均为0.5、0.25、1，2个处理器。
        已运行3天4小时1分钟。
        """)
    #expect(try await reply(facts: SystemFacts(uptime: 42)) == "Up for 42 seconds.")
  }

  @Test(arguments: ["when was it last restarted", "last rebooted?", "上次重启是什么时候"])
  func tellsTheUptimeForTheLastStart(text: String) async throws {
    var trial = SkillTrial(text)
    trial.capabilities = .canned(facts: SystemFacts(diskTotal: 9, diskFree: 3, uptime: 42))
    #expect(try await trial.run(ReportMachineSkill()).output.text == "Up for 42 seconds.")
  }

  @Test func saysWhatTheSystemDoesNotTell() async {
    await #expect(throws: SkillError.self) { try await reply("disk", facts: SystemFacts()) }
  }
}
