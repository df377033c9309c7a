import SkillKit
import Testing

@testable import ParleyCLI

struct LiveFactsTests {
  @Test func theFilesOfTheSystemAreRead() {
    var facts = SystemFacts()
    facts.readProcessFiles { path in
      switch path {
      case "/proc/meminfo": "MemTotal:  16384 kB\nMemFree: 1 kB\nMemAvailable:  8192 kB\nodd\n"
      case "/proc/uptime": "93784.52 170000.00\n"
      case "/proc/loadavg": "0.50 1.25 2.00 1/234 5678\n"
      default: nil
      }
    }
    #expect(
      facts
        == SystemFacts(
          memoryTotal: 16_777_216, memoryAvailable: 8_388_608, uptime: 93_784,
          loadAverages: [0.5, 1.25, 2]))
  }

  @Test func oddFilesChangeNothing() {
    var facts = SystemFacts()
    facts.readProcessFiles { _ in "MemTotal: x kB\n1e400 nan" }
    #expect(facts == SystemFacts())
  }
}
