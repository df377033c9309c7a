import AgentRuntime
import Evaluation
import IntentSchema
import SkillKit

/// `parley feedback`: what the data could learn from `/good` and `/bad`.
enum FeedbackCommand {
  static let apply = OptionDefinition("apply", "add the suggestions to Intents and Corpus")

  private static let corpusName = "Corpus/feedback.corpus"
  private static let intentName = "Intents/feedback.intent"

  static let command: Command = Command(
    "feedback", "suggest what to learn from /good and /bad", usage: "feedback [--apply]",
    details: [
      "Shows lines to learn and skills to try later, as they would stand in \(corpusName) and",
      "\(intentName), and changes nothing. With --apply they are added to these files, unless the",
      "data would be wrong then, and aren't suggested again.",
    ],
    options: [apply], examples: ["feedback", "feedback --apply"]
  ) { (invocation) throws(CommandFailure) in
    try invocation.allowOperands(upTo: 0)
    return try run(invocation)
  }

  private static func run(_ invocation: Invocation) throws(CommandFailure) -> ExitCode {
    let console = invocation.console
    let loader = RouterLoader(world: invocation.world, console: console)
    let folder = try loader.folder(home: invocation.globals.home)
    let (catalogue, corpus) = try RouterLoader.parse(folder)
    let journal = StateFolder.journal(
      invocation.globals.state, in: invocation.world, console: console)
    let store = StateStore(journal: journal)
    let records = store.snapshot.records(in: .feedback)
    let suggestions = FeedbackSuggestions(
      records, corpus: corpus, registry: try InstalledSkills.registry(for: catalogue))
    for remark in suggestions.remarks { console.warn("parley: note: \(remark)") }
    guard !suggestions.isEmpty else {
      try console.output.print("Nothing to suggest: no new opinions of answers.")
      return .success
    }
    let isApplied = invocation.arguments.has(apply)
    if isApplied {
      try add(suggestions, to: folder, in: invocation.world)
      try settle(records, in: store, at: invocation.world.now())
    }
    for (name, text) in texts(of: suggestions) {
      try console.output.print(StyledText("# \(name)\(isApplied ? ": added" : "")", .dim))
      try console.output.print(String(text.dropLast()))
    }
    return .success
  }

  private static func texts(of suggestions: FeedbackSuggestions) -> [(name: String, text: String)] {
    [(corpusName, suggestions.corpusText), (intentName, suggestions.intentText)]
      .filter { !$0.1.isEmpty }
  }

  /// Adds the suggestions to their files, all or none.
  private static func add(
    _ suggestions: FeedbackSuggestions, to folder: DataFolder, in world: World
  ) throws(CommandFailure) {
    let intents = adding(suggestions.intentText, to: intentName, in: folder.intents)
    let corpora = adding(suggestions.corpusText, to: corpusName, in: folder.corpora)
    let (catalogue, first) = CatalogueParser.parse(intents)
    let (_, second) = CorpusParser.parse(corpora, catalogue: catalogue)
    let errors = (first + second).filter { $0.severity == .error }
    guard errors.isEmpty else {
      throw .badData(errors.map(\.description) + ["parley: so nothing was added"])
    }
    do throws(WriteProblem) {
      for file in intents + corpora where [intentName, corpusName].contains(file.path) {
        try world.writeFile("\(folder.home)/\(file.path)", file.bytes)
      }
    } catch {
      throw .badData(["parley: \(error)"])
    }
  }

  private static func adding(
    _ text: String, to name: String, in files: [SourceFile]
  ) -> [SourceFile] {
    guard !text.isEmpty else { return files }
    var files = files
    if let place = files.firstIndex(where: { $0.path == name }) {
      let isEnded = files[place].bytes.last.map { $0 == UInt8(ascii: "\n") } ?? true
      files[place].bytes += (isEnded ? [] : [UInt8(ascii: "\n")]) + Array(text.utf8)
    } else {
      files.append(SourceFile(path: name, bytes: Array(text.utf8)))
    }
    return files
  }

  /// Marks opinions as done, so that they aren't turned into suggestions again.
  private static func settle(
    _ records: [Record], in store: StateStore, at now: Int64
  ) throws(CommandFailure) {
    let done = records.filter { $0.doneAt == nil }.map { record in
      var record = record
      record.doneAt = now
      return Change.put(.feedback, record)
    }
    do throws(MergeProblem) {
      try store.merge(Patch(done), basedOn: store.snapshot.version)
    } catch {
      throw .badData(["parley: the files are written, but the opinions can't be marked as done"])
    }
  }
}
