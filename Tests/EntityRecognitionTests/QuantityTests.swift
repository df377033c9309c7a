import IntentSchema
import EntityRecognition
import Measures
import Testing

struct QuantityTests {
  @Test func tellsAMegagramFromAMilligram() {
    #expect(RecognitionExample.entities("5 Mg", .weight) == [#""5 Mg" 5 metric ton"#])
    #expect(RecognitionExample.entities("5 mg", .weight) == [#""5 mg" 5 milligram"#])
    #expect(RecognitionExample.entities("5 mils", .length) == [#""5 mils" 5 mil"#])
  }

  @Test(arguments: [
    ("10 miles", #"length "10 miles" 10 mile"#), ("6 ft 2 in", #"length "6 ft 2 in" 74 inch"#),
    ("a mile away", #"length "a mile" 1 mile"#),
    ("half a pound", #"weight "half a pound" 0.5 pound"#),
    ("10公里", #"length "10公里" 10 kilometer"#), ("三斤", #"weight "三斤" 3 jin"#),
    ("三斤半", #"weight "三斤半" 3.5 jin"#), ("5亩地", #"area "5亩" 5 mu"#),
    ("2 square meters", #"area "2 square meters" 2 square meter"#),
    ("华氏100度", #"temperature "华氏100度" 100 fahrenheit"#),
    ("零下五度", #"temperature "零下五度" -5 celsius"#),
    ("72f", #"temperature "72f" 72 fahrenheit"#),
    ("100 °F", #"temperature "100 °F" 100 fahrenheit"#),
    ("-3 degrees celsius", #"temperature "-3 degrees celsius" -3 celsius"#),
    ("2gb", #"data "2gb" 2 gigabyte"#), ("60 km/h", #"speed "60 km/h" 60 kilometer per hour"#),
    ("每小时60公里", #"speed "每小时60公里" 60 kilometer per hour"#),
    ("750 ml", #"volume "750 ml" 750 milliliter"#),
    ("$5.99", #"money "$5.99" 5.99 usd"#), ("20 euros", #"money "20 euros" 20 eur"#),
    ("三块五", #"money "三块五" 3.5 cny"#), ("ten years old", #"age "ten years old" 10 year"#),
    ("29岁", #"age "29岁" 29 year"#),
  ])
  func readsAmountsWithUnits(text: String, expected: String) {
    #expect(RecognitionExample.entities(text) == [expected])
  }

  @Test func unitsHaveOneNameEach() {
    let names = MeasurementUnit.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(MeasurementUnit.named("mile")?.factor == 1609.344)
  }

  @Test(arguments: [
    (#"she is 5'7""#, #"length "5'7"" 67 inch"#), ("6 foot 3", #"length "6 foot 3" 75 inch"#),
    ("一米七五", #"length "一米七五" 1.75 meter"#), ("a 3/4 mile walk", #"length "3/4 mile" 0.75 mile"#),
    ("half a gallon", #"volume "half a gallon" 0.5 gallon"#),
    ("aged 42", #"age "aged 42" 42 year"#), ("it is 68 F", #"temperature "68 F" 68 fahrenheit"#),
  ])
  func readsHeightsAgesAndFractionsOfUnits(text: String, expected: String) {
    let kinds = Set(EntityKind.allCases).subtracting([.number, .expression])
    #expect(RecognitionExample.all(text, kinds) == [expected])
  }

  @Test(arguments: [
    ("12 dollars and 30", #"money "12 dollars and 30" 12.3 usd"#),
    ("85 pence", #"money "85 pence" 0.85 gbp"#), ("hk $ 40", #"money "hk $ 40" 40 hkd"#),
    ("30块6毛5分", #"money "30块6毛5分" 30.65 cny"#), ("2 MEUR", #"money "2 MEUR" 2000000 eur"#),
    ("a quarter million yen", #"money "a quarter million yen" 250000 jpy"#),
    ("300 zloty", #"money "300 zloty" 300 pln"#),
  ])
  func readsPartsOfCurrencies(text: String, expected: String) {
    #expect(RecognitionExample.all(text, [.money]) == [expected])
  }

  @Test(arguments: ["scp-88m", "wing 24L-7", "model 9000X12m"])
  func readsNoAmountInACode(text: String) {
    let kinds = Set(EntityKind.allCases).subtracting([.number, .expression])
    #expect(RecognitionExample.all(text, kinds) == [])
  }
}
