import Testing

@testable import IntentClassification

struct HeldOutFoldsTests {
  private func origins(of set: TrainingSet) -> [HeldOutLine.Origin] {
    let folds = HeldOutFolds(of: set, seed: 1)
    return (0..<HeldOutFolds.count).flatMap {
      folds.heldOutLines(of: $0, with: DualCoordinateDescent(seed: 1)).map(\.origin)
    }
  }

  @Test func leavesEachIntentOutOnce() {
    let examples = (0..<60).map {
      SmallCorpus.example("line \($0) of intent x\($0 % 10)", "intent\($0 % 10)")
    }
    let left = origins(of: TrainingSet(examples)).count {
      if case .leftOutIntent = $0 { true } else { false }
    }
    #expect(left == 60)
  }

  @Test func keepsTheIntentsOfASmallCatalogue() {
    let origins = origins(of: TrainingSet(SmallCorpus.examples))
    #expect(origins.count == SmallCorpus.examples.count)
    #expect(origins.allSatisfy { if case .known = $0 { true } else { false } })
  }

  @Test func holdsOutEachMarkedLineOnce() {
    let marked = (0..<7).map { SmallCorpus.example("who won game \($0)", nil) }
    let found = origins(of: TrainingSet(SmallCorpus.examples + marked)).count {
      if case .outOfScope = $0 { true } else { false }
    }
    #expect(found == 7)
  }

  @Test func holdsOutNoIntentOfOneLine() {
    #expect(origins(of: TrainingSet([SmallCorpus.example("stop", "stop")])).isEmpty)
  }
}
