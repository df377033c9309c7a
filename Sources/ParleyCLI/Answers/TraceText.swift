import IntentRouting
import IntentSchema

/// A routing trace for people.
struct TraceText {
  let trace: RoutingTrace

  /// The lines, section by section.
  var lines: [StyledText] {
    [RouteText.row("because", trace.reason)] + textLines
      + section("phrases", phrases) + section("classifier", scores)
      + section("entities", entities) + section("parts", parts)
      + section("nearest training lines", neighbours) + section("would change", changes)
  }

  private func section(_ title: String, _ lines: [StyledText]) -> [StyledText] {
    lines.isEmpty ? [] : [StyledText("  \(title)", .bold)] + lines
  }

  private var textLines: [StyledText] {
    var lines = [RouteText.row("tokens", trace.tokens.prefix(60).joined(separator: " · "))]
    if trace.bytesRead < trace.decision.text.utf8.count {
      lines.append(RouteText.row("read", "only the first \(trace.bytesRead) bytes"))
    }
    return lines
  }

  private var phrases: [StyledText] {
    trace.phrases.map { hit in
      var line: StyledText = "    \(hit.intent)  \(hit.strength.rawValue) \"\(hit.phrase)\""
      if hit.typed != hit.phrase { line += StyledText(" as \"\(hit.typed)\"") }
      if hit.effect != "counted" { line += StyledText(", \(hit.effect)", .yellow) }
      return line + StyledText("  \(hit.location)", .dim)
    }
  }

  private var scores: [StyledText] {
    guard !trace.scores.isEmpty else { return [] }
    var lines: [StyledText] = []
    if let scope = trace.inScopeProbability, let known = trace.knownShare {
      lines.append(
        "    in scope \(scope.text(decimals: 2)), \((known * 100).text(decimals: 0)) % of it is known"
      )
    }
    for score in trace.scores {
      let isEnough = score.confidence >= score.threshold
      lines.append(
        StyledText("    \(score.intent)  ")
          + StyledText(score.confidence.text(decimals: 2), isEnough ? .green : .yellow)
          + StyledText(
            "  \(isEnough ? "reaches" : "is below") \(score.threshold.text(decimals: 2)), "
              + "margin \(score.margin.text(decimals: 2))"))
      let weights = score.features.map { feature in
        let sign = feature.weight < 0 ? "" : "+"
        return "\(feature.feature) \(sign)\(feature.weight.text(decimals: 2))"
      }
      if !weights.isEmpty {
        lines.append(StyledText("      \(weights.joined(separator: ", "))", .dim))
      }
    }
    return lines
  }

  private var entities: [StyledText] {
    trace.entities.map { entity in
      let typed = String(
        decoding: Array(trace.decision.text.utf8)[safe: entity.source], as: UTF8.self)
      return "    \(entity.list ?? entity.kind.rawValue)  \"\(typed)\" = \(entity.value.text)"
    }
  }

  private var parts: [StyledText] {
    trace.parts.map { part in
      StyledText("    \"\(part.text)\"  ")
        + StyledText(part.intent ?? "no intent", part.intent == nil ? .yellow : .green)
        + StyledText(" \(part.confidence.text(decimals: 2)) (\(part.stage.rawValue))")
        + StyledText(part.objection.map { ", but \($0)" } ?? "", .yellow)
    }
  }

  private var changes: [StyledText] {
    trace.counterfactuals.map { counterfactual in
      StyledText("    \(counterfactual.change.text): ")
        + StyledText(counterfactual.outcome.intents, .bold)
    }
  }

  private var neighbours: [StyledText] {
    trace.neighbours.map { neighbour in
      StyledText(
        "    \(neighbour.similarity.text(decimals: 2))  \(neighbour.intent ?? "out-of-scope")"
          + "  \(neighbour.text)") + StyledText("  \(neighbour.location)", .dim)
    }
  }
}

extension RoutingTrace.Counterfactual.Change {
  /// The change in a few words.
  var text: String {
    switch self {
    case .withoutWord(let word): "without \"\(word)\""
    case .threshold(let threshold, let intent):
      "with threshold \(threshold.text(decimals: 2)) for \(intent)"
    case .trainingLine(let intent): "as a line of `train \(intent)`"
    }
  }
}

extension [UInt8] {
  /// The bytes of a range as far as there are any.
  subscript(safe range: Range<Int>) -> ArraySlice<UInt8> { self[range.clamped(to: indices)] }
}
