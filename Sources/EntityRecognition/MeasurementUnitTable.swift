import IntentSchema

// Factors are exact by definition: the international yard and pound agreement of 1959, the US
// customary gallon, and the Chinese market units of 1959.

extension MeasurementUnit {
  static let lengths = [
    MeasurementUnit(
      .length, "kilometer", 1000, "kilometer|kilometers|kilometre|kilometres|km|kms|公里|千米"),
    MeasurementUnit(.length, "meter", 1, "meter|meters|metre|metres|m|米|公尺"),
    MeasurementUnit(.length, "decimeter", 0.1, "decimeter|decimeters|decimetre|decimetres|dm|分米"),
    MeasurementUnit(
      .length, "centimeter", 0.01, "centimeter|centimeters|centimetre|centimetres|cm|cms|厘米|公分"),
    MeasurementUnit(
      .length, "millimeter", 0.001, "millimeter|millimeters|millimetre|millimetres|mm|毫米"),
    MeasurementUnit(
      .length, "micrometer", 1e-6, "micrometer|micrometers|micrometre|micron|microns|um|微米"),
    MeasurementUnit(.length, "nanometer", 1e-9, "nanometer|nanometers|nanometre|nm|纳米"),
    MeasurementUnit(.length, "picometer", 1e-12, "picometer|picometers|picometre|皮米"),
    MeasurementUnit(.length, "fathom", 1.8288, "fathom|fathoms|英寻"),
    MeasurementUnit(.length, "furlong", 201.168, "furlong|furlongs"),
    MeasurementUnit(.length, "mile", 1609.344, "mile|miles|mi|英里|哩"),
    MeasurementUnit(.length, "yard", 0.9144, "yard|yards|yd|yds|码"),
    MeasurementUnit(.length, "foot", 0.3048, "foot|feet|ft|英尺|呎"),
    MeasurementUnit(.length, "inch", 0.0254, "inch|inches|in|\"|英寸|吋"),
    MeasurementUnit(.length, "nautical mile", 1852, "nautical mile|nautical miles|nmi|海里"),
    MeasurementUnit(
      .length, "light year", 9.4607304725808e15, "light year|light years|lightyear|lightyears|光年"),
    MeasurementUnit(.length, "li", 500, "里|华里|里地|里路"),
    MeasurementUnit(.length, "zhang", 10.0 / 3, "丈"),
    MeasurementUnit(.length, "chi", 1.0 / 3, "尺|市尺"),
    MeasurementUnit(.length, "cun", 1.0 / 30, "寸|市寸"),
  ]

  static let weights = [
    MeasurementUnit(
      .weight, "kilogram", 1000, "kilogram|kilograms|kilogramme|kilogrammes|kilo|kilos|kg|kgs|公斤|千克"
    ),
    MeasurementUnit(.weight, "gram", 1, "gram|grams|gramme|grammes|g|克|公克"),
    MeasurementUnit(.weight, "milligram", 0.001, "milligram|milligrams|mg|毫克"),
    MeasurementUnit(.weight, "microgram", 1e-6, "microgram|micrograms|mcg|ug|微克"),
    MeasurementUnit(.weight, "ton", 1e6, "ton|tons|tonne|tonnes|metric ton|metric tons|吨|公吨"),
    MeasurementUnit(.weight, "pound", 453.59237, "pound|pounds|lb|lbs|磅|英磅"),
    MeasurementUnit(.weight, "ounce", 28.349523125, "ounce|ounces|oz|盎司|安士"),
    MeasurementUnit(.weight, "short ton", 907_184.74, "short ton|short tons|us ton|us tons|短吨"),
    MeasurementUnit(.weight, "long ton", 1_016_046.9088, "long ton|long tons|imperial ton|长吨"),
    MeasurementUnit(.weight, "grain", 0.06479891, "grain|grains"),
    MeasurementUnit(.weight, "qian", 5, "市钱"),
    MeasurementUnit(.weight, "stone", 6350.29318, "stone|stones|英石"),
    MeasurementUnit(.weight, "carat", 0.2, "carat|carats|克拉"),
    MeasurementUnit(.weight, "jin", 500, "斤|市斤"),
    MeasurementUnit(.weight, "liang", 50, "两"),
    MeasurementUnit(.weight, "dan", 50_000, "市担"),
  ]

  static let volumes = [
    MeasurementUnit(.volume, "liter", 1, "liter|liters|litre|litres|l|升|公升"),
    MeasurementUnit(
      .volume, "milliliter", 0.001, "milliliter|milliliters|millilitre|millilitres|ml|mls|毫升"),
    MeasurementUnit(.volume, "centiliter", 0.01, "centiliter|centiliters|centilitre|cl|厘升"),
    MeasurementUnit(.volume, "deciliter", 0.1, "deciliter|deciliters|decilitre|dl|分升"),
    MeasurementUnit(.volume, "gallon", 3.785411784, "gallon|gallons|gal|加仑"),
    MeasurementUnit(.volume, "quart", 0.946352946, "quart|quarts|qt|夸脱"),
    MeasurementUnit(.volume, "pint", 0.473176473, "pint|pints|pt|品脱"),
    MeasurementUnit(.volume, "cup", 0.2365882365, "cup|cups|量杯"),
    MeasurementUnit(
      .volume, "fluid ounce", 0.0295735295625, "fluid ounce|fluid ounces|fl oz|fl. oz.|液盎司"),
    MeasurementUnit(.volume, "tablespoon", 0.01478676478125, "tablespoon|tablespoons|tbsp|汤匙|大勺"),
    MeasurementUnit(.volume, "teaspoon", 0.00492892159375, "teaspoon|teaspoons|tsp|茶匙|小勺"),
    MeasurementUnit(.volume, "barrel", 158.987294928, "barrel|barrels|bbl"),
    MeasurementUnit(
      .volume, "cubic meter", 1000,
      "cubic meter|cubic meters|cubic metre|cubic metres|m3|m³|m^3|立方米|立方"),
    MeasurementUnit(
      .volume, "cubic centimeter", 0.001,
      "cubic centimeter|cubic centimeters|cubic centimetre|cc|cm3|cm³|cm^3|立方厘米"),
    MeasurementUnit(.volume, "microliter", 1e-6, "microliter|microliters|microlitre|ul|微升"),
    MeasurementUnit(.volume, "hectoliter", 100, "hectoliter|hectoliters|hectolitre|hl|百升"),
    MeasurementUnit(
      .volume, "cubic inch", 0.016387064, "cubic inch|cubic inches|cu in|in3|in³|in^3|立方英寸"),
    MeasurementUnit(
      .volume, "cubic yard", 764.554857984, "cubic yard|cubic yards|cu yd|yd3|yd³|立方码"),
    MeasurementUnit(
      .volume, "cubic foot", 28.316846592, "cubic foot|cubic feet|cu ft|ft3|ft³|ft^3|立方英尺"),
  ]

  static let areas = [
    MeasurementUnit(
      .area, "square kilometer", 1e6,
      "square kilometer|square kilometers|square kilometre|square kilometres|sq km|km2|km²|km^2|平方公里|平方千米"
    ),
    MeasurementUnit(
      .area, "square meter", 1,
      "square meter|square meters|square metre|square metres|sq m|sqm|m2|m²|m^2|平方米|平米|平方"),
    MeasurementUnit(
      .area, "square centimeter", 1e-4,
      "square centimeter|square centimeters|sq cm|cm2|cm²|cm^2|平方厘米"),
    MeasurementUnit(.area, "square mile", 2_589_988.110336, "square mile|square miles|sq mi|平方英里"),
    MeasurementUnit(
      .area, "square foot", 0.09290304, "square foot|square feet|sq ft|sqft|ft²|ft^2|平方英尺"),
    MeasurementUnit(.area, "square yard", 0.83612736, "square yard|square yards|sq yd|平方码"),
    MeasurementUnit(.area, "square inch", 0.00064516, "square inch|square inches|sq in|平方英寸"),
    MeasurementUnit(.area, "hectare", 10_000, "hectare|hectares|ha|公顷"),
    MeasurementUnit(.area, "acre", 4046.8564224, "acre|acres|英亩"),
    MeasurementUnit(.area, "mu", 2000.0 / 3, "亩|市亩"),
    MeasurementUnit(.area, "qing", 200_000.0 / 3, "顷|市顷"),
  ]

  static let speeds = [
    MeasurementUnit(
      .speed, "kilometer per hour", 1 / 3.6,
      """
      kilometer per hour|kilometers per hour|kilometres per hour|kilometers an hour|kilometres an hour|\
      kilometers / hour|km per hour|km an hour|km / h|km / hr|kmh|kph|kmph|k / h|公里每小时|千米每小时|公里 / 小时|公里 / 时|\
      千米 / 时|迈
      """),
    MeasurementUnit(
      .speed, "mile per hour", 0.44704,
      "mile per hour|miles per hour|mile an hour|miles an hour|miles / hour|mi / h|mph|英里每小时|英里 / 小时"
    ),
    MeasurementUnit(
      .speed, "meter per second", 1,
      "meter per second|meters per second|metres per second|meters a second|metres a second|m / s|mps|米每秒|米 / 秒"
    ),
    MeasurementUnit(
      .speed, "foot per second", 0.3048,
      "foot per second|feet per second|feet a second|ft / s|fps|英尺每秒"),
    MeasurementUnit(
      .speed, "kilometer per second", 1000,
      "kilometer per second|kilometers per second|kilometres per second|km per second|km / s|公里每秒|千米每秒"
    ),
    MeasurementUnit(.speed, "knot", 1852.0 / 3600, "knot|knots|kn|kts"),
  ]

  static let temperatures = [
    MeasurementUnit(
      .temperature, "celsius", 1,
      """
      celsius|celcius|centigrade|centigrate|c|degrees celsius|degree celsius|degrees celcius|\
      degrees centigrade|degrees centigrate|degrees c|degree c|deg c|° c|° celsius|℃|摄氏度|度摄氏
      """),
    MeasurementUnit(
      .temperature, "fahrenheit", 5.0 / 9,
      """
      fahrenheit|farenheit|fahrenheits|f|degrees fahrenheit|degree fahrenheit|degrees farenheit|\
      degrees f|degree f|deg f|° f|° fahrenheit|℉|华氏度|华氏
      """),
    MeasurementUnit(.temperature, "kelvin", 1, "kelvin|kelvins|degrees kelvin|k|开尔文|开氏度"),
    MeasurementUnit(.temperature, "degree", 1, "degree|degrees|deg|deg.|°|度"),
  ]

  static let amountsOfData = [
    MeasurementUnit(.data, "bit", 0.125, "bit|bits|比特|位元"),
    MeasurementUnit(.data, "byte", 1, "byte|bytes|字节"),
    MeasurementUnit(.data, "kilobyte", 1e3, "kilobyte|kilobytes|kb|kbs|千字节"),
    MeasurementUnit(.data, "megabyte", 1e6, "megabyte|megabytes|mb|mbs|兆字节|兆"),
    MeasurementUnit(.data, "gigabyte", 1e9, "gigabyte|gigabytes|gb|gbs|gig|gigs|吉字节"),
    MeasurementUnit(.data, "terabyte", 1e12, "terabyte|terabytes|tb|tbs|太字节"),
    MeasurementUnit(.data, "petabyte", 1e15, "petabyte|petabytes|pb|拍字节"),
    MeasurementUnit(.data, "exabyte", 1e18, "exabyte|exabytes|eb|艾字节"),
    MeasurementUnit(.data, "kilobit", 125, "kilobit|kilobits|kbit|千比特"),
    MeasurementUnit(.data, "megabit", 125_000, "megabit|megabits|mbit|兆比特"),
    MeasurementUnit(.data, "gigabit", 125e6, "gigabit|gigabits|gbit|吉比特"),
    MeasurementUnit(.data, "terabit", 125e9, "terabit|terabits|tbit|太比特"),
    MeasurementUnit(.data, "kibibyte", 1024, "kibibyte|kibibytes|kib"),
    MeasurementUnit(.data, "mebibyte", 1_048_576, "mebibyte|mebibytes|mib"),
    MeasurementUnit(.data, "gibibyte", 1_073_741_824, "gibibyte|gibibytes|gib"),
    MeasurementUnit(.data, "tebibyte", 1_099_511_627_776, "tebibyte|tebibytes|tib"),
  ]
}
