import IntentRouting
import IntentSchema

extension JSONWriter {
  /// Writes the fields of a routing trace: `reason`, `tokens`, `bytesRead`, `phrases`, `scores`,
  /// `inScope`, `known`, `entities`, `nearest`, `tried` and `wouldChange`.
  ///
  /// - Parameter trace: the trace.
  mutating func trace(_ trace: RoutingTrace) {
    field("reason", trace.reason)
    field("tokens", trace.tokens)
    field("bytesRead", trace.bytesRead)
    key("phrases")
    array(trace.phrases) { $0.phrase($1) }
    key("scores")
    array(trace.scores) { $0.score($1) }
    field("inScope", share: trace.inScopeProbability)
    field("known", share: trace.knownShare)
    key("entities")
    let text = Array(trace.decision.text.utf8)
    array(trace.entities) { $0.entity($1, in: text) }
    key("nearest")
    array(trace.neighbours) { json, neighbour in
      json.object {
        $0.field("intent", neighbour.intent)
        $0.field("text", neighbour.text)
        $0.field("location", neighbour.location.description)
        $0.field("similarity", share: neighbour.similarity)
      }
    }
    key("tried")
    array(trace.parts) { json, part in
      json.object {
        $0.field("text", part.text)
        $0.field("intent", part.intent)
        $0.field("stage", part.stage.rawValue)
        $0.field("confidence", share: part.confidence)
        $0.field("objection", part.objection)
      }
    }
    key("wouldChange")
    array(trace.counterfactuals) { $0.counterfactual($1) }
  }

  private mutating func counterfactual(_ counterfactual: RoutingTrace.Counterfactual) {
    object {
      switch counterfactual.change {
      case .withoutWord(let word): $0.field("withoutWord", word)
      case .threshold(let threshold, let intent):
        $0.field("threshold", share: threshold)
        $0.field("intent", intent)
      case .trainingLine(let intent): $0.field("trainingLine", intent)
      }
      $0.field("decision", counterfactual.outcome.name)
      $0.field("becomes", counterfactual.outcome.intents)
    }
  }

  /// Writes an entity.
  ///
  /// - Parameters:
  ///   - entity: the entity.
  ///   - text: the bytes of the utterance.
  mutating func entity(_ entity: Entity, in text: [UInt8]) {
    object { json in
      json.field("kind", entity.kind.rawValue)
      json.field("start", entity.source.lowerBound)
      json.field("end", entity.source.upperBound)
      json.field("text", String(decoding: text[safe: entity.source], as: UTF8.self))
      json.value(entity.value)
      json.details(of: entity.value, isComplete: true)
      if let list = entity.list { json.field("list", list) }
    }
  }

  private mutating func phrase(_ hit: RoutingTrace.PhraseHit) {
    object {
      $0.field("intent", hit.intent)
      $0.field("strength", hit.strength.rawValue)
      $0.field("phrase", hit.phrase)
      $0.field("location", hit.location.description)
      $0.field("typed", hit.typed)
      $0.field("effect", hit.effect)
    }
  }

  private mutating func score(_ score: RoutingTrace.IntentScore) {
    object { json in
      json.field("intent", score.intent)
      json.field("margin", score.margin)
      json.field("inScopeShare", share: score.probabilityInScope)
      json.field("confidence", share: score.confidence)
      json.field("threshold", share: score.threshold)
      json.key("features")
      json.array(score.features) { json, feature in
        json.object {
          $0.field("feature", feature.feature)
          $0.field("weight", feature.weight)
        }
      }
    }
  }
}
