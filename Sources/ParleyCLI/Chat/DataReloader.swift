import AgentRuntime
import Evaluation
import IntentRouting
import IntentSchema
import SkillKit
import Synchronization

/// Reads the data of a chat anew.
struct DataReloader: Sendable {
  private struct Outcome: Sendable {
    var reload: DataReload
    var data: LoadedData?
  }

  let world: World
  let seed: UInt64?
  let capabilities: Capabilities
  let data: DataInForce
  /// The circumstances of an explanation.
  let context: @Sendable () -> RoutingContext

  /// Reads the folders and makes their router, from the cache or by training.
  ///
  /// It works on a thread of its own, and comes to its end even where nobody waits for it any more;
  /// then its data isn't used.
  ///
  /// - Returns: what came of it.
  func callAsFunction() async -> DataReload {
    let (outcomes, source) = AsyncStream.makeStream(of: Outcome.self)
    BackgroundThread.start { source.yield(outcome()) }
    guard let outcome = await outcomes.first(where: { _ in true }), !Task.isCancelled else {
      return .unchanged
    }
    if let new = outcome.data { data.replace(with: new) }
    return outcome.reload
  }

  private func outcome() -> Outcome {
    let warnings = Warnings()
    let loader = RouterLoader(world: world, console: warnings.console, seed: seed)
    do throws(CommandFailure) {
      let old = data.current.folder
      let folder = try loader.folder(home: old.home)
      guard folder.fingerprint != old.fingerprint else { return Outcome(reload: .unchanged) }
      let new = try loader.load(folder)
      let registry = try InstalledSkills.registry(for: new.catalogue)
      let conversation = ConversationData(
        routing: Routing(new.router), registry: registry, intents: new.catalogue.intents,
        explain: explanation(of: new, registry))
      return Outcome(
        reload: .renewed(conversation, warnings: warnings.lines + registry.diagnostics), data: new)
    } catch {
      return Outcome(reload: .failed(error.lines))
    }
  }

  /// Tells why an utterance is routed as it is, by some data.
  func explanation(
    of data: LoadedData, _ registry: SkillRegistry
  ) -> @Sendable (String) -> String {
    let explanation = Explanation(data, registry, capabilities)
    return { [context] in explanation($0, context()) }
  }
}

/// What is said while data is read, to be shown once that is over.
private final class Warnings: Sendable {
  private let bytes = Mutex<[UInt8]>([])

  /// Streams of which only the warnings are kept.
  var console: Console {
    Console(
      input: { nil }, output: OutputStream(isTerminal: false) { _ in true },
      errors: OutputStream(isTerminal: false) { [self] bytes in
        self.bytes.withLock { $0 += bytes }
        return true
      })
  }

  /// The warnings, line by line.
  var lines: [String] {
    String(decoding: bytes.withLock { $0 }, as: UTF8.self).split(whereSeparator: \.isNewline)
      .map(String.init)
  }
}
