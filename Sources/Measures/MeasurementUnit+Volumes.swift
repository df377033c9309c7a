import IntentSchema

extension MeasurementUnit {
  /// The units of volume by their size in liters.
  ///
  /// A gallon, a pint, a cup and their like are those of the United States. Source: NIST Special
  /// Publication 811, appendix B.8; UK Units of Measurement Regulations 1995.
  static let volumes: [MeasurementUnit] = [
    MeasurementUnit(
      .volume, "liter", 1, "liter|liters|litre|litres|l|升|公升",
      chinese: "升", to: "gallon"),
    MeasurementUnit(
      .volume, "milliliter", 0.001, "milliliter|milliliters|millilitre|millilitres|ml|mls|毫升",
      chinese: "毫升", to: "fluid ounce"),
    MeasurementUnit(
      .volume, "centiliter", 0.01, "centiliter|centiliters|centilitre|cl|厘升",
      chinese: "厘升", to: "fluid ounce"),
    MeasurementUnit(
      .volume, "deciliter", 0.1, "deciliter|deciliters|decilitre|dl|分升",
      chinese: "分升", to: "cup"),
    MeasurementUnit(
      .volume, "gallon", 3.785411784, "gallon|gallons|gal|加仑",
      chinese: "加仑", to: "liter"),
    MeasurementUnit(
      .volume, "quart", 0.946352946, "quart|quarts|qt|夸脱",
      chinese: "夸脱", to: "liter"),
    MeasurementUnit(
      .volume, "pint", 0.473176473, "pint|pints|pt|品脱",
      chinese: "品脱", to: "liter"),
    MeasurementUnit(
      .volume, "cup", 0.2365882365, "cup|cups|量杯",
      chinese: "杯", to: "milliliter"),
    MeasurementUnit(
      .volume, "fluid ounce", 0.0295735295625, "fluid ounce|fluid ounces|fl oz|fl. oz.|液盎司",
      chinese: "液盎司", to: "milliliter"),
    MeasurementUnit(
      .volume, "tablespoon", 0.01478676478125, "tablespoon|tablespoons|tbsp|汤匙|大勺",
      chinese: "汤匙", to: "milliliter"),
    MeasurementUnit(
      .volume, "teaspoon", 0.00492892159375, "teaspoon|teaspoons|tsp|茶匙|小勺",
      chinese: "茶匙", to: "milliliter"),
    MeasurementUnit(
      .volume, "barrel", 158.987294928, "barrel|barrels|bbl",
      chinese: "桶", to: "liter"),
    MeasurementUnit(
      .volume, "cubic meter", 1000,
      "cubic meter|cubic meters|cubic metre|cubic metres|m3|m³|m^3|立方米|立方",
      chinese: "立方米", to: "liter"),
    MeasurementUnit(
      .volume, "cubic centimeter", 0.001,
      """
      cubic centimeter|cubic centimeters|cubic centimetre|cc|cm3|cm³|cm^3|立方厘米
      """,
      chinese: "立方厘米", to: "fluid ounce"),
    MeasurementUnit(
      .volume, "microliter", 1e-6, "microliter|microliters|microlitre|ul|微升",
      chinese: "微升", to: "milliliter"),
    MeasurementUnit(
      .volume, "hectoliter", 100, "hectoliter|hectoliters|hectolitre|hl|百升",
      chinese: "百升", to: "liter"),
    MeasurementUnit(
      .volume, "cubic inch", 0.016387064, "cubic inch|cubic inches|cu in|in3|in³|in^3|立方英寸",
      plural: "cubic inches", chinese: "立方英寸", to: "milliliter"),
    MeasurementUnit(
      .volume, "cubic yard", 764.554857984, "cubic yard|cubic yards|cu yd|yd3|yd³|立方码",
      chinese: "立方码", to: "cubic meter"),
    MeasurementUnit(
      .volume, "cubic foot", 28.316846592, "cubic foot|cubic feet|cu ft|ft3|ft³|ft^3|立方英尺",
      plural: "cubic feet", chinese: "立方英尺", to: "liter"),
    MeasurementUnit(
      .volume, "cubic decimeter", 1,
      """
      cubic decimeter|cubic decimeters|cubic decimetre|cubic decimetres|dm3|dm³|dm^3|\
      立方分米
      """,
      chinese: "立方分米", to: "gallon"),
    MeasurementUnit(
      .volume, "imperial pint", 0.56826125,
      """
      imperial pint|imperial pints|uk pint|uk pints|british pint|british pints|英制品脱
      """,
      chinese: "英制品脱", to: "liter"),
    MeasurementUnit(
      .volume, "imperial gallon", 4.54609,
      """
      imperial gallon|imperial gallons|uk gallon|uk gallons|british gallon|\
      british gallons|英制加仑|英加仑
      """,
      chinese: "英制加仑", to: "liter"),
    MeasurementUnit(
      .volume, "nanoliter", 1e-9, "nanoliter|nanoliters|nanolitre|nanolitres|纳升",
      chinese: "纳升", to: "microliter"),
    MeasurementUnit(
      .volume, "decaliter", 10, "decaliter|decaliters|decalitre|decalitres|dekaliter|dekaliters",
      chinese: "公斗", to: "liter"),
    MeasurementUnit(
      .volume, "kiloliter", 1000, "kiloliter|kiloliters|kilolitre|kilolitres|kl|千升",
      chinese: "千升", to: "liter"),
    MeasurementUnit(
      .volume, "megaliter", 1e6, "megaliter|megaliters|megalitre|megalitres|兆升",
      chinese: "兆升", to: "cubic meter"),
  ]
}
