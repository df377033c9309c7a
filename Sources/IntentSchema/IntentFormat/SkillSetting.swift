/// Reads the settings of a skill block.
enum SkillSetting {
  /// The rank among the skills of an intent: 0 to 10000.
  static func priority(
    _ value: SourceFragment, reportingTo diagnostics: inout [Diagnostic]
  ) -> Int? {
    if let number = Int(value.raw), (0...10_000).contains(number) { return number }
    diagnostics.error(
      at: value.location, "`priority` is `\(value.raw)`",
      fix: "write a whole number: 200 and up, 100 to 199 for a model, below 100 for a fallback")
    return nil
  }

  /// How long a run may take, in seconds: more than nothing, at most a day.
  static func timeout(
    _ value: SourceFragment, reportingTo diagnostics: inout [Diagnostic]
  ) -> Double? {
    let seconds = NumberLiteral.number(value.raw) ?? NumberLiteral.seconds(value.raw)
    if let seconds, seconds > 0, seconds <= DurationUnit.day.seconds { return seconds }
    diagnostics.error(
      at: value.location, "`timeout` is `\(value.raw)`",
      fix: "write a length such as `5s` or `2m`, at most `1d`")
    return nil
  }

  /// A yes or no.
  static func yesNo(
    _ value: SourceFragment, reportingTo diagnostics: inout [Diagnostic]
  ) -> Bool? {
    if let answer = YesNo(value.raw) { return answer.isYes }
    diagnostics.error(
      at: value.location, "`\(value.raw)` is neither yes nor no", fix: "write `yes` or `no`")
    return nil
  }
}
