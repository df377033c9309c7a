import IntentClassification
import TextAnalysis
import Testing

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Measures on public data, whose lines are not part of the project; needs `PARLEY_DATA`.
struct PublicDataTests {
  private static let folder = getenv("PARLEY_DATA").map { String(cString: $0) }

  private func lines(of file: String) throws -> [TrainingExample] {
    let path = try #require(Self.folder) + "/classification/" + file
    let stream = try #require(fopen(path, "r"))
    defer { fclose(stream) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&buffer, 1, buffer.count, stream), count > 0 {
      bytes += buffer[..<count]
    }
    return bytes.split(separator: 0x0A).compactMap { line in
      let fields = line.split(separator: 0x09, maxSplits: 1)
      guard fields.count == 2 else { return nil }
      return TrainingExample(
        text: Tokenizer().tokenize(Array(fields[1])),
        intent: String(decoding: fields[0], as: UTF8.self))
    }
  }

  /// The lines of every so manieth intent by name.
  private func lines(of file: String, everyIntent step: Int, offset: Int) throws
    -> [TrainingExample]
  {
    let lines = try lines(of: file)
    let names = Set(lines.compactMap(\.intent)).sorted()
    let chosen = Set(stride(from: offset, to: names.count, by: step).map { names[$0] })
    return lines.filter { $0.intent.map(chosen.contains) ?? false }
  }

  @Test(.enabled(if: folder != nil, "PARLEY_DATA doesn't name the folder of public data"))
  func reachesItsFloorOnSnips() throws {
    // A fifth of the lines, so that a debug build takes a second or two.
    let training = try lines(of: "snips/train.tsv").enumerated().filter { $0.offset % 5 == 0 }
    let model = ClassifierTrainer().train(training.map(\.element))
    let validation = try lines(of: "snips/val.tsv")
    let right = validation.count { model.predict($0.text).scores.first?.intent == $0.intent }
    #expect(Double(right) / Double(validation.count) > 0.97)
  }

  /// Thirty intents of another domain beside thirty of the first.
  @Test(.enabled(if: folder != nil, "PARLEY_DATA doesn't name the folder of public data"))
  func addingIntentsMovesConfidencesLittle() throws {
    let own = try lines(of: "clinc150_full/train.tsv", everyIntent: 5, offset: 2)
    let added = try lines(of: "banking77/train_10shot.tsv", everyIntent: 5, offset: 1)
    let before = ClassifierTrainer().train(own)
    let after = ClassifierTrainer().train(own + added)
    var (matched, moved, changed) = (0, 0, 0)
    let validation = try lines(of: "clinc150_full/val.tsv", everyIntent: 5, offset: 2)
    for line in validation {
      let (old, new) = (before.predict(line.text), after.predict(line.text))
      let decided = old.confidence >= 0.7 ? old.scores.first?.intent : nil
      if decided != (new.confidence >= 0.7 ? new.scores.first?.intent : nil) { changed += 1 }
      guard let decided else { continue }
      matched += 1
      let confidence = new.scores.first { $0.intent == decided }?.confidence ?? 0
      if abs(confidence - old.confidence) >= 0.1 { moved += 1 }
    }
    #expect(Double(moved) < 0.05 * Double(matched), "\(moved) of \(matched) moved")
    #expect(Double(changed) < 0.01 * Double(validation.count), "\(changed) changed")
  }
}
