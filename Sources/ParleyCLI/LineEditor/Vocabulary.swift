/// The words that can be completed, and where.
struct Vocabulary: Sendable {
  /// What the word after a command is.
  enum Argument: Sendable, Hashable {
    case none, text, command, skill, intent, file, slots, setting
  }

  /// A command of the chat.
  struct Command: Sendable, Hashable {
    /// The command with its slash.
    var name: String
    /// What it does, in a few words.
    var detail: String
    /// What may follow it.
    var argument: Argument
  }

  /// A file or folder.
  struct Entry: Sendable, Hashable {
    var name: String
    var isFolder: Bool
  }

  /// The commands, in the order of help.
  var commands: [Command] = []
  /// The identifiers of the skills.
  var skills: [Completion.Candidate] = []
  /// The names of the intents.
  var intents: [Completion.Candidate] = []
  /// The names of slots with the values they may have, where those can be listed.
  var slots: [(name: String, values: [String])] = []
  /// What can be set, each with values it may have.
  var settings: [(name: String, values: [String])] = []
  /// Lists a folder; an empty path is the current one.
  var entries: @Sendable (String) -> [Entry] = { _ in [] }
  /// The home folder, which `~` stands for.
  var home: String?

  /// Finds what the last word of a text may become.
  ///
  /// - Parameter text: the text up to the cursor.
  /// - Returns: nil if nothing fits.
  /// - Complexity: O(*n*) in the text and in the number of words.
  func completion(of text: String) -> Completion? {
    let word =
      text.lastIndex(where: \.isWhitespace).map { text[text.index(after: $0)...] }
      ?? text[...]
    let start = text.count - word.count
    let candidates = candidates(for: String(word), after: text.dropLast(word.count))
    return candidates.isEmpty ? nil : Completion(start: start, candidates: candidates)
  }

  private func candidates(
    for word: String, after before: Substring
  ) -> [Completion.Candidate] {
    let words = before.split(whereSeparator: \.isWhitespace)
    guard let first = words.first else {
      let commands = commands.map { Completion.Candidate(text: $0.name, detail: $0.detail) }
      let named = word.hasPrefix("/") ? Self.starting(with: word, commands) : []
      return named.isEmpty ? plain(word) : named
    }
    guard let command = commands.first(where: { $0.name == first.lowercased() }) else {
      return plain(word)
    }
    return switch command.argument {
    case .none: []
    case .text: plain(word)
    case .command:
      Self.starting(with: word, self.commands.map { .init(text: String($0.name.dropFirst())) })
    case .skill: Self.starting(with: word, skills)
    case .intent: Self.starting(with: word, intents)
    case .file: files(word)
    case .slots: slotValues(word)
    case .setting: settingValues(word, after: words.dropFirst().first)
    }
  }

  /// What a word of an utterance may become: a path, or a word that a slot knows.
  private func plain(_ word: String) -> [Completion.Candidate] {
    guard !word.isEmpty else { return [] }
    if word.contains("/") || word.hasPrefix("~") { return files(word) }
    var seen: Set<String> = []
    let values = slots.flatMap { slot in
      slot.values.map { Completion.Candidate(text: $0, detail: slot.name) }
    }
    return Self.starting(with: word, values).filter { seen.insert($0.text).inserted }
      .sorted { $0.text < $1.text }
  }

  private func slotValues(_ word: String) -> [Completion.Candidate] {
    guard let equals = word.firstIndex(of: "=") else {
      return Self.starting(with: word, slots.map { .init(text: "\($0.name)=", isOpen: true) })
    }
    let name = word[..<equals]
    let values = slots.first { $0.name == name }?.values ?? []
    // A value of several words would be cut at the first space.
    let written = values.filter { !$0.contains(where: \.isWhitespace) }
    return Self.starting(with: word, written.map { .init(text: "\(name)=\($0)") })
  }

  private func settingValues(
    _ word: String, after name: Substring?
  ) -> [Completion.Candidate] {
    guard let name else { return Self.starting(with: word, settings.map { .init(text: $0.name) }) }
    let values = settings.first { $0.name == name }?.values ?? []
    return Self.starting(with: word, values.map { .init(text: $0) })
  }

  private func files(_ word: String) -> [Completion.Candidate] {
    let slash = word.lastIndex(of: "/")
    let folder = slash.map { String(word[...$0]) } ?? ""
    let name = slash.map { word[word.index(after: $0)...] } ?? word[...]
    if word == "~" { return [Completion.Candidate(text: "~/", isOpen: true)] }
    let place = folder.hasPrefix("~/") ? (home ?? "~") + folder.dropFirst() : folder
    let isHiddenWanted = name.hasPrefix(".")
    let found = entries(String(place)).filter {
      $0.name.hasPrefix(name) && (isHiddenWanted || !$0.name.hasPrefix("."))
        // A name with a control character or a space can't be typed as one word.
        && TerminalText.sanitized($0.name) == $0.name && !$0.name.contains(where: \.isWhitespace)
    }
    return found.sorted { $0.name < $1.name }.map {
      Completion.Candidate(text: folder + $0.name + ($0.isFolder ? "/" : ""), isOpen: $0.isFolder)
    }
  }

  private static func starting(
    with word: String, _ candidates: [Completion.Candidate]
  ) -> [Completion.Candidate] {
    let wanted = word.lowercased()
    return candidates.filter { $0.text.lowercased().hasPrefix(wanted) }
  }
}
