/// Reads the settings of an intent that are a single value.
enum IntentSetting {
  /// How many weak signals are enough: 1 to 20.
  static func needs(
    _ value: SourceFragment, reportingTo diagnostics: inout [Diagnostic]
  ) -> Int? {
    if let number = Int(value.raw), (1...20).contains(number) { return number }
    diagnostics.error(
      at: value.location, "`needs` is `\(value.raw)`", fix: "write a whole number from 1 to 20")
    return nil
  }

  /// The confidence that is enough: 0 to 1.
  static func threshold(
    _ value: SourceFragment, reportingTo diagnostics: inout [Diagnostic]
  ) -> Double? {
    if let number = NumberLiteral.number(value.raw), (0...1).contains(number) { return number }
    diagnostics.error(
      at: value.location, "`threshold` is `\(value.raw)`",
      fix: "write a number from 0 to 1, such as 0.7")
    return nil
  }

  /// How the skills are tried.
  static func mode(
    _ value: SourceFragment, reportingTo diagnostics: inout [Diagnostic]
  ) -> IntentDefinition.Mode? {
    if let mode = IntentDefinition.Mode(rawValue: value.raw) { return mode }
    diagnostics.error(
      at: value.location, "unknown mode `\(value.raw)`", fix: "write `first` or `all`")
    return nil
  }
}
