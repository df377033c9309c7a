import IntentRouting
import IntentSchema
import Testing

/// Entities and free text are spans of characters, and never rewrite what was typed.
struct EntityValueTests {
  private static let lists = """
    list feeling
      fine = ok | good | 不错
      bad  = down | 糟糕
    list place
      Restaurant = RESTAURANT | 餐厅
      Bank       = bank | 银行
    """

  private static let intents = """
    intent agree
      about     Say yes.
    intent mood
      about     Say how one feels.
      strong    i feel [feeling] | 我觉得[feeling]
      optional  feeling: feeling
    intent find
      about     Look for a place.
      strong    find [place] | find a [place] | 找[place]
      optional  place: place
    """

  private static let corpus = """
    train agree
      ok
      sounds good to me
      好呀
    train mood
      today i feel [good](feeling)
      my mood is [down](feeling)
      心情[糟糕](feeling)
    train find
      where is the next [bank](place)
      最近的[银行](place)在哪里
    """

  private let sample = SampleRouter(intents: intents + "\n" + lists, corpus: corpus)

  @Test(arguments: ["ok", "OK", "OK!", "ok."])
  func aLineThatIsAlsoAValueStaysTheLine(_ text: String) {
    #expect(sample.summary(text) == "agree")
  }

  @Test(arguments: [
    ("I feel OK", "mood feeling=OK"), ("我觉得不错", "mood feeling=不错"),
    ("Find Restaurant", "find place=Restaurant"), ("find a restaurant", "find place=restaurant"),
    ("找餐厅", "find place=餐厅"), ("找餐廳", "find place=餐廳"), ("找 餐廳", "find place=餐廳"),
    ("请找银行，谢谢", "find place=银行"),
  ])
  func aValueIsFoundInEveryCaseAndScript(_ text: String, _ expected: String) {
    #expect(sample.summary(text) == expected)
  }

  @Test func unrelatedSynonymsChangeNothing() {
    let more = """

      list colour
        Red = red | crimson | scarlet | 红 | 餐
        Blue = blue | navy | 厅
      """
    let grown = SampleRouter(intents: Self.intents + "\n" + Self.lists + more, corpus: Self.corpus)
    for text in ["找餐厅", "找 餐廳", "find a restaurant", "我觉得不错", "ok", "i feel down"] {
      #expect(grown.summary(text) == sample.summary(text), "\(text)")
    }
  }

  /// What a segmenter would cut elsewhere: 刘|三发, 我姓|林.
  @Test(arguments: [
    ("给刘三发个短信", "message.send who=刘三"), ("给欧阳三发个短信", "message.send who=欧阳三"),
    ("我姓林", "name.tell name=林"), ("我姓诸葛", "name.tell name=诸葛"),
  ])
  func namesAreSpansOfCharacters(_ text: String, _ expected: String) {
    let sample = SampleRouter(
      intents: """
        intent message.send
          about   Send a message.
          strong  给[who]发个短信 | 给[who]发短信
          slot    who: text "To whom?" | "给谁？"
        intent name.tell
          about   Say one's name.
          strong  我姓[name] | 我叫[name]
          slot    name: text "What name?" | "叫什么？"
        """,
      corpus: "train message.send\n  给[老张](who)发短信\ntrain name.tell\n  我叫[小明](name)\n")
    #expect(sample.summary(text) == expected)
  }

  /// Of two readings of one line the one with more of its words counts, wherever the line is read.
  @Test(arguments: [
    ("put milk on the list", "list.add item=milk"),
    ("please put milk and honey on the list", "list.add item=milk and honey"),
    ("把牛奶写到清单上", "list.add item=牛奶"),
  ])
  func theLongerPhraseBoundsItsFreeText(_ text: String, _ expected: String) {
    let sample = SampleRouter(
      intents: """
        intent list.add
          about   Put something on a list.
          strong  put [item] | put [item] on the list | 把[item]写到清单上 | 把[item]写
          slot    item: text "What?" | "什么？"
        filler please
        """,
      corpus: "train list.add\n  we need [bread](item)\n")
    #expect(sample.summary(text) == expected)
    let trace = sample.router.explain(text, at: SampleRouter.context, corpus: sample.corpus)
    #expect(trace.decision == sample.route(text))
  }

  /// Free text at the beginning is opened by nothing, so it may as well be a question.
  @Test func textBeforeAPhraseIsNotTakenBlindly() {
    let sample = SampleRouter(
      intents: """
        intent zone.tell
          about   Say in which zone someone is.
          strong  [who] is home
          slot    who: text "Who?" | "谁？"
        """,
      corpus: """
        train zone.tell
          [anna](who) is home
          [my brother](who) is at home now
        train out-of-scope
          who is the inventor of the telephone
          who is the mayor of london
          what is the name of this song
          who wrote the home edition
          why is the sky blue
        """)
    #expect(sample.summary("peter is home") == "zone.tell who=peter")
    #expect(
      sample.summary("who is the inventor of the thing that is called smart home") == "unmatched")
  }
}
