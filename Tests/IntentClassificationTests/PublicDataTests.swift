import IntentClassification
import TextAnalysis
import Testing

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Measures on SNIPS, whose lines are not part of the project; needs `PARLEY_DATA`.
struct PublicDataTests {
  private static let folder = getenv("PARLEY_DATA").map { String(cString: $0) }

  private func lines(of file: String) throws -> [TrainingExample] {
    let path = try #require(Self.folder) + "/classification/snips/" + file
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

  @Test(.enabled(if: folder != nil, "PARLEY_DATA doesn't name the folder of public data"))
  func reachesItsFloorOnSnips() throws {
    // A fifth of the lines, so that a debug build takes a second or two.
    let training = try lines(of: "train.tsv").enumerated().filter { $0.offset % 5 == 0 }
    let model = ClassifierTrainer().train(training.map(\.element))
    let validation = try lines(of: "val.tsv")
    let right = validation.count { model.predict($0.text).scores.first?.intent == $0.intent }
    #expect(Double(right) / Double(validation.count) > 0.97)
  }
}
