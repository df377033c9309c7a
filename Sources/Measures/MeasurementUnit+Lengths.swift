import IntentSchema

extension MeasurementUnit {
  /// The units of length by their size in meters.
  ///
  /// Source: BIPM, "The International System of Units", 9th edition, tables 2, 4, 7 and 8; IAU
  /// resolutions B2 (2012 and 2015); the international yard of 1959; the Chinese market units of 1959.
  static let lengths: [MeasurementUnit] = [
    MeasurementUnit(
      .length, "kilometer", 1000, "kilometer|kilometers|kilometre|kilometres|km|kms|公里|千米",
      chinese: "公里", to: "mile"),
    MeasurementUnit(
      .length, "meter", 1, "meter|meters|metre|metres|m|米|公尺",
      chinese: "米", to: "foot"),
    MeasurementUnit(
      .length, "decimeter", 0.1, "decimeter|decimeters|decimetre|decimetres|dm|分米",
      chinese: "分米", to: "inch"),
    MeasurementUnit(
      .length, "centimeter", 0.01, "centimeter|centimeters|centimetre|centimetres|cm|cms|厘米|公分",
      chinese: "厘米", to: "inch"),
    MeasurementUnit(
      .length, "millimeter", 0.001, "millimeter|millimeters|millimetre|millimetres|mm|毫米",
      chinese: "毫米", to: "inch"),
    MeasurementUnit(
      .length, "micrometer", 1e-6, "micrometer|micrometers|micrometre|micron|microns|um|微米",
      chinese: "微米", to: "millimeter"),
    MeasurementUnit(
      .length, "nanometer", 1e-9, "nanometer|nanometers|nanometre|nm|纳米",
      chinese: "纳米", to: "micrometer"),
    MeasurementUnit(
      .length, "picometer", 1e-12, "picometer|picometers|picometre|皮米",
      chinese: "皮米", to: "nanometer"),
    MeasurementUnit(
      .length, "fathom", 1.8288, "fathom|fathoms|英寻",
      chinese: "英寻", to: "meter"),
    MeasurementUnit(
      .length, "furlong", 201.168, "furlong|furlongs",
      chinese: "弗隆", to: "meter"),
    MeasurementUnit(
      .length, "mile", 1609.344, "mile|miles|mi|英里|哩",
      chinese: "英里", to: "kilometer"),
    MeasurementUnit(
      .length, "yard", 0.9144, "yard|yards|yd|yds|码",
      chinese: "码", to: "meter"),
    MeasurementUnit(
      .length, "foot", 0.3048, "foot|feet|ft|英尺|呎",
      plural: "feet", chinese: "英尺", to: "meter"),
    MeasurementUnit(
      .length, "inch", 0.0254, "inch|inches|in|\"|英寸|吋",
      plural: "inches", chinese: "英寸", to: "centimeter"),
    MeasurementUnit(
      .length, "mil", 0.0000254, "mil|mils|thou|密耳",
      chinese: "密耳", to: "millimeter"),
    MeasurementUnit(
      .length, "nautical mile", 1852, "nautical mile|nautical miles|nmi|海里",
      chinese: "海里", to: "kilometer"),
    MeasurementUnit(
      .length, "light year", 9.4607304725808e15, "light year|light years|lightyear|lightyears|光年",
      chinese: "光年", to: "kilometer"),
    MeasurementUnit(
      .length, "li", 500, "里|华里|里地|里路",
      plural: "li", chinese: "里", to: "kilometer"),
    MeasurementUnit(
      .length, "zhang", 10.0 / 3, "丈",
      plural: "zhang", chinese: "丈", to: "meter"),
    MeasurementUnit(
      .length, "chi", 1.0 / 3, "尺|市尺",
      plural: "chi", chinese: "尺", to: "meter"),
    MeasurementUnit(
      .length, "cun", 1.0 / 30, "寸|市寸",
      plural: "cun", chinese: "寸", to: "centimeter"),
    MeasurementUnit(
      .length, "astronomical unit", 149_597_870_700, "astronomical unit|astronomical units|天文单位",
      chinese: "天文单位", to: "kilometer"),
    MeasurementUnit(
      .length, "parsec", parsec, "parsec|parsecs|秒差距",
      chinese: "秒差距", to: "light year"),
    MeasurementUnit(
      .length, "decameter", 10, "decameter|decameters|decametre|decametres|dekameter|dekameters|公丈",
      chinese: "公丈", to: "meter"),
    MeasurementUnit(
      .length, "hectometer", 100, "hectometer|hectometers|hectometre|hectometres|公引",
      chinese: "公引", to: "meter"),
    MeasurementUnit(
      .length, "femtometer", 1e-15, "femtometer|femtometers|femtometre|femtometres|飞米",
      chinese: "飞米", to: "nanometer"),
  ]

  /// The length of a parsec: 648000/π astronomical units.
  private static let parsec = 648_000 / Double.pi * 149_597_870_700
}
