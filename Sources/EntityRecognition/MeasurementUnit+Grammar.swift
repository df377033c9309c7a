import IntentSchema
import Measures

extension MeasurementUnit {
  /// The index of the unit that shares its sign with the minute.
  static let meter = index(of: "meter") ?? 0
  /// The index of the foot, which inches may follow without their name.
  static let foot = index(of: "foot") ?? 0
  /// The index of the tonne, which is a megagram.
  static let tonne = index(of: "metric ton") ?? 0
  /// The index of the inch.
  static let inch = index(of: "inch") ?? 0

  /// Whether an amount may have a smaller part: "6 ft 2 in".
  var hasParts: Bool {
    switch kind {
    case .length, .weight, .volume: true
    default: false
    }
  }
}
