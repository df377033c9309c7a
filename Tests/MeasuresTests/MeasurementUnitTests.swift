import Measures
import Testing

struct MeasurementUnitTests {
  @Test func knowsEachUnitByItsNamesAndItsCounterpart() {
    for unit in MeasurementUnit.all {
      #expect(MeasurementUnit.named(unit.name) == unit)
      #expect(MeasurementUnit.spelled(unit.name) == unit)
      #expect(MeasurementUnit.spelled(unit.plural) == unit)
      #expect(MeasurementUnit.spelled(unit.chinese) == unit)
      #expect(MeasurementUnit.spelled(unit.counterpart)?.kind == unit.kind)
      #expect(unit.counterpart != unit.name)
    }
    #expect(Set(MeasurementUnit.all.map(\.name)).count == MeasurementUnit.all.count)
  }

  @Test func noWordStandsForTwoUnits() {
    let words = MeasurementUnit.all.flatMap { $0.words.split(separator: "|") }
    #expect(Set(words).count == words.count)
  }

  @Test(arguments: [
    ("kilometres", "kilometer"), ("Litre", "liter"), ("square_metre", "square meter"),
    ("km/h", "kilometer per hour"), ("square metres", "square meter"), ("千米", "kilometer"),
    ("decametre", "decameter"), ("kilolitres", "kiloliter"), ("吨", "metric ton"), ("tons", "ton"),
  ])
  func readsOtherSpellings(spelling: String, name: String) {
    #expect(MeasurementUnit.spelled(spelling)?.name == name)
  }
}
