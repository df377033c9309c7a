public import IntentSchema

/// The data of a home folder: what can be asked, and how people ask it.
public struct DataFolder: Sendable {
  /// Why a data folder can't be read.
  public enum Problem: Error, Sendable, Hashable, CustomStringConvertible {
    /// There is no such folder.
    case missingFolder(path: String)
    /// A folder or a file can't be read.
    case unreadable(path: String, reason: String)
    /// A file is longer than 64 MiB.
    case tooLarge(path: String)

    /// The problem as a sentence without a final stop.
    public var description: String {
      switch self {
      case .missingFolder(let path): "there is no folder \(path)"
      case .unreadable(let path, let reason): "can't read \(path): \(reason)"
      case .tooLarge(let path): "\(path) is longer than 64 MiB"
      }
    }
  }

  /// The length of the longest file that is read, in bytes.
  static let fileLimit = 64 << 20

  /// The path of the home folder.
  public let home: String
  /// The `Intents/*.intent` files, in the order of their names.
  public let intents: [SourceFile]
  /// The `Corpus/*.corpus` files, in the order of their names.
  public let corpora: [SourceFile]
  /// The `Corpus/*.talk` files, in the order of their names.
  public let talks: [SourceFile]

  /// Reads the data of a home folder.
  ///
  /// - Parameter home: the path of the folder that holds `Intents` and `Corpus`.
  /// - Throws: `Problem` where a folder is missing or something can't be read.
  /// - Complexity: O(*n*) in the size of the files.
  public init(home: String) throws(Problem) {
    self.home = home
    let intentNames = try Self.names(in: home + "/Intents")
    let corpusNames = try Self.names(in: home + "/Corpus")
    intents = try Self.files(intentNames, ending: ".intent", in: "Intents", of: home)
    corpora = try Self.files(corpusNames, ending: ".corpus", in: "Corpus", of: home)
    talks = try Self.files(corpusNames, ending: ".talk", in: "Corpus", of: home)
  }

  /// A number that tells one content from another: of the intents and corpora, names included.
  ///
  /// - Complexity: O(*n*) in the size of the files.
  public var fingerprint: UInt64 {
    var checksum = Checksum()
    for file in intents + corpora {
      // The lengths keep a text from moving between name, content and neighbour unseen.
      checksum.add("\(file.path.utf8.count) \(file.bytes.count) \(file.path)".utf8)
      checksum.add("\(file.bytes.withUnsafeBytes { LaneChecksum.of($0) })".utf8)
    }
    return checksum.value
  }

  private static func files(
    _ names: [String], ending suffix: String, in folder: String, of home: String
  ) throws(Problem) -> [SourceFile] {
    var files: [SourceFile] = []
    for name in names where name.hasSuffix(suffix) {
      let path = "\(folder)/\(name)"
      files.append(SourceFile(path: path, bytes: try bytes(of: "\(home)/\(path)")))
    }
    return files
  }

  private static func names(in folder: String) throws(Problem) -> [String] {
    guard FileDescriptor.facts(at: folder) != nil else { throw .missingFolder(path: folder) }
    do throws(FileDescriptor.Failure) {
      let names = try FolderListing.names(in: folder).filter { !$0.hasPrefix(".") }
      return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    } catch {
      throw .unreadable(path: folder, reason: error.reason)
    }
  }

  private static func bytes(of path: String) throws(Problem) -> [UInt8] {
    // Opening a pipe would wait for a writer, so what isn't a file isn't opened.
    if FileDescriptor.facts(at: path)?.isRegular == false {
      throw .unreadable(path: path, reason: "not a file")
    }
    do throws(FileDescriptor.Failure) {
      let file = try FileDescriptor(path)
      let size = try file.facts().size
      if size <= fileLimit { return try file.read(from: 0, count: size) }
    } catch {
      throw .unreadable(path: path, reason: error.reason)
    }
    throw .tooLarge(path: path)
  }
}
