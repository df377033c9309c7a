import AgentRuntime
import IntentSchema
import SkillKit
import SkillKitTesting
import Synchronization
import Testing

/// In mode `all`, what comes of a turn mustn't depend on who was done first.
struct CompletionOrderTests {
  private static let keys = (0..<3).map { ContextKey(rawValue: "k\($0)") }

  @Test(arguments: 1...25 as ClosedRange<UInt64>)
  func givesTheSameResultInEveryOrder(_ seed: UInt64) async throws {
    var random = SplitMix64(seed: seed)
    let writers = (0..<Int.random(in: 2...5, using: &random)).map { place in
      Writer(
        name: "s\(place)", priority: 200 + Int.random(in: 0..<4, using: &random) * 10,
        reads: Self.keys[Int.random(in: 0..<3, using: &random)],
        writes: Self.keys[Int.random(in: 0..<3, using: &random)],
        adds: Bool.random(using: &random))
    }
    let first = try await outcome(of: writers, finishing: Array(writers.indices))
    for _ in 0..<3 {
      let order = Array(writers.indices).shuffled(using: &random)
      let other = try await outcome(of: writers, finishing: order)
      #expect(other.said == first.said, "order \(order)")
      #expect(other.snapshot.context == first.snapshot.context, "order \(order)")
      #expect(other.snapshot.collections == first.snapshot.collections, "order \(order)")
    }
  }

  /// Runs the writers together and lets them end one after the other.
  private func outcome(
    of writers: [Writer], finishing order: [Int]
  ) async throws -> (said: [String], snapshot: StateSnapshot) {
    let gates = writers.map { _ in Gate() }
    let skills = zip(writers, gates).map { $0.skill(waitingAt: $1) }
    let fixture = AgentFixture.serving(skills, mode: .all)
    let agent = try fixture.agent()
    async let report = agent.respond(to: "go")
    for gate in gates { await gate.waitForArrival() }
    for place in order {
      gates[place].open()
      // The next one goes on only once this one is over.
      await fixture.log.waitForEnds(of: "s\(place)")
    }
    return (await report.said, agent.snapshot)
  }
}

/// A skill that writes what it read, so that it matters on which state it ran.
private struct Writer {
  var name: String
  var priority: Int
  var reads: ContextKey
  var writes: ContextKey
  var adds: Bool

  func skill(waitingAt gate: Gate) -> AnySkill {
    AnySkill(descriptor: .test(name, priority: priority)) { [self] request in
      gate.pass()
      var seen = 0.0
      if case .number(let number) = request.snapshot.context[reads]?.value { seen = number }
      var changes: [Change] = [.set(writes, .number(seen * 7 + Double(priority) + 1))]
      if adds {
        changes.append(.add(.notes, Record(title: "\(name) \(seen)", createdAt: 0)))
      }
      return SkillResult("\(name) saw \(seen)", changes: changes)
    }
  }
}
