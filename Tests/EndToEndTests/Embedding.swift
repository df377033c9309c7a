import AgentRuntime
import CivilTime
import IntentRouting
import IntentSchema
import SkillKit
import Skills

func makeAgent(home: String, now: @escaping @Sendable () -> Int64) throws -> Agent {
  let data = try DataFolder(home: home)
  let (catalogue, _) = CatalogueParser.parse(data.intents)
  let (corpus, _) = CorpusParser.parse(data.corpora, catalogue: catalogue)
  let model = RoutingModel(learning: corpus, catalogue: catalogue)
  let router = IntentRouter(catalogue: catalogue, model: model)
  let world = Capabilities(
    readFile: { (_) throws(FileProblem) in throw .notFound },
    systemFacts: { SystemFacts() }, timeZone: { _ in nil })
  return Agent(
    routing: Routing(router),
    registry: try SkillRegistry(SkillCatalogue.all, tunings: catalogue.skills),
    environment: AgentEnvironment(timeZone: .utc, capabilities: world, now: now))
}
