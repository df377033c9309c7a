import CivilTime
import Testing

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

struct TimeZoneRulesTests {
  /// A zone with one transition at 1970-01-02 (+1 h), then the rule of central Europe.
  static let berlinLike: [UInt8] = {
    func header(_ transitions: UInt8, _ types: UInt8) -> [UInt8] {
      Array("TZif2".utf8) + [UInt8](repeating: 0, count: 15)
        + [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, transitions, 0, 0, 0, types, 0, 0, 0, 4]
    }
    let type: [UInt8] = [0, 0, 0, 0, 0, 0]
    let second: [UInt8] = [0, 0, 0x0E, 0x10, 0, 0]
    let name = Array("CET".utf8) + [0]
    return header(0, 1) + type + name
      + header(1, 2) + [0, 0, 0, 0, 0, 1, 0x51, 0x80] + [1] + type + second + name
      + Array("\nCET-1CEST,M3.5.0,M10.5.0/3\n".utf8)
  }()

  @Test func readsTheTableAndThenTheRule() throws {
    let zone = try TimeZoneRules(identifier: "Test/Zone", tzif: Self.berlinLike)
    #expect(zone.identifier == "Test/Zone")
    #expect(zone.offset(at: 0) == 0)
    #expect(zone.offset(at: 86_400_000) == 3600)
    #expect(zone.civil(at: 1_790_000_000_000).description == "2026-09-21T16:13:20")
    #expect(zone.offset(at: 1_790_000_000_000) == 7200)
  }

  @Test(arguments: [
    ("2026-03-29T01:59:59", "2026-03-29T01:59:59+01:00"),
    ("2026-03-29T02:30:00", "2026-03-29T03:30:00+02:00"),
    ("2026-10-25T02:30:00", "2026-10-25T02:30:00+02:00"),
    ("2026-10-25T03:00:00", "2026-10-25T03:00:00+01:00"),
  ])
  func movesSkippedTimesForwardAndTakesTheFirstOfTwo(local: String, written: String) throws {
    let zone = try TimeZoneRules(identifier: "Test/Zone", tzif: Self.berlinLike)
    let wanted = try #require(Timestamp(local, in: zone))
    #expect(wanted.description == written)
  }

  @Test func everyPrefixIsRefusedAndNoFlippedByteTraps() {
    for length in 0..<Self.berlinLike.count {
      let prefix = Array(Self.berlinLike.prefix(length))
      #expect(throws: TimeZoneProblem.self) { try TimeZoneRules(identifier: "", tzif: prefix) }
    }
    for index in Self.berlinLike.indices {
      for bit in 0..<8 {
        var bytes = Self.berlinLike
        bytes[index] ^= 1 << bit
        guard let zone = try? TimeZoneRules(identifier: "", tzif: bytes) else { continue }
        _ = zone.civil(at: 1_790_000_000_000)
        _ = zone.civil(at: .min)
        _ = zone.civil(at: .max)
      }
    }
  }

  @Test func namesFixedOffsets() {
    #expect(TimeZoneRules(fixedOffset: 3600).identifier == "+01:00")
    #expect(TimeZoneRules(offset: "-0330")?.offset(at: 0) == -12_600)
    #expect(TimeZoneRules(offset: "Z") == .utc)
    #expect(TimeZoneRules(offset: "Mars/Olympus") == nil)
  }

  @Test(arguments: [
    ("America/New_York", "2026-07-04T12:00:00", "2026-07-04T12:00:00-04:00"),
    ("America/New_York", "2056-01-04T12:00:00", "2056-01-04T12:00:00-05:00"),
    ("Europe/London", "2026-03-29T01:30:00", "2026-03-29T02:30:00+01:00"),
    ("Asia/Shanghai", "1988-07-01T12:00:00", "1988-07-01T12:00:00+09:00"),
    ("Australia/Lord_Howe", "2040-01-01T00:00:00", "2040-01-01T00:00:00+11:00"),
    ("Asia/Kathmandu", "2026-01-01T00:00:00", "2026-01-01T00:00:00+05:45"),
  ])
  func agreesWithTheSystemsZones(name: String, local: String, written: String) throws {
    guard let bytes = contents(of: "/usr/share/zoneinfo/\(name)") else {
      print("skipped: this system has no /usr/share/zoneinfo/\(name)")
      return
    }
    let zone = try TimeZoneRules(identifier: name, tzif: bytes)
    #expect(Timestamp(local, in: zone)?.description == written)
  }

  private func contents(of path: String) -> [UInt8]? {
    guard let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = fread(&bytes, 1, bytes.count, file)
    return Array(bytes.prefix(count))
  }
}
