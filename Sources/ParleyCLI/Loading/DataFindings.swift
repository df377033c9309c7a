import AgentRuntime
import CivilTime
import Evaluation
import IntentRouting
import IntentSchema
import SkillKit

/// Everything that is wrong or odd in a home folder.
struct DataFindings {
  /// The findings, by file, line and column.
  let diagnostics: [Diagnostic]
  private let home: String
  private let counts: String

  /// Looks at the files; the checks beyond their form need files without errors, and those of what
  /// is reached a router, which is only made then.
  init(
    _ folder: DataFolder, skills: [AnySkill], in world: World,
    router: () throws(CommandFailure) -> IntentRouter
  ) throws(CommandFailure) {
    let (catalogue, first) = CatalogueParser.parse(folder.intents)
    let (corpus, second) = CorpusParser.parse(folder.corpora, catalogue: catalogue)
    let (talks, third) = TalkParser.parse(folder.talks)
    var found = first + second + third + RouterLoader.noIntents(in: catalogue, of: folder)
    found += TalkSettingChecks.run(on: talks, timeZone: Capabilities(world).timeZone)
    if !found.contains(where: { $0.severity == .error }) {
      found += CorpusChecks.run(on: corpus, catalogue: catalogue, talks: talks)
      found += SkillParameterChecks.run(on: skills, catalogue: catalogue)
    }
    if !found.contains(where: { $0.severity == .error }) {
      found += ReachabilityChecks.check(
        corpus, with: try router(), at: RoutingContext(now: 0, timeZone: .utc))
    }
    diagnostics = found.inOrder(of: folder.intents + folder.corpora + folder.talks)
    home = folder.home
    counts = [
      Self.count(catalogue.intents.count, "intent"),
      Self.count(corpus.training.count, "training line"),
      Self.count(corpus.test.count, "test line"), Self.count(talks.count, "talk"),
    ].joined(separator: ", ")
  }

  /// How many of the findings are errors.
  var errorCount: Int { diagnostics.count { $0.severity == .error } }

  /// The findings in numbers, with what was looked at.
  var summary: String {
    let errors = Self.count(errorCount, "error")
    let warnings = Self.count(diagnostics.count - errorCount, "warning")
    return "\(errors) and \(warnings) in \(home) (\(counts))"
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
