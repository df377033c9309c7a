import IntentSchema

extension MeasurementUnit {
  /// The units of weight by their size in grams.
  ///
  /// Source: BIPM, "The International System of Units", 9th edition; the international pound of
  /// 1959; NIST Special Publication 811, appendix B.8; the Chinese market units of 1959.
  static let weights: [MeasurementUnit] = [
    MeasurementUnit(
      .weight, "kilogram", 1000,
      "kilogram|kilograms|kilogramme|kilogrammes|kilo|kilos|kg|kgs|公斤|千克",
      chinese: "公斤", to: "pound"),
    MeasurementUnit(
      .weight, "gram", 1, "gram|grams|gramme|grammes|g|克|公克",
      chinese: "克", to: "ounce"),
    MeasurementUnit(
      .weight, "milligram", 0.001, "milligram|milligrams|mg|毫克",
      chinese: "毫克", to: "gram"),
    MeasurementUnit(
      .weight, "microgram", 1e-6, "microgram|micrograms|mcg|ug|微克",
      chinese: "微克", to: "milligram"),
    MeasurementUnit(
      .weight, "metric ton", 1e6,
      "tonne|tonnes|metric ton|metric tons|metric tonne|metric tonnes|吨|公吨",
      chinese: "吨", to: "kilogram"),
    MeasurementUnit(
      .weight, "ton", 907_184.74, "ton|tons|short ton|short tons|us ton|us tons|短吨",
      chinese: "短吨", to: "kilogram"),
    MeasurementUnit(
      .weight, "pound", 453.59237, "pound|pounds|lb|lbs|磅|英磅",
      chinese: "磅", to: "kilogram"),
    MeasurementUnit(
      .weight, "ounce", 28.349523125, "ounce|ounces|oz|盎司|安士",
      chinese: "盎司", to: "gram"),
    MeasurementUnit(
      .weight, "long ton", 1_016_046.9088, "long ton|long tons|imperial ton|长吨",
      chinese: "长吨", to: "kilogram"),
    MeasurementUnit(
      .weight, "grain", 0.06479891, "grain|grains",
      chinese: "格令", to: "milligram"),
    MeasurementUnit(
      .weight, "qian", 5, "市钱",
      plural: "qian", chinese: "钱", to: "gram"),
    MeasurementUnit(
      .weight, "stone", 6350.29318, "stone|stones|英石",
      plural: "stone", chinese: "英石", to: "kilogram"),
    MeasurementUnit(
      .weight, "carat", 0.2, "carat|carats|克拉",
      chinese: "克拉", to: "gram"),
    MeasurementUnit(
      .weight, "jin", 500, "斤|市斤",
      plural: "jin", chinese: "斤", to: "kilogram"),
    MeasurementUnit(
      .weight, "liang", 50, "两",
      plural: "liang", chinese: "两", to: "gram"),
    MeasurementUnit(
      .weight, "dan", 50_000, "市担",
      plural: "dan", chinese: "担", to: "kilogram"),
    MeasurementUnit(
      .weight, "nanogram", 1e-9, "nanogram|nanograms|nanogramme|nanogrammes|纳克",
      chinese: "纳克", to: "microgram"),
    MeasurementUnit(
      .weight, "centigram", 0.01, "centigram|centigrams|centigramme|centigrammes|厘克",
      chinese: "厘克", to: "gram"),
    MeasurementUnit(
      .weight, "decigram", 0.1, "decigram|decigrams|decigramme|decigrammes|分克",
      chinese: "分克", to: "gram"),
    MeasurementUnit(
      .weight, "decagram", 10, "decagram|decagrams|dekagram|dekagrams|decagramme|decagrammes",
      chinese: "公钱", to: "gram"),
    MeasurementUnit(
      .weight, "hectogram", 100, "hectogram|hectograms|hectogramme|hectogrammes",
      chinese: "公两", to: "gram"),
  ]
}
