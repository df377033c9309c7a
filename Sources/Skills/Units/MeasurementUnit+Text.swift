import IntentSchema
import Measures

extension MeasurementUnit {
  /// An amount with the unit's name: `16.09 kilometers`, `6.21英里`, `37.78 °C`.
  ///
  /// - Parameters:
  ///   - amount: the amount as it is to be shown.
  ///   - language: the language.
  /// - Returns: the text.
  func text(_ amount: String, in language: Language) -> String {
    if language == .chinese { return amount + chinese }
    let isOne = amount == "1" || amount == "-1"
    return "\(amount) \(isOne ? name : plural)"
  }

  /// What the unit measures, in words.
  func dimension(in language: Language) -> String {
    switch kind {
    case .length: language.say("length", "长度")
    case .weight: language.say("weight", "重量")
    case .volume: language.say("volume", "体积")
    case .area: language.say("area", "面积")
    case .speed: language.say("speed", "速度")
    case .temperature: language.say("temperature", "温度")
    case .data: language.say("data", "数据量")
    default: language.say("time", "时间")
    }
  }
}
