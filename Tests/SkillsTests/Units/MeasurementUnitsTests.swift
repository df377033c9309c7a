import Testing

@testable import Skills

struct MeasurementUnitsTests {
  private static let all =
    MeasurementUnit.metric + MeasurementUnit.times + MeasurementUnit.data
    + MeasurementUnit.customary + MeasurementUnit.chineseMarket

  @Test func knowsEachUnitByItsNamesAndItsCounterpart() {
    for unit in Self.all {
      #expect(MeasurementUnits.named(unit.name) == unit)
      #expect(MeasurementUnits.named(unit.plural) == unit)
      #expect(MeasurementUnits.named(unit.chinese) == unit)
      #expect(MeasurementUnits.named(unit.counterpart)?.dimension == unit.dimension)
      #expect(unit.counterpart != unit.name)
    }
    #expect(Set(Self.all.map(\.name)).count == Self.all.count)
  }

  @Test(arguments: [
    ("kilometres", "kilometer"), ("Litre", "liter"), ("square_metre", "square meter"),
    ("km/h", "kilometer per hour"), ("square metres", "square meter"), ("千米", "kilometer"),
  ])
  func readsOtherSpellings(spelling: String, name: String) {
    #expect(MeasurementUnits.named(spelling)?.name == name)
  }

  @Test func convertsThereAndBack() throws {
    for unit in Self.all {
      let counterpart = try #require(MeasurementUnits.named(unit.counterpart))
      let there = try UnitConversion.convert(123.4, from: unit, to: counterpart)
      let back = try UnitConversion.convert(there, from: counterpart, to: unit)
      #expect((back - 123.4).magnitude < 1e-6, "\(unit.name)")
    }
  }
}
