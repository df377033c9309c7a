import CivilTime
import SkillKit
import Testing

@testable import ParleyCLI

struct CivilClockTests {
  private func clock(
    now: String? = nil, zone: String? = nil, variable: String? = nil
  ) throws(CommandFailure) -> CivilClock {
    var options = GlobalOptions()
    (options.now, options.timeZone) = (now, zone)
    var world = World()
    world.now = { 1_000 }
    world.variable = { $0 == "TZ" ? variable : nil }
    world.readFile = { (path, limit) throws(FileProblem) in
      try LiveFiles.read(path, limit: limit)
    }
    return try CivilClock(options, world: world)
  }

  @Test func theOffsetOfTheTimeIsTheZone() throws {
    let clock = try clock(now: "2026-01-31T10:00:00+01:00")
    #expect(clock.now() == 1_769_850_000_000)
    #expect(clock.timeZone.identifier == "+01:00")
    #expect(clock.isFrozen)
  }

  @Test func aNamedZoneIsPreferredToTheOffset() throws {
    let clock = try clock(now: "2026-01-31T10:00:00+01:00", zone: "Asia/Tokyo")
    #expect(clock.now() == 1_769_850_000_000)
    #expect(clock.timeZone.identifier == "Asia/Tokyo")
    #expect(clock.timeZone.offset(at: clock.now()) == 32_400)
  }

  @Test func aTimeWithoutOffsetIsInTheZone() throws {
    #expect(try clock(now: "2026-01-31T10:00", zone: "+01:00").now() == 1_769_850_000_000)
    let local = try clock(now: "2026-01-31T18:00", variable: "Asia/Tokyo")
    #expect(local.now() == 1_769_850_000_000)
    #expect(local.timeZone.identifier == "Asia/Tokyo")
  }

  @Test func withoutOptionsTheClockRunsInTheLocalZone() throws {
    let clock = try clock(variable: ":Asia/Tokyo")
    #expect(clock.now() == 1_000)
    #expect(clock.timeZone.identifier == "Asia/Tokyo")
    #expect(!clock.isFrozen)
    #expect(try self.clock(variable: "../../etc/passwd").timeZone.identifier == "+00:00")
  }

  @Test func whatCannotBeReadIsAUsageError() {
    #expect(
      throws: CommandFailure.usage(
        "there is no time zone 'Mars/North'; write one like Asia/Tokyo or +01:00")
    ) { try clock(zone: "Mars/North") }
    #expect(
      throws: CommandFailure.usage(
        "--now takes a time like 2026-01-31T10:00:00+01:00, not 'today'")
    ) { try clock(now: "today") }
  }
}
