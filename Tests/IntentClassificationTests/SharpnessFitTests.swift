import Testing

@testable import IntentClassification

struct SharpnessFitTests {
  private func line(_ margins: [Float], own: Int) -> HeldOutLine {
    HeldOutLine(origin: .known(own), margins: (margins, 0), knownMass: 1)
  }

  @Test func leansToTheShareOfLinesThatAreRight() {
    // Four of five are right at a lead of 1: alone they'd have a sharpness of ln 4, and all of them
    // right one without bound.
    let often = SharpnessFit((0..<2000).map { line([1, 0], own: $0 % 5 == 0 ? 1 : 0) }).sharpness()
    let always = SharpnessFit((0..<2000).map { _ in line([1, 0], own: 0) }).sharpness()
    #expect(often > 1.386)
    #expect(often < 3)
    #expect(always > SharpnessFit.prior)
    #expect(always < 5)
  }

  @Test func dependsOnTheBestIntentsOnly() {
    let near = (0..<500).map { line([1, 0.5, 0.4, 0.3, 0.2, 0.1], own: $0 % 5 == 0 ? 1 : 0) }
    let far = near.map { near in
      var more = near
      more.margins += [Float](repeating: 0, count: 300)
      return more
    }
    #expect(SharpnessFit(near).sharpness() == SharpnessFit(far).sharpness())
  }

  @Test func keepsToThePriorWithoutLines() {
    #expect(SharpnessFit([]).sharpness() == SharpnessFit.prior)
    #expect(SharpnessFit([line([1], own: 0)]).sharpness() == SharpnessFit.prior)
  }
}
