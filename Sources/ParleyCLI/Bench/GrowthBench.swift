import Evaluation
import IntentClassification
import SkillKit
import TextAnalysis

extension BenchSection {
  /// How training, prediction and model grow with intents and lines, on made-up lines.
  static let growth = BenchSection(
    option: OptionDefinition(
      "growth", "how the classifier grows with intents and lines; takes some ten minutes")
  ) { (invocation) async throws(CommandFailure) in
    [10, 100, 1000].flatMap { intents in
      [10, 100, 1000, 10_000, 100_000].flatMap { lines in
        GrowthBench(intents: intents, lines: lines).figures()
      }
    }
  }
}

/// Measures the classifier on so many lines of so many intents.
///
/// A line has seven words; two of them are its intent's own, of which there are eight.
private struct GrowthBench {
  private static let commonWords = 2000

  let intents: Int
  let lines: Int

  func figures() -> [BenchFigure] {
    guard lines >= intents else { return [] }
    let clock = ContinuousClock()
    var random: UInt64 = 7
    let examples = (0..<lines).map { line in
      TrainingExample(
        text: Tokenizer().tokenize(text(of: line % intents, &random)),
        intent: "intent\(line % intents)")
    }
    let trainer = ClassifierTrainer()
    let start = clock.now
    let fitted = trainer.fit(examples)
    let trained = start.duration(to: clock.now) / .seconds(1)
    let model = trainer.calibrate(fitted)
    let calibrated = start.duration(to: clock.now) / .seconds(1) - trained
    let name = "\(intents) intents, \(lines) lines"
    return [
      BenchFigure("\(name), training", trained, "s"),
      BenchFigure("\(name), calibration", calibrated, "s"),
      BenchFigure("\(name), model", Double(model.byteCount) / 1_000_000, "MB"),
      BenchFigure("\(name), utterance", nanoseconds(model, &random), "ns"),
    ]
  }

  /// The median time of a prediction for lines that weren't learnt.
  private func nanoseconds(_ model: ClassifierModel, _ random: inout UInt64) -> Double {
    let clock = ContinuousClock()
    let texts = (0..<2000).map { Tokenizer().tokenize(text(of: $0 % intents, &random)) }
    for text in texts { _ = model.predict(text) }
    let times = texts.map { text in clock.measure { _ = model.predict(text) } }
    return LatencyQuantiles(of: times).median * 1000
  }

  private func text(of intent: Int, _ random: inout UInt64) -> String {
    var words = (0..<5).map { _ in
      // The square makes some words common and most of them rare, as in a language.
      let share = Double(next(&random) % 1000) / 1000
      return Self.word(Int(share * share * Double(Self.commonWords)))
    }
    for _ in 0..<2 {
      let own = Self.commonWords + intent * 8 + Int(next(&random) % 8)
      words.insert(Self.word(own), at: Int(next(&random) % UInt64(words.count + 1)))
    }
    return words.joined(separator: " ")
  }

  /// A word of syllables for a number.
  private static func word(_ number: Int) -> String {
    let (consonants, vowels) = (Array("bdfghklmnprstvz"), Array("aeiou"))
    var rest = number + 75
    var word = ""
    while rest > 0 {
      word.append(consonants[rest % 15])
      rest /= 15
      word.append(vowels[rest % 5])
      rest /= 5
    }
    return word
  }

  /// The next number of the generator of Marsaglia, "Xorshift RNGs", 2003.
  private func next(_ random: inout UInt64) -> UInt64 {
    random ^= random << 13
    random ^= random >> 7
    random ^= random << 17
    return random >> 11
  }
}
