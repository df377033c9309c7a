public import IntentSchema

/// Something a line of a conversation does other than to say something.
public enum SlashCommand: String, Sendable, Hashable, CaseIterable {
  case help, why, good, bad, retry, again, undo, pause, resume, state, skills, intents, stats, dry
  case set, save, reload, reset, quit

  /// What a line of a conversation is.
  public enum Line: Sendable, Hashable {
    /// Something said to the agent.
    case utterance(String)
    /// A command with its argument, which may be empty.
    case command(SlashCommand, argument: String)
    /// A command that doesn't exist, with the nearest one that does.
    case unknown(String, suggestion: SlashCommand?)
  }

  /// Tells what a line is.
  ///
  /// A command is a slash, of either width, with letters; `//` stands for a slash that is said. What
  /// begins like a path is said too.
  ///
  /// - Parameter line: the line.
  /// - Returns: what it is.
  /// - Complexity: O(*n*) in the length of the line.
  public static func read(_ line: String) -> Line {
    let text = line.trimmedOfWhitespace
    guard let slash = text.first, slash == "/" || slash == "／" else { return .utterance(line) }
    let rest = text.dropFirst()
    if rest.first == "/" || rest.first == "／" { return .utterance(String(rest)) }
    let name = rest.prefix { !$0.isWhitespace }
    if name == "?" || name == "？" { return .command(.help, argument: "") }
    guard !name.isEmpty, name.utf8.allSatisfy(\.isASCIILetter) else { return .utterance(line) }
    let known = name.lowercased()
    let argument = String(rest.dropFirst(name.count)).trimmedOfWhitespace
    if known == "exit" { return .command(.quit, argument: argument) }
    guard let command = SlashCommand(rawValue: known) else {
      let nearest = NearestName.of(known, among: allCases.map(\.rawValue))
      let begun = allCases.first { $0.rawValue.hasPrefix(known) }
      return .unknown(
        String(name), suggestion: begun ?? nearest.flatMap { SlashCommand(rawValue: $0) })
    }
    return .command(command, argument: argument)
  }

  /// The command as it is typed, with its argument.
  public var usage: String {
    switch self {
    case .dry: "/dry [TEXT]"
    case .again: "/again [SLOT=VALUE]"
    case .save: "/save FILE"
    case .bad: "/bad [INTENT]"
    case .set: "/set [NAME VALUE]"
    case .help: "/help [COMMAND]"
    case .skills: "/skills [WORD]"
    case .intents: "/intents [WORD]"
    default: "/\(rawValue)"
    }
  }

  /// What the command does, in a few words.
  ///
  /// - Parameter language: the language to say it in.
  /// - Returns: the words.
  public func summary(in language: Language) -> String {
    switch self {
    case .help: language.choose("these commands", "这些命令")
    case .why: language.choose("why the last line was taken as it was", "上一句话为什么这样理解")
    case .good: language.choose("note that the last line was taken rightly", "上一句理解得对，记下来")
    case .bad:
      language.choose("note that it wasn't, and what it should have been", "上一句理解错了，记下来；可以写明应是什么")
    case .pause: language.choose("wait before the next item of what runs", "让正在运行的技能在下一项前暂停")
    case .resume: language.choose("go on after a pause", "暂停后继续")
    case .set:
      language.choose("show or change the language, the time zone and the like", "查看或更改语言、时区等设置")
    case .reload: language.choose("read Intents and Corpus anew", "重新读取 Intents 和 Corpus")
    case .retry: language.choose("run again what failed last", "再运行一次上次失败的技能")
    case .again:
      language.choose("run the last skill again, with other values", "再运行上一个技能，可以换值")
    case .undo: language.choose("take back what the last line changed", "撤销上一句话的改动")
    case .stats: language.choose("turns, times of the skills, misses", "对话次数、技能用时、没听懂的次数")
    case .save: language.choose("write the conversation into a talk", "把对话存成脚本文件")
    case .state: language.choose("what the agent knows and waits for", "助手记得什么、在等什么")
    case .skills: language.choose("what can be run", "有哪些技能")
    case .intents: language.choose("what can be asked", "可以问什么")
    case .dry:
      language.choose(
        "what TEXT would do; alone, turns the dry run on or off", "这句话会做什么；单独使用则开关演练")
    case .reset:
      language.choose("forget the conversation; records stay", "忘掉对话，记录不动")
    case .quit: language.choose("leave", "离开")
    }
  }
}

extension SlashCommand {
  /// The rows of the help: how a command is typed, and what it does.
  ///
  /// - Parameters:
  ///   - name: the name of one command, with or without its slash; all if it is empty or no command.
  ///   - language: the language to say it in.
  /// - Returns: the rows.
  package static func help(on name: String, in language: Language) -> [(String, String)] {
    let bare = name.lowercased().drop { $0 == "/" || $0 == "／" }
    if let command = SlashCommand(rawValue: String(bare)) {
      let choices = command == .set ? AgentSetting.help : []
      return [(command.usage, command.summary(in: language))] + choices
    }
    let slash = ("//TEXT", language.choose("say TEXT with a slash before it", "说出以斜线开头的话"))
    return allCases.map { ($0.usage, $0.summary(in: language)) } + [slash]
  }
}

extension Language {
  /// The one of two wordings that is in this language.
  ///
  /// - Parameters:
  ///   - english: the English wording.
  ///   - chinese: the Chinese wording.
  /// - Returns: one of the two.
  package func choose(_ english: String, _ chinese: String) -> String {
    self == .chinese ? chinese : english
  }
}

extension UInt8 {
  fileprivate var isASCIILetter: Bool { (0x61...0x7A).contains(self | 0x20) }
}
