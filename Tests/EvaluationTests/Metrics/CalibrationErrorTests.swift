import Evaluation
import Testing

struct CalibrationErrorTests {
  private func samples(_ confidence: Double, right: Int, wrong: Int) -> [CalibrationError.Sample] {
    (0..<(right + wrong)).map { .init(confidence: confidence, isRight: $0 < right) }
  }

  @Test func isZeroWhereConfidenceIsAccuracy() {
    let all = samples(0.8, right: 8, wrong: 2) + samples(0.25, right: 1, wrong: 3)
    #expect(CalibrationError.expected(all) < 1e-12)
  }

  @Test func weighsBinsByTheirSamples() {
    // Nine samples are 0.5 off, one is right to be sure.
    let all = samples(0.5, right: 0, wrong: 9) + samples(1, right: 1, wrong: 0)
    #expect(abs(CalibrationError.expected(all) - 0.45) < 1e-12)
  }

  @Test func letsErrorsCancelOnlyWithinABin() {
    let near = samples(0.50, right: 1, wrong: 0) + samples(0.52, right: 0, wrong: 1)
    #expect(abs(CalibrationError.expected(near) - 0.01) < 1e-12)
    #expect(abs(CalibrationError.expected(near, bins: 50) - 0.51) < 1e-12)
  }

  @Test func takesAnyConfidence() {
    #expect(CalibrationError.expected([]) == 0)
    #expect(CalibrationError.expected(samples(7, right: 1, wrong: 0)) == 0)
    #expect(CalibrationError.expected(samples(.nan, right: 0, wrong: 1)) == 0)
  }
}
