import CivilTime
package import EntityRecognition
import IntentSchema
import TextAnalysis

/// Scores the recogniser on an oracle's lines.
///
/// An expected entity is right if an entity of its kind has exactly its span and one of its values.
/// Without offsets any span of the same text is the right one. A text that has nothing to find is
/// right if nothing of the kind is found. Relative ordinals ("the next one") aren't counted.
package struct EntityEvaluation: Sendable {
  private let recognizer: EntityRecognizer
  /// The time that lines without a reference are relative to, in milliseconds since 1970.
  private let now: Int64

  /// Creates an evaluation.
  ///
  /// - Parameters:
  ///   - recognizer: the recogniser to score.
  ///   - now: the time for lines that have none, in milliseconds since 1970.
  package init(recognizer: EntityRecognizer, now: Int64) {
    self.recognizer = recognizer
    self.now = now
  }

  /// Scores one line.
  ///
  /// - Parameter line: the line.
  /// - Returns: its score, and the cases that weren't right.
  /// - Complexity: O(*n*) in the length of the text, for few expectations.
  package func score(_ line: OracleLine) -> (score: EntityScore, misses: [EntityMiss]) {
    let expected = line.expect.filter { $0.type != "relative" }
    guard !expected.isEmpty || line.expect.isEmpty else { return (EntityScore(), []) }
    let text = Tokenizer().tokenize(line.text)
    let reference = line.reference.flatMap { Timestamp($0, in: .utc)?.milliseconds } ?? now
    let context = RecognitionContext(now: reference, timeZone: .utc)
    let found = recognizer.recognize(text, at: context, kinds: line.kind.kinds)
    let others =
      line.kind == .dimension
      ? recognizer.recognize(text, at: context, kinds: [.temperature]) : []
    guard !expected.isEmpty else { return empty(line, found, text) }
    var score = EntityScore(cases: expected.count, lines: 1)
    var misses: [EntityMiss] = []
    var covered: [Range<Int>] = []
    for expectation in expected {
      let spans = OracleSpan.byteRanges(of: expectation, in: line.text)
      covered += spans
      let isRight =
        isImpossible(expectation)
        ? !found.contains { entity in spans.contains { $0.overlaps(entity.source) } }
        : (found + others).contains {
          spans.contains($0.source) && OracleJudge.accepts($0, expectation)
        }
      if isRight {
        score.right += 1
      } else {
        let near = found.filter { entity in spans.contains { $0.overlaps(entity.source) } }
        misses.append(
          EntityMiss(
            text: line.text, span: expectation.span, type: expectation.type,
            found: near.map { describe($0, in: text) }))
      }
    }
    let isClean = found.allSatisfy { entity in covered.contains { $0.overlaps(entity.source) } }
    score.cleanLines = score.right == score.cases && isClean ? 1 : 0
    return (score, misses)
  }

  /// Whether a day is named that no calendar has: then none is right.
  private func isImpossible(_ expectation: OracleExpectation) -> Bool {
    expectation.values.isEmpty && ["date", "datetime"].contains(expectation.type)
  }

  private func empty(_ line: OracleLine, _ found: [Entity], _ text: TokenizedText)
    -> (score: EntityScore, misses: [EntityMiss])
  {
    let right = found.isEmpty ? 1 : 0
    let score = EntityScore(cases: 1, right: right, lines: 1, cleanLines: right)
    guard !found.isEmpty else { return (score, []) }
    let miss = EntityMiss(
      text: line.text, span: nil, type: line.kind.rawValue,
      found: found.map { describe($0, in: text) })
    return (score, [miss])
  }

  private func describe(_ entity: Entity, in text: TokenizedText) -> String {
    "\(entity.kind.rawValue) '\(text.typed(entity.source))' = \(entity.value.canonicalText)"
  }
}
