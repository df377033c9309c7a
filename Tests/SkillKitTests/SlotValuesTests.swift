import CivilTime
import IntentSchema
import SkillKit
import Testing

struct SlotValuesTests {
  private func values(_ value: SlotValue, text: String = "") -> SlotValues {
    SlotValues([FilledSlot(name: "slot", value: value, text: text)])
  }

  @Test func readsEachTypeAsWhatItIs() throws {
    #expect(try values(.number(2.5)).number("slot") == 2.5)
    #expect(try values(.number(3)).integer("slot") == 3)
    #expect(try values(.boolean(true)).boolean("slot"))
    #expect(try values(.duration("PT1H30M")).duration("slot") == 5_400_000)
    #expect(try values(.text("milk")).text("slot") == "milk")
    #expect(try values(.listed(value: "Paris", label: "巴黎")).text("slot") == "Paris")
    #expect(try values(.listed(value: "Paris", label: "巴黎")).listed("slot").label == "巴黎")
    #expect(
      try values(.quantity(3, unit: "mile")).quantity("slot") == Quantity(3, unit: "mile"))
    #expect(
      try values(.duration("PT2M")).quantity("slot") == Quantity(120, unit: "second"))
  }

  @Test func givesWhatWasTypedAsTheTextOfAnyOtherValue() throws {
    #expect(try values(.number(2), text: "two").text("slot") == "two")
  }

  @Test func throwsForAMissingRequiredSlotAndGivesNilForAnOptionalOne() throws {
    #expect(throws: SkillError.invalidInput(reason: "The slot 'slot' is missing.")) {
      try SlotValues().number("slot")
    }
    #expect(try SlotValues().optionalNumber("slot") == nil)
  }

  @Test func throwsForAValueOfAnotherType() {
    #expect(throws: SkillError.invalidInput(reason: "The slot 'slot' must be a duration.")) {
      try values(.number(2)).optionalDuration("slot")
    }
    #expect(throws: SkillError.invalidInput(reason: "The slot 'slot' must be a whole number.")) {
      try values(.number(1e300)).integer("slot")
    }
  }

  @Test func readsTimesWithTheirOffset() throws {
    let time = try values(.temporal("2026-01-31T17:00:00+01:00", grain: .minute))
      .temporal("slot")
    #expect(time.instant == 1_769_875_200_000)
    #expect("\(time.civil)" == "2026-01-31T17:00:00")
    #expect(time.grain == .minute)
  }

  @Test func readsADateAsItsMidnightInAnyZone() throws {
    let date = try values(.temporal("2026-01-31", grain: .day)).temporal("slot")
    #expect(date.instant == nil)
    #expect(date.instant(in: TimeZoneRules(fixedOffset: 3600)) == 1_769_814_000_000)
  }

  @Test(arguments: ["", "2026", "2026-02-30", "2026-01-31T25:00:00Z", "tomorrow", "2026-01-31T"])
  func refusesWhatIsNoTime(_ text: String) {
    #expect(TemporalValue(text, grain: .day) == nil)
  }
}
