import IntentSchema

extension MeasurementUnit {
  /// The units of temperature by their size in kelvins a degree.
  ///
  /// With what is added to reach zero kelvin. Source: BIPM, "The International
  /// System of Units", 9th edition.
  static let temperatures: [MeasurementUnit] = [
    MeasurementUnit(
      .temperature, "celsius", 1,
      """
      celsius|celcius|centigrade|centigrate|c|degrees celsius|degree celsius|\
      degrees celcius|degrees centigrade|degrees centigrate|degrees c|degree c|deg c|\
      ° c|° celsius|℃|摄氏度|度摄氏
      """,
      plural: "°C", chinese: "摄氏度", to: "fahrenheit", offset: 273.15),
    MeasurementUnit(
      .temperature, "fahrenheit", 5.0 / 9,
      """
      fahrenheit|farenheit|fahrenheits|f|degrees fahrenheit|degree fahrenheit|\
      degrees farenheit|degrees f|degree f|deg f|° f|° fahrenheit|℉|华氏度|华氏
      """,
      plural: "°F", chinese: "华氏度", to: "celsius", offset: 459.67 * 5 / 9),
    MeasurementUnit(
      .temperature, "kelvin", 1, "kelvin|kelvins|degrees kelvin|k|开尔文|开氏度",
      chinese: "开尔文", to: "celsius"),
    MeasurementUnit(
      .temperature, "degree", 1, "degree|degrees|deg|deg.|°|度",
      chinese: "度", to: "celsius", offset: 273.15),
  ]
}
