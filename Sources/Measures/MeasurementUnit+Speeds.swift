import IntentSchema

extension MeasurementUnit {
  /// The units of speed by their size in meters a second.
  ///
  /// Source: as for lengths; a knot is a nautical mile an hour, mach that of dry air at
  /// 15 °C.
  static let speeds: [MeasurementUnit] = [
    MeasurementUnit(
      .speed, "kilometer per hour", 1 / 3.6,
      """
      kilometer per hour|kilometers per hour|kilometres per hour|kilometers an hour|\
      kilometres an hour|kilometers / hour|km per hour|km an hour|km / h|km / hr|kmh|\
      kph|kmph|k / h|公里每小时|千米每小时|公里 / 小时|公里 / 时|千米 / 时|迈
      """,
      plural: "kilometers per hour", chinese: "公里每小时", to: "mile per hour"),
    MeasurementUnit(
      .speed, "mile per hour", 0.44704,
      """
      mile per hour|miles per hour|mile an hour|miles an hour|miles / hour|mi / h|mph|\
      英里每小时|英里 / 小时
      """,
      plural: "miles per hour", chinese: "英里每小时", to: "kilometer per hour"),
    MeasurementUnit(
      .speed, "meter per second", 1,
      """
      meter per second|meters per second|metres per second|meters a second|\
      metres a second|m / s|mps|米每秒|米 / 秒
      """,
      plural: "meters per second", chinese: "米每秒", to: "kilometer per hour"),
    MeasurementUnit(
      .speed, "foot per second", 0.3048,
      "foot per second|feet per second|feet a second|ft / s|fps|英尺每秒",
      plural: "feet per second", chinese: "英尺每秒", to: "meter per second"),
    MeasurementUnit(
      .speed, "kilometer per second", 1000,
      """
      kilometer per second|kilometers per second|kilometres per second|km per second|\
      km / s|公里每秒|千米每秒
      """,
      plural: "kilometers per second", chinese: "公里每秒", to: "kilometer per hour"),
    MeasurementUnit(
      .speed, "knot", 1852.0 / 3600, "knot|knots|kn|kts",
      chinese: "节", to: "kilometer per hour"),
    MeasurementUnit(
      .speed, "mach", 340.294, "马赫",
      plural: "mach", chinese: "马赫", to: "kilometer per hour"),
  ]
}
