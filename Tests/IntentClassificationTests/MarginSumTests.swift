import TextAnalysis
import Testing

@testable import IntentClassification

struct MarginSumTests {
  /// The sum of what the attribution says, which adds numbers one by one.
  private func expected(_ text: TokenizedText, _ model: ClassifierModel, _ intent: String) -> Float
  {
    model.attribution(of: text, for: intent)?.margin ?? .nan
  }

  @Test(arguments: [2, 17, 40, 300]) func addsRowsOfAnyNumberOfIntents(_ count: Int) {
    let examples = (0..<count).flatMap { number in
      ["put \(number) on the shelf", "shelf \(number) please"].map {
        SmallCorpus.example($0, "shelf\(number)")
      }
    }
    let model = ClassifierTrainer().train(examples)
    let text = Tokenizer().tokenize("please put the 1 on the shelf, the shelf")
    for score in model.predict(text).scores {
      #expect(abs(score.margin - expected(text, model, score.intent)) < 1e-4)
    }
  }

  /// More rows than 16 bits have room for.
  @Test func doesNotOverflow() {
    let lines = (0..<200).map { "word\($0) and more\($0) and other\($0)" }
    let model = ClassifierTrainer().train(
      lines.map { SmallCorpus.example($0, "long") } + [SmallCorpus.example("no", "short")])
    let text = Tokenizer().tokenize(lines.joined(separator: " "))
    for score in model.predict(text).scores {
      #expect(abs(score.margin - expected(text, model, score.intent)) < 1e-3)
    }
  }
}
