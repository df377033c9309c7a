import Evaluation
import Testing

struct QualityTests {
  @Test func calibratesConfidenceOnAllLinesAndShareOnLinesInScope() {
    var lines: [ScoredUtterance] = [.line("a", "a", 0.5), .line(nil, "a", 0.5)]
    for index in lines.indices { lines[index].probabilityInScope = 0.9 }
    let quality = Quality(of: lines, threshold: 0.7)
    #expect(quality.calibrationError == 0)
    #expect(abs(quality.inScopeCalibrationError - 0.1) < 1e-12)
    #expect(quality.accuracy == 1 && quality.macroF1 == 1 && quality.utterances == 2)
  }
}
