import Testing

@testable import IntentClassification

struct PrunedWeightsTests {
  /// A block of classes whose features have given weights; it has no meanings to speak of.
  private func block(_ classes: Range<Int>, _ rows: [[Float]]) -> PrunedBlock {
    let kept = rows.map { row in row.enumerated().filter { $0.element != 0 } }
    return PrunedBlock(
      classes: classes, biases: classes.map(Float.init),
      meanings: [Float](repeating: 0, count: MeaningVector.dimension * classes.count),
      counts: kept.map { UInt8($0.count) }, columns: kept.joined().map { UInt8($0.offset) },
      values: kept.joined().map(\.element))
  }

  @Test func joinsBlocksByFeature() {
    let weights = PrunedWeights(
      [block(0..<2, [[1, 0], [0, 0], [2, 3]]), block(2..<3, [[4], [5], [0]])], featureCount: 3)
    #expect(weights.classCount == 3)
    #expect(weights.biases == [0, 1, 2])
    let rows = (0..<3).map { feature in
      weights.row(of: feature).map { [Float($0.index), $0.weight] }
    }
    #expect(rows == [[[0, 1], [2, 4]], [[2, 5]], [[0, 2], [1, 3]]])
  }

  @Test func areNoneWithoutClasses() {
    let weights = PrunedWeights([], featureCount: 2)
    #expect(weights.classCount == 0)
    #expect(Array(weights.row(of: 1)).isEmpty)
  }

  @Test func leaveOutWhatNoRowWouldSay() {
    // What a block leaves out depends on its own largest weight; the bytes must not depend on blocks.
    let examples = (0..<90).map { line in
      SmallCorpus.example("line \(line % 7) about x\(line % 45) and y\(line % 4)", "i\(line % 45)")
    }
    let jobs = [1, 2, 5].map { ClassifierTrainer(jobs: $0).train(examples) }
    let bytes = jobs.map { ModelCodec.encode($0, fingerprint: 1) }
    #expect(bytes[0] == bytes[1])
    #expect(bytes[0] == bytes[2])
  }
}
