import EntityRecognition
import Testing

struct QuantityTests {
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
    ("$5.99", #"money "$5.99" 5.99 USD"#), ("20 euros", #"money "20 euros" 20 EUR"#),
    ("三块五", #"money "三块五" 3.5 CNY"#), ("ten years old", #"age "ten years old" 10 year"#),
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
}
