/// What may stand for a word of a command line, as its usage says.
enum CompletedWord: Sendable, Hashable {
  case nothing, file, folder, skill, command
  /// One of some words.
  case choice([String])

  /// Reads a placeholder of a usage: `DIR`, `[FILE...]`, `SKILL`, `auto|always|never`.
  ///
  /// - Parameter placeholder: the placeholder.
  init(_ placeholder: some StringProtocol) {
    let bare = String(placeholder.filter { !"[].".contains($0) })
    switch bare {
    case "FILE", "F", "OLD": self = .file
    case "DIR", "DIR|none": self = .folder
    case "SKILL": self = .skill
    case "COMMAND": self = .command
    default:
      let words = bare.split(separator: "|").map(String.init)
      let isChoice = words.count > 1 && words.allSatisfy { $0.allSatisfy(\.isLowercase) }
      self = isChoice ? .choice(words) : .nothing
    }
  }
}

extension Command {
  /// What the words after the command are.
  var operand: CompletedWord {
    let words = usage.split(separator: " ").dropFirst()
    guard let first = words.first, !first.hasPrefix("[-"), !first.hasPrefix("-") else {
      return .nothing
    }
    return CompletedWord(first)
  }
}

extension OptionDefinition {
  /// What the value of the option is; nil for an option without one.
  var completedValue: CompletedWord? { value.map { CompletedWord($0) } }

  /// The option as it is typed, in all its forms.
  var spellings: [String] { (letter.map { ["-\($0)"] } ?? []) + ["--\(name)"] }
}
