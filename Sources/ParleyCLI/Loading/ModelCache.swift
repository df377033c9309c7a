import AgentRuntime
import IntentClassification
import IntentRouting
import IntentSchema
import TextAnalysis

/// The models that were trained before, in the user's cache folder.
struct ModelCache {
  /// What the cache has for a key.
  enum Outcome {
    case found(IntentRouter)
    case damaged(String)
    case missing
  }

  /// How many models are kept.
  private static let capacity = 8
  private static let fileLimit = 256 << 20
  private static let suffix = ".model"

  let world: World

  /// The number that identifies a model: of the data, the seed and the program that trained it.
  func key(of folder: DataFolder, seed: UInt64?) -> UInt64 {
    let build = world.executable().flatMap(world.fileStamp) ?? ""
    return FNV1a.hash(
      "\(folder.fingerprint) \(seed.map { "\($0)" } ?? "") \(Version.current) \(build)")
  }

  /// Looks for a model.
  func model(for key: UInt64) -> Outcome {
    guard let path = path(for: key), let bytes = try? world.readFile(path, Self.fileLimit) else {
      return .missing
    }
    // The lines of the corpus are in it, whoever made the file readable.
    world.makePrivate(path)
    do throws(ModelFormatError) {
      return .found(try RouterCodec.decode(bytes, fingerprint: key))
    } catch {
      return .damaged("\(error)")
    }
  }

  /// Keeps a model, and forgets the oldest ones beyond the capacity; gives the path of its file.
  @discardableResult
  func store(
    _ catalogue: Catalogue, _ model: RoutingModel, for key: UInt64
  ) throws(WriteProblem) -> String {
    guard let folder, let path = path(for: key) else {
      throw WriteProblem(path: "the cached model", reason: "neither XDG_CACHE_HOME nor HOME is set")
    }
    world.makePrivate(path)
    try world.writeFile(path, RouterCodec.encode(catalogue, model, fingerprint: key))
    let models = world.files(folder).filter { $0.name.hasSuffix(Self.suffix) }
      .sorted { ($0.modified, $0.name) > ($1.modified, $1.name) }
    for old in models.dropFirst(Self.capacity) where "\(folder)/\(old.name)" != path {
      world.removeFile("\(folder)/\(old.name)")
    }
    return path
  }

  private func path(for key: UInt64) -> String? {
    let digits = String(key, radix: 16)
    let name = String(repeating: "0", count: 16 - digits.count) + digits + Self.suffix
    return folder.map { "\($0)/\(name)" }
  }

  /// The folder by the XDG base directory specification: a relative path doesn't count.
  private var folder: String? {
    if let base = world.variable("XDG_CACHE_HOME"), base.hasPrefix("/") { return base + "/parley" }
    return world.variable("HOME").flatMap { $0.isEmpty ? nil : $0 + "/.cache/parley" }
  }
}
