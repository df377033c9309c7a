import CivilTime
import IntentRouting
import IntentSchema

/// A small catalogue with its corpus, written as in the data folders, and the router they make.
struct SampleRouter {
  let catalogue: Catalogue
  let corpus: Corpus
  let router: IntentRouter

  init(intents: String = SampleRouter.intents, corpus text: String = SampleRouter.corpus) {
    catalogue =
      CatalogueParser.parse([SourceFile(path: "a.intent", bytes: Array(intents.utf8))]).catalogue
    corpus =
      CorpusParser.parse(
        [SourceFile(path: "a.corpus", bytes: Array(text.utf8))], catalogue: catalogue
      ).corpus
    router = IntentRouter(
      catalogue: catalogue, model: RoutingModel(learning: corpus, catalogue: catalogue))
  }

  /// Saturday, 31 January 2026, 10:00 at +01:00.
  static let context = RoutingContext(
    now: 1_769_850_000_000, timeZone: TimeZoneRules(fixedOffset: 3600))

  func route(_ text: String) -> RoutingDecision { router.route(text, at: Self.context) }

  /// The decision in a line: `timer.set length=10 minutes`, `unmatched`, `ambiguous a b`.
  func summary(_ text: String) -> String {
    switch route(text).outcome {
    case .matched(let match):
      ([match.intent] + match.slots.map { "\($0.name)=\($0.text)" }
        + match.missing.map { "\($0)?" }).joined(separator: " ")
    case .ambiguous(let matches):
      (["ambiguous"] + matches.map(\.intent)).joined(separator: " ")
    case .unmatched: "unmatched"
    }
  }

  static let intents = """
    intent timer.set
      about      Start a countdown.
      strong     set a timer | countdown | 倒计时
      weak       timer | minutes | [length] | 分钟
      veto       cancel the timer
      slot       length: duration 1s..24h "For how long?" | "多长时间？"
      optional   name: text
    intent reminder.create
      about      Remind me of something at a time.
      strong     remind me to [task] | [when]提醒我[task] | 提醒我[task]
      slot       task: text "Of what?" | "什么事？"
      slot       when: datetime "When?" | "什么时候？"
    intent note.add
      about      Write down a note.
      strong     note that [body] | 记一下[body]
      slot       body: text "What?" | "什么？"
    intent agent.cancel
      about      Stop what is going on.
      strong     =stop | =never mind | =算了
    typo tiemr = timer
    typo 倒记时 = 倒计时
    filler please | could you | 请 | 帮我
    """

  static let corpus = """
    train timer.set
      set a timer for [ten minutes](length)
      start a [20 minute](length) [pasta](name) timer
      give me a [5 minute](length) [tea](name) timer
      time me for [an hour](length)
      let me know in [half an hour](length)
      [十分钟](length)后叫我
      计时[五分钟](length)
    train reminder.create
      remind me to [call mom](task) [tomorrow at 5pm](when)
      don't let me forget to [buy milk](task) [tomorrow](when)
      [明天下午三点](when)提醒我[开会](task)
    train note.add
      note that [the milk is gone](body)
      write down [the code is 1234](body)
      please put [the gate code](body) in my notes
      记一下：[牛奶没了](body)
    train agent.cancel
      stop
      never mind
      forget about it
      算了
    train out-of-scope
      who invented the telephone
      play some music by the beatles
      what is the capital of france
      今天天气怎么样
    """
}
