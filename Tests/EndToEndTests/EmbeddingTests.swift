import AgentRuntime
import Testing

/// The lines of the README that embed Parley, on the shipped data.
struct EmbeddingTests {
  @Test(.timeLimit(.minutes(3)))
  func tellsTheIntentAndAnswers() async throws {
    let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let agent = try makeAgent(home: "/" + root) { 1_769_850_000_000 }
    #expect(agent.plan("set a timer").missing == ["length"])
    let report = await agent.respond(to: "what is 17% of 240")
    #expect(report.intent == "math.calculate")
    #expect(report.replies.map(\.text) == ["17% of 240 = 40.8"])
  }
}
