import IntentRouting
import IntentSchema
import Testing

/// What a catalogue says of one intent doesn't hang on how it is written or on what stands beside.
struct CatalogueChangeTests {
  private static let texts = [
    "set a timer for ten minutes", "start a 7 minute egg timer", "let me know in an hour",
    "remind me to feed the cat tomorrow at 5pm", "remind me to stop smoking", "note that it rains",
    "write down that the bin is full", "please stop", "who wrote this song", "ten minutes",
    "计时八分钟", "明天早上八点提醒我倒垃圾", "记一下：车停在B2", "今天天气好吗", "don't set a timer",
    "put the key in my notes", "never mind that", "countdown and note that it rains",
  ]

  private static func blocks(of text: String) -> [String] {
    var blocks: [String] = []
    for line in text.split(separator: "\n") {
      if line.hasPrefix(" "), let last = blocks.popLast() {
        blocks.append(last + "\n" + line)
      } else {
        blocks.append(String(line))
      }
    }
    return blocks
  }

  @Test func theOrderOfIntentsAndLinesDoesNotMatter() {
    let backwards = SampleRouter(
      intents: Self.blocks(of: SampleRouter.intents).reversed().joined(separator: "\n"),
      corpus: Self.blocks(of: SampleRouter.corpus).reversed().map { block in
        let lines = block.split(separator: "\n")
        return ([lines[0]] + lines.dropFirst().reversed()).joined(separator: "\n")
      }.joined(separator: "\n"))
    let sample = SampleRouter()
    for text in Self.texts { #expect(backwards.route(text) == sample.route(text), "\(text)") }
  }

  @Test func unrelatedIntentsLeaveDecisionsAlone() {
    let others = [
      ("music.play", ["play some jazz", "put on a record", "放一首歌"]),
      ("light.on", ["turn on the lamp", "make it bright", "把灯打开"]),
      ("food.order", ["get me a pizza", "i am hungry for noodles", "来一份炒饭"]),
      ("car.start", ["warm up the engine", "unlock the car doors", "把车发动起来"]),
      ("door.lock", ["lock the front door", "is the gate shut", "锁上大门"]),
      ("plant.water", ["sprinkle the roses", "the garden looks dry", "给花浇点水"]),
    ]
    let grown = SampleRouter(
      intents: SampleRouter.intents
        + others.map { "\nintent \($0.0)\n  about  Other." }.joined(),
      corpus: SampleRouter.corpus
        + others.map { "\ntrain \($0.0)\n" + $0.1.map { "  \($0)" }.joined(separator: "\n") }
        .joined())
    let sample = SampleRouter()
    for text in Self.texts {
      let (before, after) = (sample.route(text), grown.route(text))
      #expect(before.match?.intent == after.match?.intent, "\(text)")
      guard let old = before.match?.confidence, let new = after.match?.confidence else { continue }
      #expect(abs(old - new) < 0.15, "\(text)")
    }
  }

  /// Two intents that learnt the same are as likely as one, together.
  @Test(arguments: ["timer.set", "note.add", "reminder.create"])
  func aCloneMakesAnIntentAmbiguousAndNeverUnmatched(_ name: String) throws {
    let block = try #require(
      Self.blocks(of: SampleRouter.corpus).first { $0.hasPrefix("train \(name)\n") })
    let unmarked = block.replacing("[", with: "").replacing(/\]\([a-z]+\)/, with: "")
    let sample = SampleRouter(
      intents: SampleRouter.intents + "\nintent twin\n  about  The same again.\n",
      corpus: SampleRouter.corpus + "\n" + unmarked.replacing("train \(name)", with: "train twin"))
    let alone = SampleRouter()
    for line in unmarked.split(separator: "\n").dropFirst() {
      let text = String(line.dropFirst(2))
      #expect(sample.summary(text) == "ambiguous \(name) twin", "\(text)")
      guard let match = alone.route(text + " ok").match, match.confidence > 0.9 else { continue }
      #expect(sample.summary(text + " ok") != "unmatched", "\(text)")
    }
  }
}
