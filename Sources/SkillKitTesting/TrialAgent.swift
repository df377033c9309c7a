public import AgentRuntime
import CivilTime
import IntentRouting
import IntentSchema
public import SkillKit

/// An agent for the tests of skills: with intents and training lines as text, and a clock that only
/// the test moves.
///
/// ```swift
/// let trial = try TrialAgent(
///   serving: [AnySkill(BrewTea())], intents: "intent tea.brew\n  about Tea.\n  strong brew tea")
/// let report = await trial.agent.respond(to: "brew tea")
/// ```
public struct TrialAgent: Sendable {
  /// Why there is no agent: what is wrong with the text, a line each.
  public struct Problem: Error, Hashable, CustomStringConvertible {
    /// What is wrong, a line each.
    public var description: String

    /// Creates a problem.
    ///
    /// - Parameter description: what is wrong, a line each.
    public init(description: String) { self.description = description }
  }

  /// The agent.
  public let agent: Agent
  /// Its clock, of deadlines and of the civil time.
  public let clock: ManualClock

  /// Creates an agent that keeps nothing on disk.
  ///
  /// - Parameters:
  ///   - skills: the skills.
  ///   - intents: the text of an `.intent` file.
  ///   - corpus: the text of a `.corpus` file, for the classifier.
  ///   - capabilities: what the skills may use of the world.
  /// - Throws: `Problem` where a text has errors, two skills have one name, or a skill needs a slot
  ///   that its intent doesn't have.
  /// - Complexity: O(*n*) in the length of the texts.
  public init(
    serving skills: [AnySkill], intents: String, corpus: String = "",
    capabilities: Capabilities = .canned()
  ) throws(Problem) {
    let (catalogue, first) = CatalogueParser.parse([Self.file(intents, "trial.intent")])
    let (lines, second) = CorpusParser.parse(
      [Self.file(corpus, "trial.corpus")], catalogue: catalogue)
    let errors = (first + second).filter { $0.severity == .error }.map(\.description)
    let gaps = SkillSelfCheck.run(on: skills, intents: catalogue.intents)
    guard errors.isEmpty, gaps.isEmpty else {
      throw Problem(description: (errors + gaps).joined(separator: "\n"))
    }
    let clock = ManualClock(startingAt: SkillTrial().now)
    let environment = AgentEnvironment(
      timeZone: SkillTrial().timeZone, capabilities: capabilities, clock: clock
    ) { clock.milliseconds }
    do throws(SkillRegistry.DuplicateSkill) {
      agent = Agent(
        routing: Routing(
          IntentRouter(
            catalogue: catalogue, model: RoutingModel(learning: lines, catalogue: catalogue))),
        registry: try SkillRegistry(skills, tunings: catalogue.skills), environment: environment)
    } catch {
      throw Problem(description: "\(error)")
    }
    self.clock = clock
  }

  /// Says lines one after the other.
  ///
  /// - Parameter lines: the lines.
  /// - Returns: all that is replied, in order.
  public func say(_ lines: String...) async -> [String] {
    var replies: [String] = []
    for line in lines { replies += await agent.respond(to: line).replies.map(\.text) }
    return replies
  }

  private static func file(_ text: String, _ name: String) -> SourceFile {
    SourceFile(path: name, bytes: Array(text.utf8))
  }
}
