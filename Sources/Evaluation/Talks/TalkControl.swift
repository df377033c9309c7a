import IntentSchema

/// Reads the controls of a talk: `advance 10m`, `interrupt`, `meanwhile LINE` and so on.
enum TalkControl: String, CaseIterable {
  case advance, interrupt, reload, meanwhile, hang, release, model

  /// What a `!` line does.
  ///
  /// - Parameters:
  ///   - text: what follows the mark.
  ///   - location: where the line is.
  ///   - diagnostics: where the problems go.
  /// - Returns: nil if it can't be read.
  static func input(
    _ text: SourceFragment, at location: SourceLocation,
    reportingTo diagnostics: inout [Diagnostic]
  ) -> Talk.Input? {
    let (word, argument) = text.splitFirstWord()
    guard let control = TalkControl(rawValue: word.raw) else {
      diagnostics.error(
        at: location, "unknown control `\(word.raw)`",
        fix: NearestName.of(word.raw, among: allCases.map(\.rawValue)).map { "write `! \($0)`" }
          ?? "write `! advance 10m`, `! interrupt` or `! reload`")
      return nil
    }
    switch control {
    case .advance: return advance(argument, at: location, reportingTo: &diagnostics)
    case .model: return .model(argument.isEmpty ? nil : argument.text)
    case .meanwhile:
      if argument.isEmpty {
        diagnostics.error(
          at: location, "nothing is said meanwhile", fix: "write a line after `meanwhile`")
      }
      return .meanwhile(argument.text)
    case .interrupt, .reload, .hang, .release:
      if !argument.isEmpty {
        diagnostics.error(
          at: argument.location, "`\(word.raw)` takes no argument",
          fix: "remove `\(argument.raw)`")
      }
      return control.bareInput
    }
  }

  /// The control without an argument.
  private var bareInput: Talk.Input {
    switch self {
    case .reload: .reload
    case .hang: .hang
    case .release: .release
    case .advance, .interrupt, .meanwhile, .model: .interrupt
    }
  }

  private static func advance(
    _ argument: SourceFragment, at location: SourceLocation,
    reportingTo diagnostics: inout [Diagnostic]
  ) -> Talk.Input? {
    if let seconds = NumberLiteral.seconds(argument.raw) { return .advance(seconds: seconds) }
    diagnostics.error(
      at: location, "`\(argument.raw)` is no length of time",
      fix: "write `! advance 10m`, with the units s, m, h, d, w")
    return nil
  }
}
