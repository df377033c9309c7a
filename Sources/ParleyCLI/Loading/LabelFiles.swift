import Evaluation
import SkillKit

/// Reads the files that `eval` is given.
struct LabelFiles {
  private static let fileLimit = 1 << 30

  let world: World

  /// Reads `label<TAB>text` lines; where all are out of scope the label may be missing.
  func lines(_ path: String, areOutOfScope: Bool) throws(CommandFailure) -> [LabelledText] {
    let (lines, problems) = LabelledText.parse(try bytes(path), areOutOfScope: areOutOfScope)
    guard problems.isEmpty else {
      let shown = problems.prefix(20).map { "\(path):\($0.line): error: \($0.message)" }
      let rest = problems.count - shown.count
      throw .badData(shown + (rest > 0 ? ["parley: and \(rest) more errors"] : []))
    }
    guard !lines.isEmpty else { throw .badData(["parley: \(path) has no lines"]) }
    return lines
  }

  /// Reads the lines of an oracle of the recogniser.
  func oracle(_ path: String) throws(CommandFailure) -> [OracleLine] {
    let (lines, problems) = OracleLine.parse(try bytes(path))
    guard problems.isEmpty else {
      throw .badData(problems.prefix(20).map { "\(path):\($0.line): error: \($0.message)" })
    }
    guard !lines.isEmpty else { throw .badData(["parley: \(path) has no lines"]) }
    return lines
  }

  /// Reads `key minimum` lines.
  func floors(_ path: String) throws(CommandFailure) -> [FigureFloor] {
    let text = String(decoding: try bytes(path), as: UTF8.self)
    var floors: [FigureFloor] = []
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      let words = line.split(whereSeparator: \.isWhitespace)
      guard let key = words.first, !key.hasPrefix("#") else { continue }
      guard words.count == 2, let minimum = Double(words[1]), minimum.isFinite else {
        throw .badData(["\(path):\(index + 1): error: write a key and a minimum: accuracy 0.95"])
      }
      floors.append(
        FigureFloor(key: String(key), minimum: minimum, place: "\(path):\(index + 1)"))
    }
    return floors
  }

  private func bytes(_ path: String) throws(CommandFailure) -> [UInt8] {
    do throws(FileProblem) {
      return try world.readFile(path, Self.fileLimit)
    } catch {
      throw .badData(["parley: can't read \(path): \(error.reason)"])
    }
  }
}

/// The least that a figure of an evaluation may be.
struct FigureFloor: Sendable, Hashable {
  /// The figure, as the JSON of `eval` names it: `accuracy`, `languages.zh.macroF1`.
  let key: String
  /// The least it may be.
  let minimum: Double
  /// Where that is written.
  let place: String

  /// What to say if one of some figures is under the floor; nil if it isn't.
  func failure(
    in figures: [EvaluationReport.Figure]
  ) throws(CommandFailure) -> String? {
    guard let figure = figures.first(where: { $0.key == key }) else {
      let known = figures.map(\.key).joined(separator: ", ")
      throw .badData(["\(place): error: there is no figure '\(key)'; there are \(known)"])
    }
    guard figure.value < minimum else { return nil }
    return "\(place): \(key) is \(figure.value.text(decimals: 4)), under its minimum of "
      + minimum.text(decimals: 4)
  }
}

extension FileProblem {
  /// The problem as a clause.
  var reason: String {
    switch self {
    case .notFound: "there is no such file"
    case .notReadable: "it isn't readable"
    case .isFolder: "it is a folder"
    case .tooLarge(let limit): "it is longer than \(limit >> 20) MiB"
    }
  }
}
