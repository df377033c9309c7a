package import AgentRuntime
package import IntentClassification
package import IntentRouting
package import IntentSchema

/// Makes the router of a home folder: from the cached model, or by training one.
package struct RouterLoader: Sendable {
  private let world: World
  private let console: Console
  private let seed: UInt64?

  /// Creates a loader.
  ///
  /// - Parameters:
  ///   - world: the computer.
  ///   - console: where warnings go.
  ///   - seed: the seed of training; nil for the usual one.
  package init(world: World, console: Console, seed: UInt64? = nil) {
    self.world = world
    self.console = console
    self.seed = seed
  }

  /// Finds, reads and loads the home folder.
  ///
  /// - Parameter home: the folder of `--home`, if it is given.
  /// - Returns: the router with what it was made of.
  /// - Throws: `badData` with all diagnostics of the data.
  package func load(home: String?) throws(CommandFailure) -> LoadedData {
    try load(folder(home: home))
  }

  /// Finds and reads the home folder.
  ///
  /// - Parameter home: the folder of `--home`, if it is given.
  /// - Returns: its files.
  /// - Throws: `badData` where there is none or it can't be read.
  package func folder(home: String?) throws(CommandFailure) -> DataFolder {
    let home = try HomeFolder.find(named: home, in: world)
    do throws(DataFolder.Problem) {
      return try world.dataFolder(home)
    } catch {
      throw .badData(["parley: \(error)"])
    }
  }

  /// Makes the router of a folder that was read.
  ///
  /// With a cached model neither catalogue nor corpus is parsed.
  ///
  /// - Parameter folder: the files.
  /// - Returns: the router with what it was made of.
  /// - Throws: `badData` with all diagnostics of the data.
  /// - Complexity: O(*n*) in the size of the data; training takes longer.
  package func load(_ folder: DataFolder) throws(CommandFailure) -> LoadedData {
    let cache = ModelCache(world: world)
    let key = cache.key(of: folder, seed: seed)
    switch cache.model(for: key) {
    case .found(let router): return LoadedData(folder, router, isCached: true)
    case .damaged(let reason):
      console.warn("parley: note: the cached model is damaged (\(reason)); training a new one")
    case .missing: break
    }
    let (catalogue, corpus) = try Self.parse(folder)
    let model = RoutingModel(learning: corpus, catalogue: catalogue, trainer: trainer)
    do throws(WriteProblem) {
      try cache.store(catalogue, model, for: key)
    } catch {
      console.warn("parley: warning: \(error); the model is trained again at every start")
    }
    return LoadedData(folder, IntentRouter(catalogue: catalogue, model: model), isCached: false)
  }

  /// What trains the classifier.
  package var trainer: ClassifierTrainer {
    seed.map { ClassifierTrainer(seed: $0) } ?? ClassifierTrainer()
  }

  /// Parses a folder, for use.
  ///
  /// - Parameter folder: the files.
  /// - Returns: the catalogue and the corpus.
  /// - Throws: `badData` with every error of both.
  /// - Complexity: O(*n*) in the size of the files.
  package static func parse(
    _ folder: DataFolder
  ) throws(CommandFailure) -> (catalogue: Catalogue, corpus: Corpus) {
    let (catalogue, first) = CatalogueParser.parse(folder.intents)
    let (corpus, second) = CorpusParser.parse(folder.corpora, catalogue: catalogue)
    let errors =
      (first + second).filter { $0.severity == .error }
      + noIntents(in: catalogue, of: folder)
    guard errors.isEmpty else { throw Self.failure(errors, in: folder) }
    return (catalogue, corpus)
  }

  /// What is wrong with a folder that has no intent: everything would be met with "not sure".
  ///
  /// - Parameters:
  ///   - catalogue: the intents of the folder.
  ///   - folder: the folder.
  /// - Returns: one error, or none where there are intents.
  static func noIntents(in catalogue: Catalogue, of folder: DataFolder) -> [Diagnostic] {
    guard catalogue.intents.isEmpty else { return [] }
    let path = folder.intents.first?.path ?? "Intents"
    return [
      Diagnostic(
        .error, at: SourceLocation(path: path, line: 1, column: 1),
        "there is no intent in \(folder.home)/Intents",
        fix: "write a file such as `note.intent` with `intent note.add` and its `about`")
    ]
  }

  private static func failure(_ errors: [Diagnostic], in folder: DataFolder) -> CommandFailure {
    let count = errors.count == 1 ? "an error" : "\(errors.count) errors"
    return .badData(
      errors.map(\.description) + [
        "parley: \(count) in \(folder.home); 'parley check' shows warnings too"
      ])
  }
}

/// A home folder ready for use.
package struct LoadedData: Sendable {
  /// The files.
  package let folder: DataFolder
  /// What decides what an utterance means.
  package let router: IntentRouter
  /// Whether the model comes from the cache.
  package let isCached: Bool

  init(_ folder: DataFolder, _ router: IntentRouter, isCached: Bool) {
    self.folder = folder
    self.router = router
    self.isCached = isCached
  }

  /// What can be asked.
  package var catalogue: Catalogue { router.catalogue }

  /// The utterances of the folder, parsed anew.
  ///
  /// - Complexity: O(*n*) in the length of the files.
  package var corpus: Corpus {
    CorpusParser.parse(folder.corpora, catalogue: catalogue).corpus
  }
}
