import IntentSchema
import SkillKit
import SkillKitTesting
import Testing

@testable import Skills

struct ConvertUnitSkillTests {
  private func reply(
    _ amount: SlotValue, _ text: String, to target: String? = nil, in language: Language = .english
  ) async throws -> String {
    var trial = SkillTrial()
    trial.language = language
    trial.slots = [FilledSlot(name: "amount", value: amount, text: text)]
    if let target {
      let value = SlotValue.listed(value: target, label: target)
      trial.slots.append(FilledSlot(name: "target", value: value, text: target))
    }
    return try await trial.run(ConvertUnitSkill()).output.text
  }

  @Test(arguments: [
    (10, "mile", "kilometer", "10 miles = 16.09 kilometers"),
    (1, "mile", "kilometer", "1 mile = 1.61 kilometers"),
    (1, "kilometer", "meter", "1 kilometer = 1000 meters"),
    (0.3048, "meter", "foot", "0.3048 meters = 1 foot"),
    (3.5, "ton", "kilogram", "3.5 tons = 3175.15 kilograms"),
    (72, "degree", "celsius", "72 °F = 22.22 °C"),
    (1, "millimeter", "inch", "1 millimeter = 0.0394 inches"),
    (12, "stone", "kilogram", "12 stone = 76.2 kilograms"),
    (8, "pint", "liter", "8 pints = 3.79 liters"),
    (3, "acre", "hectare", "3 acres = 1.21 hectares"),
    (60, "mile per hour", "kilometer per hour", "60 miles per hour = 96.56 kilometers per hour"),
    (98.6, "fahrenheit", "celsius", "98.6 °F = 37 °C"),
    (-40, "celsius", "fahrenheit", "-40 °C = -40 °F"),
    (0, "celsius", "kelvin", "0 °C = 273.15 kelvins"),
    (512, "megabyte", "gigabyte", "512 megabytes = 0.51 gigabytes"),
    (1, "tebibyte", "megabyte", "1 tebibyte = 1099511.63 megabytes"),
    (1, "light year", "kilometer", "1 light year = 9460730472580.8 kilometers"),
  ])
  func convertsAmounts(amount: Double, unit: String, target: String, expected: String) async throws
  {
    #expect(try await reply(.quantity(amount, unit: unit), "x", to: target) == expected)
  }

  @Test(arguments: [
    (10, "kilometer", nil, "10公里 = 6.21英里"),
    (130, "jin", "kilogram", "130斤 = 65公斤"),
    (2, "kilogram", nil, "2公斤 = 4斤"),
    (1, "mu", nil, "1亩 = 666.67平方米"),
    (1, "li", "meter", "1里 = 500米"),
    (1, "liang", "gram", "1两 = 50克"),
    (1, "chi", "centimeter", "1尺 = 33.33厘米"),
    (100, "fahrenheit", nil, "100华氏度 = 37.78摄氏度"),
    (25, "ping", "square meter", "25坪 = 82.64平方米"),
  ])
  func namesUnitsInChinese(
    amount: Double, unit: String, target: String?, expected: String
  ) async throws {
    let text = try await reply(
      .quantity(amount, unit: unit), "x", to: target, in: .chinese)
    #expect(text == expected)
  }

  @Test(arguments: [
    ("PT1H30M", "90 minutes", "hour", "90 minutes = 1.5 hours"),
    ("P2D", "48 hours", "day", "48 hours = 2 days"),
    ("PT2H46M40S", "10,000 seconds", "hour", "10000 seconds = 2.78 hours"),
    ("PT1H30M", "an hour and a half", "minute", "1.5 hours = 90 minutes"),
    ("PT1H30M", "1 hour 30 minutes", "minute", "1 hour 30 minutes = 90 minutes"),
    ("P5Y", "5 years", "day", "5 years = 1825 days"),
    ("P14D", "2 weeks", "day", "2 weeks = 14 days"),
  ])
  func keepsTheUnitOfADuration(
    iso: String, typed: String, target: String, expected: String
  ) async throws {
    #expect(try await reply(.duration(iso), typed, to: target) == expected)
  }

  @Test func splitsFeetAndInchesWhereBothAreAsked() async throws {
    var trial = SkillTrial()
    trial.utterance = "180 cm in feet and inches"
    let target = SlotValue.listed(value: "foot", label: "feet")
    trial.slots = [
      FilledSlot(name: "amount", value: .quantity(180, unit: "centimeter"), text: "180 cm"),
      FilledSlot(name: "target", value: target, text: "feet"),
    ]
    let text = try await trial.run(ConvertUnitSkill()).output.text
    #expect(text == "180 centimeters = 5 feet 10.87 inches")
  }

  @Test func takesAChineseTonAsMetric() async throws {
    let text = try await reply(.quantity(0.5, unit: "metric ton"), "半吨", in: .chinese)
    #expect(text == "0.5吨 = 500公斤")
  }

  @Test func tellsUnitsOfOneNameApart() async throws {
    #expect(
      try await reply(.quantity(750, unit: "milliliter"), "750 ml", to: "ounce")
        == "750 milliliters = 25.36 fluid ounces")
    #expect(
      try await reply(.quantity(8, unit: "ounce"), "8 oz", to: "milliliter")
        == "8 fluid ounces = 236.59 milliliters")
    #expect(
      try await reply(.quantity(100, unit: "megabyte"), "100Mb", to: "megabyte")
        == "100 megabits = 12.5 megabytes")
    #expect(
      try await reply(.quantity(10, unit: "mu"), "十亩", to: "mu", in: .chinese) == "10亩 = 10亩")
  }

  @Test func keepsACompoundAsTyped() async throws {
    let text = try await reply(.quantity(71, unit: "inch"), "5 foot 11", to: "centimeter")
    #expect(text == "5 foot 11 = 180.34 centimeters")
  }

  @Test func choosesTheUsualCounterpart() async throws {
    #expect(try await reply(.quantity(10, unit: "mile"), "x") == "10 miles = 16.09 kilometers")
    #expect(try await reply(.quantity(16.09344, unit: "kilometer"), "x").hasSuffix("= 10 miles"))
    #expect(try await reply(.quantity(1, unit: "pound"), "x") == "1 pound = 0.45 kilograms")
  }

  @Test func saysWhatTheUnitsMeasure() async {
    let reason =
      "Kilometers measure length and liters measure volume. Name a unit of length."
    await #expect(throws: SkillError.invalidInput(reason: reason)) {
      try await reply(.quantity(1, unit: "kilometer"), "x", to: "liter")
    }
    let cold = "Nothing is colder than -273.15 °C. Try a higher temperature."
    await #expect(throws: SkillError.invalidInput(reason: cold)) {
      try await reply(.quantity(-1, unit: "kelvin"), "x", to: "celsius")
    }
  }
}
