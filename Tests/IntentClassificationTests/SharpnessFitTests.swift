import Testing

@testable import IntentClassification

struct SharpnessFitTests {
  private func line(_ margins: [Float], own: Int) -> HeldOutLine {
    HeldOutLine(origin: .known(own), margins: (margins, 0), knownMass: 1)
  }

  @Test func matchesTheShareOfLinesThatAreRight() {
    // Four of five are right at a lead of 1: softmax gives 0.8 at a sharpness of ln 4;
    // the prior pulls a little.
    let lines = (0..<2000).map { line([1, 0], own: $0 % 5 == 0 ? 1 : 0) }
    #expect(abs(SharpnessFit(lines).sharpness() - 1.386) < 0.08)
  }

  @Test func keepsToThePriorWithoutLines() {
    #expect(SharpnessFit([]).sharpness() == SharpnessFit.prior.sharpness)
    #expect(SharpnessFit([line([1], own: 0)]).sharpness() == SharpnessFit.prior.sharpness)
  }
}
