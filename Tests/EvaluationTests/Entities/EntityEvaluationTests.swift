import EntityRecognition
import Testing

@testable import Evaluation

struct EntityEvaluationTests {
  private func score(_ line: String) -> (score: EntityScore, misses: [EntityMiss]) {
    let (lines, _) = OracleLine.parse(Array(line.utf8))
    let evaluation = EntityEvaluation(recognizer: EntityRecognizer(), now: 0)
    return lines.first.map(evaluation.score) ?? (EntityScore(), [])
  }

  @Test func countsAnEntityWithItsSpanAndValue() {
    let line =
      #"{"lang":"zh","kind":"number","text":"一共四十二个","expect":[{"span":"四十二","start":2,"end":5,"type":"number","values":[{"value":"42"}]}]}"#
    #expect(score(line).score == EntityScore(cases: 1, right: 1, lines: 1, cleanLines: 1))
  }

  @Test func missesAnotherSpan() {
    let line =
      #"{"lang":"en","kind":"number","text":"forty two","expect":[{"span":"forty","start":0,"end":5,"type":"number","values":[{"value":"42"}]}]}"#
    let result = score(line)
    #expect(result.score.right == 0)
    #expect(result.misses.first?.found == ["number 'forty two' = 42"])
  }

  @Test func findsASpanByItsTextWhereOffsetsAreMissing() {
    let line =
      #"{"lang":"en","kind":"email","text":"write to Ann@Example.org","expect":[{"span":"ann@example.org","start":null,"end":null,"type":"email","values":[{"value":"ann@example.org"}]}]}"#
    #expect(score(line).score.right == 1)
  }

  @Test func expectsNothingWhereNothingIsListed() {
    #expect(score(#"{"lang":"en","kind":"email","text":"me@here","expect":[]}"#).score.right == 1)
    let wrong = score(#"{"lang":"en","kind":"number","text":"nine lives","expect":[]}"#)
    #expect(wrong.score == EntityScore(cases: 1, right: 0, lines: 1, cleanLines: 0))
  }

  @Test func doesNotCountRelativeOrdinals() {
    let line =
      #"{"lang":"en","kind":"ordinal","text":"the next","expect":[{"span":"next","start":4,"end":8,"type":"relative","values":[{"value":"current+1"}]}]}"#
    #expect(score(line).score == EntityScore())
  }

  @Test func takesADayThatDoesNotExistForNoDate() {
    let line =
      #"{"lang":"en","kind":"time","text":"on april 31","reference":"2024-05-01T08:00:00","expect":[{"span":"april 31","start":3,"end":11,"type":"date","values":[]}]}"#
    #expect(score(line).score.right == 1)
  }
}
