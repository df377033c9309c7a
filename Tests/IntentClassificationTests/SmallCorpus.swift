import IntentClassification
import TextAnalysis

/// A few lines of three intents in two languages.
enum SmallCorpus {
  static let lines: [String: [String]] = [
    "timer.set": [
      "set a timer for ten minutes", "start a timer", "set a timer", "count down from five minutes",
      "timer for half an hour please", "十分钟后叫我", "设一个计时器", "定个五分钟的计时器",
    ],
    "weather.get": [
      "what is the weather like", "will it rain tomorrow", "weather in paris",
      "is it cold outside today", "do i need an umbrella", "今天天气怎么样", "明天会下雨吗", "外面冷不冷",
    ],
    "note.add": [
      "write down that the key is under the mat", "take a note", "add a note about the meeting",
      "note that anna called", "remember the door code", "记一下钥匙在门垫下面", "记个笔记", "帮我记下来",
    ],
  ]

  static var examples: [TrainingExample] {
    lines.keys.sorted().flatMap { intent in (lines[intent] ?? []).map { example($0, intent) } }
  }

  static func example(_ text: String, _ intent: String?) -> TrainingExample {
    TrainingExample(text: Tokenizer().tokenize(text), intent: intent)
  }

  static let model = ClassifierTrainer().train(examples)
}
