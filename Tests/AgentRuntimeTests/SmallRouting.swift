import AgentRuntime
import IntentRouting
import IntentSchema

/// Routing by a real router over a few intents.
enum SmallRouting {
  static func make() -> (routing: Routing, intents: [IntentDefinition]) {
    let catalogue =
      CatalogueParser.parse([SourceFile(path: "a.intent", bytes: Array(intents.utf8))]).catalogue
    let corpus =
      CorpusParser.parse(
        [SourceFile(path: "a.corpus", bytes: Array(corpus.utf8))], catalogue: catalogue
      ).corpus
    let router = IntentRouter(
      catalogue: catalogue, model: RoutingModel(learning: corpus, catalogue: catalogue))
    return (Routing(router), catalogue.intents)
  }

  private static let intents = """
    intent timer.set
      about      Start a countdown.
      strong     set a timer | timer for [length] | 定个计时器
      slot       length: duration 1s..24h "For how long?" | "多长时间？"
    intent timer.list
      about      Ask which timers run.
      strong     what timers | list timers | 有哪些计时器
      weak       running
    intent reminder.create
      about      Remind me of something.
      strong     remind me to [task] | 提醒我[task]
      slot       task: text "Of what?" | "什么事？"
      slot       when: datetime "When?" | "什么时候？"
    intent note.add
      about      Write down a note.
      strong     note that [body] | 记一下[body]
      slot       body: text "What?" | "什么？"
    intent alarm.set
      about      Ring at a time.
      strong     set an alarm | wake me up at [at]
      slot       at: datetime "For what time?" | "几点？"
    intent agent.cancel
      about      Stop what is going on.
      strong     =scrap this
    intent agent.help
      about      Tell what can be done.
      strong     =help | =帮助
    filler please | 请
    """

  private static let corpus = """
    train timer.set
      set a timer
      start a countdown of [5 minutes](length)
      定个计时器
    train timer.list
      how much time is left
      what is on the clock
    train reminder.create
      remind me to [call mom](task) [tomorrow](when)
    train note.add
      take a note
      note that [the milk is out](body)
    train alarm.set
      set an alarm for [7 am](at)
    """
}
