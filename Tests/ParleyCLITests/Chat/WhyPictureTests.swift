import CivilTime
import IntentRouting
import IntentSchema
import Testing

@testable import ParleyCLI

struct WhyPictureTests {
  private let home: SampleHome

  init() throws { home = try SampleHome() }

  private func picture(_ text: String, isColored: Bool) async throws -> [String] {
    let loader = RouterLoader(
      world: home.world(now: 0),
      console: Console(
        input: { nil }, output: Sink().stream, errors: Sink().stream))
    let data = try loader.load(home: home.path)
    let trace = data.router.explain(
      text, at: .init(now: 0, timeZone: .utc), corpus: data.corpus)
    return WhyPicture(trace: trace, columns: 60, isColored: isColored, language: .english).lines
      .map { $0.rendered(isColored: isColored) }
  }

  @Test func theWordsThatMatteredAreMarkedUnderWideCharactersToo() async throws {
    let lines = try await picture("三 set a timer", isColored: false)
    #expect(lines.prefix(2) == ["  三 set a timer", "     ==========="])
    #expect(
      lines.dropFirst(2).first?.hasPrefix("->  timer.set  ####################  1.00") == true)
  }

  @Test func coloursStandForTheMarks() async throws {
    let lines = try await picture("set a timer", isColored: true)
    #expect(lines.first == "  \u{1B}[32mset a timer\u{1B}[0m")
  }

  @Test func nothingNearIsSaidToo() async throws {
    let lines = try await picture("qqq", isColored: false)
    #expect(lines.first == "  qqq")
    #expect(lines.contains { $0.contains("because") })
  }
}
