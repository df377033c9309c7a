import SkillKit

/// `parley completions`: a script that teaches a shell to complete the command line.
enum CompletionsCommand {
  static let command: Command = Command(
    "completions", "print a script that completes the command line in a shell",
    usage: "completions bash|zsh|fish",
    details: [
      "bash: put  source <(parley completions bash)  into ~/.bashrc; zsh: the same with zsh into",
      "~/.zshrc, after compinit; fish: put  parley completions fish | source  into config.fish.",
    ],
    examples: ["completions bash", "completions fish"]
  ) { (invocation) throws(CommandFailure) in
    try invocation.allowOperands(upTo: 1)
    let name = invocation.arguments.operands.first ?? ""
    guard let shell = ShellCompletions.Shell(rawValue: name) else {
      throw .usage("completions takes bash, zsh or fish\(name.isEmpty ? "" : ", not '\(name)'")")
    }
    let completions = ShellCompletions(
      table: .all, skills: InstalledSkills.all.map(\.descriptor.identifier))
    try invocation.console.output.write(Array(completions.script(for: shell).utf8))
    return .success
  }
}
