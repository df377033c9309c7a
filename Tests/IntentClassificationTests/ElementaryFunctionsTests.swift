import IntentClassification
import Testing

struct ElementaryFunctionsTests {
  @Test(arguments: [
    (0.0, 1.0), (1.0, 2.718281828459045), (-1.0, 0.36787944117144233),
    (10.0, 22026.465794806718), (-20.5, 1.2501528663867426e-09), (0.3, 1.3498588075760032),
    (100.25, 3.451610733125924e+43), (-300.0, 5.148200222412013e-131),
  ])
  func exponentiates(_ exponent: Double, _ expected: Double) {
    let found = ElementaryFunctions.exp(exponent)
    #expect(abs(found / expected - 1) < 4e-15)
    guard exponent <= 0, exponent >= -80 else { return }
    let short = Double(ElementaryFunctions.exp(nonPositive: Float(exponent)))
    #expect(abs(short / expected - 1) < 5e-6)
  }

  @Test(arguments: [
    (1.0, 0.0), (2.718281828459045, 1.0), (10.0, 2.302585092994046), (0.001, -6.907755278982137),
    (1.0001, 9.999500033330834e-05), (15001.0, 9.61587214452889),
  ])
  func takesLogarithms(_ value: Double, _ expected: Double) {
    #expect(abs(ElementaryFunctions.log(value) - expected) <= 1e-14 * max(abs(expected), 1e-2))
  }

  @Test func staysFiniteAtTheEnds() {
    #expect(ElementaryFunctions.exp(1e300).isFinite)
    #expect(ElementaryFunctions.exp(-1e300) > 0)
    #expect(ElementaryFunctions.exp(nonPositive: -.infinity) > 0)
    #expect(ElementaryFunctions.exp(.nan).isNaN)
    #expect(ElementaryFunctions.log(0).isNaN)
    #expect(ElementaryFunctions.log(-1).isNaN)
  }

  @Test func invertsItself() {
    for step in -300...300 {
      let x = Double(step) / 7
      #expect(abs(ElementaryFunctions.log(ElementaryFunctions.exp(x)) - x) < 1e-13)
    }
  }
}
