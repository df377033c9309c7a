import IntentSchema

extension MeasurementUnit {
  /// The units of time by their size in seconds.
  ///
  /// A year is a common one of 365 days, a month a twelfth of it. The recogniser reads their
  /// words itself.
  static let times: [MeasurementUnit] = [
    MeasurementUnit(
      .duration, "nanosecond", 1e-9, "",
      chinese: "纳秒", to: "microsecond"),
    MeasurementUnit(
      .duration, "microsecond", 1e-6, "",
      chinese: "微秒", to: "millisecond"),
    MeasurementUnit(
      .duration, "millisecond", 0.001, "",
      chinese: "毫秒", to: "second"),
    MeasurementUnit(
      .duration, "second", 1, "",
      chinese: "秒", to: "minute"),
    MeasurementUnit(
      .duration, "minute", 60, "",
      chinese: "分钟", to: "hour"),
    MeasurementUnit(
      .duration, "hour", 3600, "",
      chinese: "小时", to: "minute"),
    MeasurementUnit(
      .duration, "day", 86_400, "",
      chinese: "天", to: "hour"),
    MeasurementUnit(
      .duration, "week", 604_800, "",
      chinese: "周", to: "day"),
    MeasurementUnit(
      .duration, "fortnight", 1_209_600, "",
      chinese: "个双周", to: "day"),
    MeasurementUnit(
      .duration, "month", 2_628_000, "",
      chinese: "个月", to: "day"),
    MeasurementUnit(
      .duration, "year", 31_536_000, "",
      chinese: "年", to: "day"),
    MeasurementUnit(
      .duration, "decade", 315_360_000, "",
      chinese: "个十年", to: "year"),
    MeasurementUnit(
      .duration, "century", 3_153_600_000, "",
      plural: "centuries", chinese: "个世纪", to: "year"),
  ]
}
