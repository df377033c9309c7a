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

  /// A program and its arguments, between white space; quotation marks keep a space.
  static func command(
    _ value: SourceFragment, reportingTo diagnostics: inout [Diagnostic]
  ) -> [String] {
    var words: [String] = []
    var word: String?
    var isQuoted = false
    var index = value.scalars.startIndex
    while index < value.scalars.endIndex {
      let unit = value.unit(at: index)
      index = unit.end
      if unit.scalar == "\"", !unit.isEscaped {
        isQuoted.toggle()
        word = word ?? ""
      } else if unit.scalar.isBlank, !isQuoted {
        if let finished = word { words.append(finished) }
        word = nil
      } else {
        var text = word ?? ""
        text.unicodeScalars.append(unit.scalar)
        word = text
      }
    }
    if let word { words.append(word) }
    if isQuoted {
      diagnostics.error(
        at: value.location, "the quotation mark has no partner",
        fix: "close the quotation, and write `\\\"` for a mark inside it")
    } else if words.first == "" {
      diagnostics.error(
        at: value.location, "the name of the program is empty", fix: "write it after `run`")
      return []
    }
    return words
  }

  /// The names of environment variables.
  static func variables(
    _ value: SourceFragment, reportingTo diagnostics: inout [Diagnostic]
  ) -> [String] {
    value.words().compactMap { word in
      let name = word.raw
      let isName =
        !(name.utf8.first.map { (0x30...0x39).contains($0) } ?? true)
        && name.unicodeScalars.allSatisfy { scalar in
          scalar == "_" || scalar.isASCII && scalar.properties.isAlphabetic
            || ("0"..."9").contains(scalar)
        }
      if isName { return name }
      diagnostics.error(
        at: word.location, "`\(name)` can't be the name of an environment variable",
        fix: "write names alone, such as `PARLEY_WEATHER_URL`")
      return nil
    }
  }
}
