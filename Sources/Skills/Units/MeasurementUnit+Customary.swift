extension MeasurementUnit {
  /// The customary units of the United States and the United Kingdom.
  ///
  /// A gallon, a pint, a cup and their like are those of the United States. Source: NIST Special
  /// Publication 811 (2008), appendix B.8; the imperial gallon from the UK Units of Measurement
  /// Regulations 1995.
  static let customary: [MeasurementUnit] = [
    MeasurementUnit("inch", plural: "inches", "英寸", .meters(0.0254), to: "centimeter"),
    MeasurementUnit("foot", plural: "feet", "英尺", .meters(0.3048), to: "meter"),
    MeasurementUnit("yard", "码", .meters(0.9144), to: "meter"),
    MeasurementUnit("fathom", "英寻", .meters(1.8288), to: "meter"),
    MeasurementUnit("furlong", "弗隆", .meters(201.168), to: "meter"),
    MeasurementUnit("mile", "英里", .meters(1609.344), to: "kilometer"),
    MeasurementUnit("nautical mile", "海里", .meters(1852), to: "kilometer"),
    MeasurementUnit("carat", "克拉", .grams(0.2), to: "gram"),
    MeasurementUnit("ounce", "盎司", .grams(28.349523125), to: "gram"),
    MeasurementUnit("pound", "磅", .grams(453.59237), to: "kilogram"),
    MeasurementUnit("stone", plural: "stone", "英石", .grams(6350.29318), to: "kilogram"),
    MeasurementUnit("ton", "短吨", .grams(907_184.74), to: "kilogram"),
    MeasurementUnit("long ton", "长吨", .grams(1_016_046.9088), to: "kilogram"),
    MeasurementUnit("teaspoon", "茶匙", .liters(0.00492892159375), to: "milliliter"),
    MeasurementUnit("tablespoon", "汤匙", .liters(0.01478676478125), to: "milliliter"),
    MeasurementUnit("fluid ounce", "液盎司", .liters(0.0295735295625), to: "milliliter"),
    MeasurementUnit("cup", "杯", .liters(0.2365882365), to: "milliliter"),
    MeasurementUnit("pint", "品脱", .liters(0.473176473), to: "liter"),
    MeasurementUnit("quart", "夸脱", .liters(0.946352946), to: "liter"),
    MeasurementUnit("gallon", "加仑", .liters(3.785411784), to: "liter"),
    MeasurementUnit("imperial pint", "英制品脱", .liters(0.56826125), to: "liter"),
    MeasurementUnit("imperial gallon", "英制加仑", .liters(4.54609), to: "liter"),
    MeasurementUnit("barrel", "桶", .liters(158.987294928), to: "liter"),
    MeasurementUnit(
      "cubic inch", plural: "cubic inches", "立方英寸", .liters(0.016387064), to: "milliliter"),
    MeasurementUnit(
      "cubic foot", plural: "cubic feet", "立方英尺", .liters(28.316846592), to: "liter"),
    MeasurementUnit("cubic yard", "立方码", .liters(764.554857984), to: "cubic meter"),
    MeasurementUnit(
      "square inch", plural: "square inches", "平方英寸", .squareMeters(0.00064516),
      to: "square centimeter"),
    MeasurementUnit(
      "square foot", plural: "square feet", "平方英尺", .squareMeters(0.09290304),
      to: "square meter"),
    MeasurementUnit("square yard", "平方码", .squareMeters(0.83612736), to: "square meter"),
    MeasurementUnit("acre", "英亩", .squareMeters(4046.8564224), to: "hectare"),
    MeasurementUnit(
      "square mile", "平方英里", .squareMeters(2_589_988.110336), to: "square kilometer"),
    MeasurementUnit(
      "mile per hour", plural: "miles per hour", "英里每小时", .metersPerSecond(0.44704),
      to: "kilometer per hour"),
    MeasurementUnit(
      "foot per second", plural: "feet per second", "英尺每秒", .metersPerSecond(0.3048),
      to: "meter per second"),
    MeasurementUnit("knot", "节", .metersPerSecond(1852.0 / 3600), to: "kilometer per hour"),
    MeasurementUnit(
      "mach", plural: "mach", "马赫", .metersPerSecond(340.294), to: "kilometer per hour"),
    MeasurementUnit(
      "fahrenheit", plural: "°F", "华氏度", .kelvins(5.0 / 9, offset: 459.67 * 5 / 9),
      to: "celsius"),
  ]

  /// The Chinese market units (市制), and the ping of Taiwan.
  ///
  /// Source: State Council of China, order on the unification of measures (1959): 1 市尺 is a third
  /// of a meter, 1 市斤 half a kilogram of ten 市两, 1 市亩 6000 square 市尺.
  static let chineseMarket: [MeasurementUnit] = [
    MeasurementUnit("cun", plural: "cun", "寸", .meters(1.0 / 30), to: "centimeter"),
    MeasurementUnit("chi", plural: "chi", "尺", .meters(1.0 / 3), to: "meter"),
    MeasurementUnit("zhang", plural: "zhang", "丈", .meters(10.0 / 3), to: "meter"),
    MeasurementUnit("li", plural: "li", "里", .meters(500), to: "kilometer"),
    MeasurementUnit("qian", plural: "qian", "钱", .grams(5), to: "gram"),
    MeasurementUnit("liang", plural: "liang", "两", .grams(50), to: "gram"),
    MeasurementUnit("jin", plural: "jin", "斤", .grams(500), to: "kilogram"),
    MeasurementUnit("dan", plural: "dan", "担", .grams(50_000), to: "kilogram"),
    MeasurementUnit("fen", plural: "fen", "分地", .squareMeters(200.0 / 3), to: "square meter"),
    MeasurementUnit("mu", plural: "mu", "亩", .squareMeters(2000.0 / 3), to: "square meter"),
    MeasurementUnit("qing", plural: "qing", "顷", .squareMeters(200_000.0 / 3), to: "hectare"),
    MeasurementUnit("ping", plural: "ping", "坪", .squareMeters(400.0 / 121), to: "square meter"),
  ]
}
