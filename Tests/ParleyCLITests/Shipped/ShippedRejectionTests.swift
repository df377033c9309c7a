import IntentClassification
import IntentRouting
import IntentSchema
import Testing

@testable import ParleyCLI

/// What the shipped catalogue isn't for is matched to nothing.
@Suite(.enabled(if: ShippedData.home != nil, "there is no Corpus here: run from the package"))
struct ShippedRejectionTests {
  @Test func aLetterOrFiguresAloneSayNothing() throws {
    let letters = (UInt8(ascii: "a")...UInt8(ascii: "z")).map { String(UnicodeScalar($0)) }
    let figures =
      (0...9).map { "\($0)" } + ["404", "3.14", "1 2 3", "0.1.2.3", "+33 6 12 34 56 78"]
    let blanks = ["?", "...", "🙂", "👨‍👩‍👧", " ", "", "\u{3000}", "\u{200D}", "\u{FEFF}", "\r", "\0"]
    for text in letters + figures + blanks {
      #expect(try ShippedData.route(text).match == nil, "\(text)")
    }
  }

  @Test(arguments: [
    "mañana tengo que trabajar temprano", "wo ist der nächste Bahnhof",
    "je voudrais un verre d'eau",
    "今日はいい天気ですね", "сегодня хорошая погода", "오늘 날씨가 좋네요", "il gatto dorme sul divano",
    "ik hou van kaas", "jag vill ha en kopp kaffe", "hoje eu fui ao mercado", "kedi nerede",
    "tôi muốn ăn phở", "kissa istuu ikkunalla", "lkjh fdsa poiu", "saya suka nasi goreng",
    "đi chơi không", "ฉันหิวข้าว", "أنا جائع",
  ])
  func otherLanguagesAreNotGuessed(_ text: String) throws {
    #expect(try ShippedData.route(text).match == nil)
  }

  /// Whatever a word resembles, alone it asks for nothing unless a line or a phrase is that word.
  @Test(arguments: [
    "okay", "no", "great", "well", "oops", "orange", "seven", "forty two", "it", "that", "one",
    "aaa",
    "perhaps", "tree", "kitchen", "monday", "了", "吧", "好", "不", "树", "厨房", "二十", "百分之八", "怎么",
  ])
  func aWordAloneIsNoRequest(_ word: String) throws {
    #expect(try ShippedData.route(word).match == nil)
  }

  @Test(arguments: [
    "i adore you", "which is the nicest laptop in the shop", "where is the opera house",
    "where did you grow up", "who is the inventor of the zip", "turn on the heating, please",
    "send my sister a postcard", "我爱你", "哪个牌子的手机最好", "长城有多长", "给王五打个电话",
    "给李四发条短信说机票买到了", "把空调开大一点",
  ])
  func whatNoIntentIsForIsNotMatched(_ text: String) throws {
    let decision = try ShippedData.route(text)
    #expect(decision.match == nil)
    #expect(decision.candidates.first.map { $0.confidence < 0.7 } ?? true)
  }

  /// Each intent as a catalogue of its own, with nothing else to compare with.
  @Test(arguments: ["smalltalk.greet", "timer.set", "note.find", "todo.done"])
  func anIntentAloneCanSayNo(_ name: String) throws {
    let data = try ShippedData.data.get()
    var catalogue = data.catalogue
    catalogue.intents = catalogue.intents.filter { $0.name == name }
    catalogue.typos = []
    var corpus = Corpus()
    corpus.training = data.corpus.training.filter { $0.intent == name }
    let router = IntentRouter(
      catalogue: catalogue, model: RoutingModel(learning: corpus, catalogue: catalogue))
    for line in corpus.training.prefix(20) {
      let match = router.route(line.text, at: ShippedData.context).match
      #expect(match?.intent == name, "\(line.text)")
    }
    let matched = [
      "saya ingin pulang", "wo ist der Bahnhof", "сегодня холодно", "今日は暑いですね", "q", "42",
      "lkjh fdsa poiu", "okay", "the parliament passed a law about fishing", "股市今天下跌了两个百分点",
      "photosynthesis needs sunlight", "这座桥建于唐朝", "je ne sais pas", "hvor er biblioteket",
      "volcanoes are common in iceland", "鲸鱼是哺乳动物", "x", "007",
    ].filter { router.route($0, at: ShippedData.context).match != nil }
    #expect(matched.count <= 1, "\(matched)")
  }
}
