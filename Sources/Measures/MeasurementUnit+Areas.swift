import IntentSchema

extension MeasurementUnit {
  /// The units of area by their size in square meters.
  ///
  /// Source: BIPM, "The International System of Units", 9th edition; the international yard
  /// of 1959; the Chinese market units of 1959; the ping of Taiwan.
  static let areas: [MeasurementUnit] = [
    MeasurementUnit(
      .area, "square kilometer", 1e6,
      """
      square kilometer|square kilometers|square kilometre|square kilometres|sq km|km2|\
      km²|km^2|平方公里|平方千米
      """,
      chinese: "平方公里", to: "square mile"),
    MeasurementUnit(
      .area, "square meter", 1,
      """
      square meter|square meters|square metre|square metres|sq m|sqm|m2|m²|m^2|平方米|平米|\
      平方
      """,
      chinese: "平方米", to: "square foot"),
    MeasurementUnit(
      .area, "square centimeter", 1e-4,
      "square centimeter|square centimeters|sq cm|cm2|cm²|cm^2|平方厘米",
      chinese: "平方厘米", to: "square inch"),
    MeasurementUnit(
      .area, "square mile", 2_589_988.110336, "square mile|square miles|sq mi|平方英里",
      chinese: "平方英里", to: "square kilometer"),
    MeasurementUnit(
      .area, "square foot", 0.09290304, "square foot|square feet|sq ft|sqft|ft²|ft^2|平方英尺",
      plural: "square feet", chinese: "平方英尺", to: "square meter"),
    MeasurementUnit(
      .area, "square yard", 0.83612736, "square yard|square yards|sq yd|平方码",
      chinese: "平方码", to: "square meter"),
    MeasurementUnit(
      .area, "square inch", 0.00064516, "square inch|square inches|sq in|平方英寸",
      plural: "square inches", chinese: "平方英寸", to: "square centimeter"),
    MeasurementUnit(
      .area, "hectare", 10_000, "hectare|hectares|ha|公顷",
      chinese: "公顷", to: "acre"),
    MeasurementUnit(
      .area, "acre", 4046.8564224, "acre|acres|英亩",
      chinese: "英亩", to: "hectare"),
    MeasurementUnit(
      .area, "mu", 2000.0 / 3, "亩|市亩",
      plural: "mu", chinese: "亩", to: "square meter"),
    MeasurementUnit(
      .area, "qing", 200_000.0 / 3, "顷|市顷",
      plural: "qing", chinese: "顷", to: "hectare"),
    MeasurementUnit(
      .area, "square millimeter", 1e-6,
      """
      square millimeter|square millimeters|square millimetre|square millimetres|sq mm|\
      mm2|mm²|mm^2|平方毫米
      """,
      chinese: "平方毫米", to: "square inch"),
    MeasurementUnit(
      .area, "are", 100, "公亩",
      chinese: "公亩", to: "square meter"),
    MeasurementUnit(
      .area, "fen", 200.0 / 3, "分地",
      plural: "fen", chinese: "分地", to: "square meter"),
    MeasurementUnit(
      .area, "ping", 400.0 / 121, "坪",
      plural: "ping", chinese: "坪", to: "square meter"),
    MeasurementUnit(
      .area, "square decimeter", 0.01,
      """
      square decimeter|square decimeters|square decimetre|square decimetres|dm2|dm²|\
      dm^2|平方分米
      """,
      chinese: "平方分米", to: "square meter"),
  ]
}
