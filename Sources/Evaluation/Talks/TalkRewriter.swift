public import IntentSchema

/// Puts what the agent said into the file of a talk.
public enum TalkRewriter {
  /// Rewrites the expected lines of talks that differ.
  ///
  /// Reply lines that fit are left as they are, wildcards included; comments and everything else
  /// stay in their places.
  ///
  /// - Parameters:
  ///   - file: the file.
  ///   - results: what came of its talks; those of other files mean nothing here.
  /// - Returns: the new bytes of the file; the same ones if nothing differs.
  /// - Complexity: O(*n*) in the length of the file.
  public static func rewrite(_ file: SourceFile, with results: [TalkResult]) -> [UInt8] {
    var removed: Set<Int> = []
    var added: [Int: [String]] = [:]
    for result in results where result.difference != nil && result.talk.location.path == file.path {
      for (step, actual) in zip(result.talk.steps, result.steps)
      where TalkDifference(step, actual, in: result.talk.name) != nil {
        removed.formUnion(step.replies.map(\.location.line))
        if let decision = step.decision { removed.insert(decision.location.line) }
        added[step.location.line] = lines(step, actual)
      }
    }
    guard !added.isEmpty else { return file.bytes }
    var output: [UInt8] = []
    for (index, line) in file.bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
      .enumerated()
    {
      let number = index + 1
      if !removed.contains(number) {
        if index > 0 { output.append(0x0A) }
        output += line
      }
      let lineEnd: [UInt8] = line.last == 0x0D ? [0x0D] : []
      for new in added[number] ?? [] { output += [0x0A] + "  \(new)".utf8 + lineEnd }
    }
    return output
  }

  private static func lines(_ step: Talk.Step, _ actual: TalkResult.StepResult) -> [String] {
    var lines: [String] = []
    if let expected = step.decision {
      let isMet = actual.decision?.fits(expected.outcome) == true
      let text =
        isMet
        ? TalkText.decision(expected.outcome) : actual.decision?.text(besides: expected.outcome)
      if let text { lines.append("= \(text)") }
    }
    for (index, reply) in actual.replies.enumerated() {
      // The pattern at the same place, or else one that fits at the same distance from the end.
      let fromEnd = step.replies.count - (actual.replies.count - index)
      let kept = [index, fromEnd].first {
        step.replies.indices.contains($0) && step.replies[$0].matches(reply)
      }
      let text = kept.map { step.replies[$0].text } ?? TalkText.reply(reply)
      lines.append(text.isEmpty ? "<" : "< \(text)")
    }
    return lines
  }
}
