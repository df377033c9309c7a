import AgentRuntime
import Evaluation
import IntentSchema
import SkillKit

/// The `.talk` files of a test.
struct TalkFiles {
  private static let fileLimit = 64 << 20

  /// The talks, in the order of the files.
  let talks: [Talk]
  private let files: [SourceFile]
  /// What stands before the path of a file.
  private let folder: String

  /// Whether a file begins as a talk does, comments and empty lines aside, or is empty.
  static func isTalk(_ bytes: [UInt8]) -> Bool {
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    let first = lines.first { $0.first != UInt8(ascii: "#") && $0.contains { $0 > 0x20 } }
    return first.map { $0.starts(with: Array("talk ".utf8)) } ?? true
  }

  /// Reads the named files, or else those of the data.
  ///
  /// - Parameters:
  ///   - invocation: the command.
  ///   - data: the data.
  /// - Throws: `badData` where something can't be read, with all that is wrong.
  init(_ invocation: Invocation, data: DataFolder) throws(CommandFailure) {
    let names = invocation.arguments.operands
    folder = names.isEmpty ? "\(data.home)/" : ""
    files = names.isEmpty ? data.talks : try Self.read(names, in: invocation.world)
    let (talks, diagnostics) = TalkParser.parse(files)
    let errors = diagnostics.filter { $0.severity == .error }
    guard errors.isEmpty else { throw .badData(errors.map(\.description)) }
    for warning in diagnostics { invocation.console.warn("\(warning)") }
    guard !talks.isEmpty else {
      let place = names.isEmpty ? "\(data.home)/Corpus" : names.joined(separator: ", ")
      throw .badData(["parley: there are no talks in \(place)"])
    }
    self.talks = talks
  }

  /// Writes the files whose talks differ anew, with what the agent said.
  ///
  /// - Parameters:
  ///   - results: what came of the talks.
  ///   - invocation: the command.
  /// - Throws: `badData` where a file can't be written, or a talk couldn't be run.
  func accept(_ results: [TalkResult], in invocation: Invocation) throws(CommandFailure) {
    for file in files {
      let bytes = TalkRewriter.rewrite(file, with: results)
      guard bytes != file.bytes else { continue }
      do throws(WriteProblem) {
        try invocation.world.writeFile(folder + file.path, bytes)
      } catch {
        throw .badData(["parley: \(error)"])
      }
      invocation.console.warn("parley: \(file.path) is rewritten")
    }
    let broken = results.compactMap(\.difference).compactMap { difference in
      difference.reason.map { "\(difference.location): error: \($0)" }
    }
    guard broken.isEmpty else { throw .badData(broken) }
  }

  private static func read(
    _ names: [String], in world: World
  ) throws(CommandFailure) -> [SourceFile] {
    var files: [SourceFile] = []
    var problems: [String] = []
    for name in names {
      do throws(FileProblem) {
        files.append(SourceFile(path: name, bytes: try world.readFile(name, fileLimit)))
      } catch {
        problems.append("parley: can't read \(name): \(error.reason)")
      }
    }
    guard problems.isEmpty else { throw .badData(problems) }
    return files
  }
}
