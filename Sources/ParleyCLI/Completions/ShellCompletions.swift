/// The scripts that teach shells to complete the command line.
struct ShellCompletions {
  /// The shells.
  enum Shell: String, CaseIterable {
    case bash, zsh, fish
  }

  let table: CommandTable
  /// The identifiers of the skills.
  let skills: [String]

  /// The script of a shell, with a line end.
  func script(for shell: Shell) -> String {
    let lines =
      switch shell {
      case .bash: bash
      case .zsh: zsh
      case .fish: fish
      }
    return lines.joined(separator: "\n") + "\n"
  }

  private var names: [String] { table.commands.map(\.name) }
  private var globals: [OptionDefinition] { GlobalOptions.definitions }

  private func words(of word: CompletedWord) -> [String] {
    switch word {
    case .nothing, .file, .folder: []
    case .skill: skills
    case .command: names
    case .choice(let words): words
    }
  }

  private func spellings(_ options: [OptionDefinition]) -> [String] {
    options.flatMap(\.spellings)
  }
}

// MARK: bash

extension ShellCompletions {
  private var bash: [String] {
    let commands = names.joined(separator: "|")
    let all = table.commands.flatMap(\.options) + globals
    return [
      "# bash completion of parley; for this shell: source <(parley completions bash)",
      "_parley() {",
      #"  local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}""#,
      #"  local command="" index"#,
      "  for ((index = 1; index < COMP_CWORD; index++)); do",
      #"    case "${COMP_WORDS[index]}" in"#,
      #"      \#(commands)) command="${COMP_WORDS[index]}"; break ;;"#,
      "    esac", "  done", #"  case "$previous" in"#,
    ]
      + bashCases(
        all.compactMap { option in
          option.completedValue.map { (option.spellings.joined(separator: "|"), $0, []) }
        }, return: "; return") + ["  esac", #"  case "$command" in"#]
      + bashCases([(#""""#, .command, spellings(globals))], return: "")
      + bashCases(
        table.commands.map { ($0.name, $0.operand, spellings($0.options + globals)) }, return: "")
      + ["  esac", "}", "complete -o filenames -F _parley parley"]
  }

  private func bashCases(
    _ cases: [(pattern: String, word: CompletedWord, options: [String])], return end: String
  ) -> [String] {
    cases.map { pattern, word, options in
      let list = (words(of: word) + options).joined(separator: " ")
      let files = word == .file ? "-f " : word == .folder ? "-d " : ""
      let fill = #"COMPREPLY=($(compgen \#(files)-W "\#(list)" -- "$current"))"#
      return "    \(pattern)) \(fill)\(end) ;;"
    }
  }
}

// MARK: zsh

extension ShellCompletions {
  private var zsh: [String] {
    [
      "#compdef parley",
      "# zsh completion of parley; for this shell: source <(parley completions zsh)",
      "_parley() {", "  local -a commands options", "  local command=\"\" index",
      "  commands=(",
    ] + table.commands.map { "    \(quoted("\($0.name):\($0.summary)"))" } + [
      "  )", "  for ((index = 2; index < CURRENT; index++)); do",
      "    if (( ${commands[(I)${words[index]}:*]} )); then command=${words[index]}; break; fi",
      "  done", "  case ${words[CURRENT-1]} in",
    ]
      + (table.commands.flatMap(\.options) + globals).compactMap { option in
        option.completedValue.map {
          "    \(option.spellings.joined(separator: "|"))) \(zshFill($0)); return ;;"
        }
      } + ["  esac", "  options=("]
      + globals.map { "    \(quoted("--\($0.name):\($0.summary)"))" } + [
        "  )", "  case $command in",
        "    '') _describe command commands; _describe option options ;;",
      ]
      + table.commands.map { command in
        let own = command.options.map { quoted("--\($0.name):\($0.summary)") }
        let add = own.isEmpty ? "" : "options+=(\(own.joined(separator: " "))); "
        return "    \(command.name)) \(add)_describe option options; \(zshFill(command.operand)) ;;"
      } + ["  esac", "}", "compdef _parley parley"]
  }

  private func zshFill(_ word: CompletedWord) -> String {
    switch word {
    case .nothing: "true"
    case .file: "_files"
    case .folder: "_files -/"
    case .command: "_describe command commands"
    case .skill, .choice: "compadd -- \(words(of: word).joined(separator: " "))"
    }
  }
}

// MARK: fish

extension ShellCompletions {
  private var fish: [String] {
    ["# fish completion of parley; for this shell: parley completions fish | source"]
      + ["complete -c parley -f"]
      + table.commands.map {
        "complete -c parley -n __fish_use_subcommand -a \($0.name) -d \(quoted($0.summary))"
      } + globals.map { fishOption($0, condition: nil) }
      + table.commands.flatMap { command in
        let condition = "'__fish_seen_subcommand_from \(command.name)'"
        let operand = fishFill(command.operand).map {
          "complete -c parley -n \(condition) \($0)"
        }
        return command.options.map { fishOption($0, condition: condition) }
          + (operand.map { [$0] } ?? [])
      }
  }

  private func fishOption(_ option: OptionDefinition, condition: String?) -> String {
    var parts = ["complete -c parley"]
    if let condition { parts.append("-n \(condition)") }
    if let letter = option.letter { parts.append("-s \(letter)") }
    parts.append("-l \(option.name)")
    if let value = option.completedValue { parts.append("-r \(fishFill(value) ?? "")") }
    return parts.joined(separator: " ") + " -d \(quoted(option.summary))"
  }

  private func fishFill(_ word: CompletedWord) -> String? {
    switch word {
    case .nothing: nil
    case .file: "-F"
    case .folder: "-a '(__fish_complete_directories)'"
    case .skill, .command, .choice: "-a \(quoted(words(of: word).joined(separator: " ")))"
    }
  }

  /// A text in single quotes, which zsh and fish read alike: an apostrophe becomes a typographic one.
  private func quoted(_ text: String) -> String {
    let signs = text.map { $0 == "'" ? "’" : $0 == "\\" ? "/" : $0 }
    return "'\(String(signs))'"
  }
}
