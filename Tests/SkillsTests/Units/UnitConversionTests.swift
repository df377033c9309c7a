import Measures
import Testing

@testable import Skills

struct UnitConversionTests {
  @Test func convertsThereAndBack() throws {
    for unit in MeasurementUnit.all {
      let counterpart = try #require(MeasurementUnit.spelled(unit.counterpart))
      let there = try UnitConversion.convert(123.4, from: unit, to: counterpart)
      let back = try UnitConversion.convert(there, from: counterpart, to: unit)
      #expect((back - 123.4).magnitude < 1e-6, "\(unit.name)")
    }
  }
}
