import IntentSchema

/// Reads a `talk NAME` block line by line.
struct TalkBlockParser {
  private var talk: Talk
  private var diagnostics: [Diagnostic] = []

  /// Reads a talk.
  ///
  /// - Parameters:
  ///   - head: the block.
  ///   - diagnostics: where the problems go.
  /// - Returns: nil if the talk has no name.
  static func parse(
    _ head: BlockHead<TalkKeyword>, reportingTo diagnostics: inout [Diagnostic]
  ) -> Talk? {
    let location = head.block.head.location
    var parser = TalkBlockParser(talk: Talk(name: head.argument.text, location: location))
    for line in head.block.body { parser.add(line) }
    if parser.talk.steps.isEmpty {
      parser.diagnostics.warning(
        at: location, "nothing happens in the talk", fix: "add lines such as `  > hello`")
    }
    if head.argument.isEmpty {
      parser.diagnostics.error(
        at: location, "the talk has no name", fix: "write what it shows after `talk`")
    }
    diagnostics += parser.diagnostics
    return head.argument.isEmpty ? nil : parser.talk
  }

  private init(talk: Talk) {
    self.talk = talk
  }

  private mutating func add(_ line: SourceFragment) {
    let start = line.scalars.startIndex
    let rest = line.part(start + 1..<line.scalars.endIndex).trimmed()
    switch line.scalars.first {
    case ">": addUtterance(rest, at: line.location)
    case "<": addReply(rest, at: line.location)
    case "=", "＝": addDecision(rest, at: line.location)
    case "!":
      if let input = TalkControl.input(rest, at: line.location, reportingTo: &diagnostics) {
        talk.steps.append(Talk.Step(input, location: line.location))
      }
    default: addSetting(line)
    }
  }

  private mutating func addUtterance(_ text: SourceFragment, at location: SourceLocation) {
    if text.isEmpty {
      diagnostics.error(at: location, "the user says nothing", fix: "write a line after the `>`")
    }
    talk.steps.append(Talk.Step(.utterance(text.text), location: location))
  }

  private mutating func addReply(_ text: SourceFragment, at location: SourceLocation) {
    if talk.steps.isEmpty {
      diagnostics.error(
        at: location, "a reply stands before the first `>` or `!`",
        fix: "put what causes it above it")
      return
    }
    talk.steps[talk.steps.count - 1].replies.append(ReplyPattern(text))
  }

  private mutating func addDecision(_ text: SourceFragment, at location: SourceLocation) {
    guard let step = talk.steps.last, case .utterance = step.input else {
      diagnostics.error(
        at: location, "the decision doesn't follow a `>` line",
        fix: "put it under the line it is about")
      return
    }
    if let earlier = step.decision {
      diagnostics.error(
        at: location, "the decision is already given in line \(earlier.location.line)",
        fix: "keep one of the two")
      return
    }
    let outcome = ExpectedDecisionParser.outcome(text, at: location, reportingTo: &diagnostics)
    guard let outcome else { return }
    talk.steps[talk.steps.count - 1].decision = ExpectedDecision(outcome, location: location)
  }

  private mutating func addSetting(_ line: SourceFragment) {
    let (word, value) = line.splitFirstWord()
    guard word.raw == "now" || word.raw == "timezone" else {
      diagnostics.error(
        at: line.location, "the line starts with none of `>`, `<`, `=`, `!`",
        fix: NearestName.of(word.raw, among: ["now", "timezone"]).map { "write `\($0)`" }
          ?? "write `>` before what the user says, `<` before what the agent says")
      return
    }
    let isTaken = word.raw == "now" ? talk.now != nil : talk.timezone != nil
    if value.isEmpty {
      diagnostics.error(
        at: line.location, "`\(word.raw)` has no value", fix: "write it after the key")
    } else if isTaken {
      diagnostics.error(
        at: line.location, "`\(word.raw)` is given twice", fix: "keep one of the two")
    } else if !talk.steps.isEmpty {
      diagnostics.error(
        at: line.location, "`\(word.raw)` stands after the first step",
        fix: "put it at the top of the talk; later, write `! advance 10m`")
    } else if word.raw == "now" {
      talk.now = value.text
    } else {
      talk.timezone = value.text
    }
  }
}
