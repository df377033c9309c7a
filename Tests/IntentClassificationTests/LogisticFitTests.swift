import Testing

@testable import IntentClassification

struct LogisticFitTests {
  @Test func findsTheFunctionThatMadeThePoints() {
    let points = (-20...20).map { step in
      let x = Double(step) / 5
      return LogisticFit.Point(
        x: x, probability: ElementaryFunctions.logistic(3 * x - 2), weight: 1)
    }
    var fit = LogisticFit(slope: 1, intercept: 0)
    fit.improve(on: points)
    #expect(abs(fit.slope - 3) < 1e-6)
    #expect(abs(fit.intercept + 2) < 1e-6)
  }

  @Test func staysFiniteOnSeparablePoints() {
    var fit = LogisticFit(slope: 1, intercept: 0)
    fit.improve(on: [
      .init(x: -1, probability: 0, weight: 1), .init(x: 1, probability: 1, weight: 1),
    ])
    #expect(fit.slope.isFinite && fit.slope > 1)
    #expect(fit.intercept.isFinite)
  }

  @Test func keepsItsGuessWithoutPoints() {
    var fit = LogisticFit(slope: 9, intercept: -4)
    fit.improve(on: [])
    #expect(fit.slope == 9 && fit.intercept == -4)
  }
}
