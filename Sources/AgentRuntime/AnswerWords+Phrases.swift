extension AnswerWords {
  /// What may stand around a short answer without changing it.
  static let courtesies = AnswerPhrases([
    "please", "thanks", "thank you", "thanks a lot", "thank you very much", "many thanks", "thx",
    "ty", "cheers", "oh", "ah", "well", "hmm", "um", "uh", "er", "ok", "okay", "then", "now",
    "actually", "just", "sorry", "so", "that would be great", "thatd be great",
    "请", "請", "谢谢", "谢谢你", "谢谢您", "谢啦", "谢了", "多谢", "麻烦了", "麻烦你了", "麻烦你", "謝謝",
    "多謝", "吧", "啊", "呀", "哦", "噢", "呢", "啦", "嘛", "哈", "那", "那就", "就", "先", "还是", "嗯",
  ])

  /// Drop it.
  static let cancellations = AnswerPhrases([
    "never mind", "nevermind", "nvm", "no never mind", "no cancel", "no cancel it", "no stop",
    "no forget it", "cancel", "cancel it", "cancel that",
    "cancel this", "forget it", "forget about it", "forget that", "stop", "stop it", "stop that",
    "abort", "quit it", "drop it", "leave it", "skip it", "scratch that", "dont bother",
    "no need", "no alarm", "no timer", "no note", "no reminder", "no thanks", "no thank you",
    "changed my mind", "i changed my mind",
    "ive changed my mind",
    "算了", "取消", "取消掉", "取消了", "不用了", "别管了", "別管了", "不要了", "不必了", "当我没说", "當我沒說",
    "停", "停止", "停下", "别问了", "不弄了", "不想了", "不说了", "不设了", "不记了", "不用管", "不用管了", "别弄了", "我改主意了", "没事了",
    "沒事了", "没事", "不用谢谢",
  ])

  /// Yes.
  static let yes = AnswerPhrases([
    "y", "yes", "yeah", "yep", "yup", "ya", "sure", "sure thing", "ok", "okay", "okey", "k",
    "please", "please do", "do it", "do that", "do so", "go ahead", "go for it", "of course",
    "absolutely", "definitely", "certainly", "right", "correct", "fine", "great", "perfect",
    "sounds good", "sounds great", "why not", "id like that", "save it", "all right", "alright",
    "好", "好的", "好吧", "是", "是的", "对", "对的", "要", "我要", "要的", "行", "行的", "成", "可以", "可以的",
    "嗯", "没问题", "当然", "当然可以", "存", "存吧", "存一下", "保存", "来吧", "來吧", "對", "對的", "沒問題",
    "當然", "當然可以",
  ])

  /// No.
  static let no = AnswerPhrases([
    "n", "no", "nope", "nah", "not now", "not really", "not today", "dont", "do not", "rather not",
    "id rather not", "no way", "not necessary", "im good",
    "不", "不用", "不要", "不是", "不行", "不了", "不好", "别", "別", "不必", "不需要", "不可以", "没有", "否", "免了",
  ])

  /// The words that open an English question.
  static let questionWords: Set<String> = [
    "what", "whats", "which", "how", "hows", "when", "where", "who", "is", "are", "do", "does",
    "can",
    "could", "any",
  ]

  /// The words of a Chinese question.
  static let chineseQuestionWords = ["什么", "几", "多少", "多久", "哪", "吗", "怎么"]

  /// The options of a question by their places.
  static let ordinals: [AnswerPhrases] = [
    AnswerPhrases([
      "first", "the first", "one", "first one", "the first one", "number 1", "number one",
      "option 1", "option one", "the former", "1", "1st", "一", "第一", "第一个", "第一個", "第1个", "第一种",
      "前者", "选1", "选一",
    ]),
    AnswerPhrases([
      "second", "the second", "two", "second one", "the second one", "number 2", "number two",
      "option 2", "option two", "the latter", "2", "2nd", "二", "第二", "第二个", "第二個", "第2个", "第二种",
      "后者", "後者", "选2", "选二",
    ]),
    AnswerPhrases([
      "third", "the third", "three", "third one", "the third one", "number 3", "option 3", "3",
      "3rd", "三", "第三", "第三个", "第三個", "第3个", "第三种", "选3", "选三",
    ]),
    AnswerPhrases([
      "fourth", "the fourth", "four", "fourth one", "the fourth one", "number 4", "option 4", "4",
      "4th", "四", "第四", "第四个", "第四個", "第4个", "第四种", "选4", "选四",
    ]),
  ]
}
