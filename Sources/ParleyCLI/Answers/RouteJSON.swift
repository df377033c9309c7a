import IntentRouting
import IntentSchema

extension JSONWriter {
  /// Writes the answer of `route`.
  ///
  /// - Parameters:
  ///   - decision: what the text means.
  ///   - plan: tells the skills that would run, in order.
  ///   - extra: writes fields beyond the usual ones.
  mutating func route(
    _ decision: RoutingDecision, plan: SkillPlan, extra: (inout JSONWriter) -> Void = { _ in }
  ) {
    object { json in
      json.field("text", decision.text)
      json.field("decision", decision.outcome.name)
      json.field("intent", decision.match?.intent)
      json.field("confidence", share: decision.confidence)
      json.field("stage", decision.stage.rawValue)
      json.key("slots")
      json.slots(decision.match?.slots ?? [])
      json.field("missing", decision.match?.missing ?? [])
      json.key("candidates")
      json.array(decision.shownCandidates) { json, candidate in
        json.object {
          $0.field("intent", candidate.intent)
          $0.field("confidence", share: candidate.confidence)
        }
      }
      json.key("corrections")
      json.array(decision.corrections) { json, correction in
        json.object {
          $0.field("from", correction.from)
          $0.field("to", correction.to)
        }
      }
      json.field("skills", plan.skills(for: decision))
      if decision.isConditional { json.field("conditional", true) }
      json.key("parts")
      json.array(decision.parts) { $0.route($1, plan: plan) }
      extra(&json)
    }
  }

  /// Writes slots as an object, by name.
  ///
  /// - Parameter slots: the slots; where a value wasn't typed, `start` and `end` are `null`.
  mutating func slots(_ slots: [FilledSlot]) {
    object { json in
      for slot in slots {
        json.key(slot.name)
        json.object {
          $0.value(slot.value)
          $0.field("text", slot.text)
          $0.field("start", slot.source?.lowerBound)
          $0.field("end", slot.source?.upperBound)
          $0.details(of: slot.value)
        }
      }
    }
  }
}

extension RoutingDecision.Outcome {
  /// The kind of decision.
  var name: String {
    switch self {
    case .matched: "matched"
    case .ambiguous: "ambiguous"
    case .unmatched: "unmatched"
    }
  }
}

extension RoutingDecision.Outcome {
  /// The intents that stand: "none", one, or several with "or".
  var intents: String {
    switch self {
    case .matched(let match): match.intent
    case .ambiguous(let matches): matches.map(\.intent).joined(separator: " or ")
    case .unmatched: "no intent"
    }
  }
}

extension RoutingDecision {
  /// The confidence of what was decided, or of the likeliest intent where nothing was.
  var confidence: Double {
    switch outcome {
    case .matched(let match): match.confidence
    case .ambiguous(let matches): matches.first?.confidence ?? 0
    case .unmatched: candidates.first?.confidence ?? 0
    }
  }

  /// The intents in question, those of an ambiguous decision first.
  var shownCandidates: [IntentCandidate] {
    guard case .ambiguous(let matches) = outcome else { return candidates }
    let standing = matches.map { IntentCandidate(intent: $0.intent, confidence: $0.confidence) }
    let names = Set(matches.map(\.intent))
    return standing + candidates.filter { !names.contains($0.intent) }
  }
}
