extension MeasurementUnit {
  /// The units of the metric system and those used with it.
  ///
  /// Source: BIPM, "The International System of Units", 9th edition, tables 2, 4, 7 and 8; the
  /// astronomical ones from IAU resolutions B2 (2012 and 2015).
  static let metric: [MeasurementUnit] = [
    MeasurementUnit("picometer", "皮米", .meters(1e-12), to: "nanometer"),
    MeasurementUnit("nanometer", "纳米", .meters(1e-9), to: "micrometer"),
    MeasurementUnit("micrometer", "微米", .meters(1e-6), to: "millimeter"),
    MeasurementUnit("millimeter", "毫米", .meters(0.001), to: "inch"),
    MeasurementUnit("centimeter", "厘米", .meters(0.01), to: "inch"),
    MeasurementUnit("decimeter", "分米", .meters(0.1), to: "inch"),
    MeasurementUnit("meter", "米", .meters(1), to: "foot"),
    MeasurementUnit("kilometer", "公里", .meters(1000), to: "mile"),
    MeasurementUnit("astronomical unit", "天文单位", .meters(149_597_870_700), to: "kilometer"),
    MeasurementUnit("light year", "光年", .meters(9_460_730_472_580_800), to: "kilometer"),
    MeasurementUnit("parsec", "秒差距", .meters(parsec), to: "light year"),
    MeasurementUnit("microgram", "微克", .grams(1e-6), to: "milligram"),
    MeasurementUnit("milligram", "毫克", .grams(0.001), to: "gram"),
    MeasurementUnit("gram", "克", .grams(1), to: "ounce"),
    MeasurementUnit("kilogram", "公斤", .grams(1000), to: "pound"),
    MeasurementUnit("metric ton", "吨", .grams(1e6), to: "kilogram"),
    MeasurementUnit("milliliter", "毫升", .liters(0.001), to: "fluid ounce"),
    MeasurementUnit("centiliter", "厘升", .liters(0.01), to: "fluid ounce"),
    MeasurementUnit("deciliter", "分升", .liters(0.1), to: "cup"),
    MeasurementUnit("liter", "升", .liters(1), to: "gallon"),
    MeasurementUnit("cubic centimeter", "立方厘米", .liters(0.001), to: "fluid ounce"),
    MeasurementUnit("cubic decimeter", "立方分米", .liters(1), to: "gallon"),
    MeasurementUnit("cubic meter", "立方米", .liters(1000), to: "liter"),
    MeasurementUnit("square millimeter", "平方毫米", .squareMeters(1e-6), to: "square inch"),
    MeasurementUnit("square centimeter", "平方厘米", .squareMeters(1e-4), to: "square inch"),
    MeasurementUnit("square meter", "平方米", .squareMeters(1), to: "square foot"),
    MeasurementUnit("square kilometer", "平方公里", .squareMeters(1e6), to: "square mile"),
    MeasurementUnit("hectare", "公顷", .squareMeters(10_000), to: "acre"),
    MeasurementUnit("are", "公亩", .squareMeters(100), to: "square meter"),
    MeasurementUnit(
      "meter per second", plural: "meters per second", "米每秒", .metersPerSecond(1),
      to: "kilometer per hour"),
    MeasurementUnit(
      "kilometer per hour", plural: "kilometers per hour", "公里每小时",
      .metersPerSecond(1 / 3.6), to: "mile per hour"),
    MeasurementUnit(
      "kilometer per second", plural: "kilometers per second", "公里每秒",
      .metersPerSecond(1000), to: "kilometer per hour"),
    MeasurementUnit(
      "celsius", plural: "°C", "摄氏度", .kelvins(1, offset: 273.15), to: "fahrenheit"),
    MeasurementUnit("kelvin", "开尔文", .kelvins(1, offset: 0), to: "celsius"),
  ]

  /// The length of a parsec in meters: 648000/π astronomical units.
  private static let parsec = 648_000 / Double.pi * 149_597_870_700

  /// The units of time; a year is a common one of 365 days, a month a twelfth of it.
  static let times: [MeasurementUnit] = [
    MeasurementUnit("nanosecond", "纳秒", .seconds(1e-9), to: "microsecond"),
    MeasurementUnit("microsecond", "微秒", .seconds(1e-6), to: "millisecond"),
    MeasurementUnit("millisecond", "毫秒", .seconds(0.001), to: "second"),
    MeasurementUnit("second", "秒", .seconds(1), to: "minute"),
    MeasurementUnit("minute", "分钟", .seconds(60), to: "hour"),
    MeasurementUnit("hour", "小时", .seconds(3600), to: "minute"),
    MeasurementUnit("day", "天", .seconds(86_400), to: "hour"),
    MeasurementUnit("week", "周", .seconds(604_800), to: "day"),
    MeasurementUnit("fortnight", "个双周", .seconds(1_209_600), to: "day"),
    MeasurementUnit("month", "个月", .seconds(2_628_000), to: "day"),
    MeasurementUnit("year", "年", .seconds(31_536_000), to: "day"),
    MeasurementUnit("decade", "个十年", .seconds(315_360_000), to: "year"),
    MeasurementUnit(
      "century", plural: "centuries", "个世纪", .seconds(3_153_600_000), to: "year"),
  ]

  /// The units of data: decimal prefixes as in the metric system, binary ones as in IEC 80000-13.
  static let data: [MeasurementUnit] = [
    MeasurementUnit("bit", "比特", .bytes(0.125), to: "byte"),
    MeasurementUnit("kilobit", "千比特", .bytes(125), to: "kilobyte"),
    MeasurementUnit("megabit", "兆比特", .bytes(125_000), to: "megabyte"),
    MeasurementUnit("gigabit", "吉比特", .bytes(1.25e8), to: "megabyte"),
    MeasurementUnit("terabit", "太比特", .bytes(1.25e11), to: "gigabyte"),
    MeasurementUnit("byte", "字节", .bytes(1), to: "kilobyte"),
    MeasurementUnit("kilobyte", "KB", .bytes(1e3), to: "byte"),
    MeasurementUnit("megabyte", "MB", .bytes(1e6), to: "gigabyte"),
    MeasurementUnit("gigabyte", "GB", .bytes(1e9), to: "megabyte"),
    MeasurementUnit("terabyte", "TB", .bytes(1e12), to: "gigabyte"),
    MeasurementUnit("petabyte", "PB", .bytes(1e15), to: "terabyte"),
    MeasurementUnit("exabyte", "EB", .bytes(1e18), to: "petabyte"),
    MeasurementUnit("kibibyte", "KiB", .bytes(1024), to: "byte"),
    MeasurementUnit("mebibyte", "MiB", .bytes(1_048_576), to: "megabyte"),
    MeasurementUnit("gibibyte", "GiB", .bytes(1_073_741_824), to: "gigabyte"),
    MeasurementUnit("tebibyte", "TiB", .bytes(1_099_511_627_776), to: "terabyte"),
    MeasurementUnit("pebibyte", "PiB", .bytes(1_125_899_906_842_624), to: "petabyte"),
  ]
}
