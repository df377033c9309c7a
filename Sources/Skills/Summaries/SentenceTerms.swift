/// The words of a sentence that carry meaning: English stems without stop words, pairs of
/// neighbouring Han characters.
enum SentenceTerms {
  /// The terms of a sentence, in order, with repetitions.
  ///
  /// - Parameter sentence: the sentence.
  /// - Returns: the terms.
  /// - Complexity: O(*n*) in its length.
  static func terms(of sentence: String) -> [String] {
    var terms: [String] = []
    var previous: String?
    for piece in TextPiece.split(sentence) {
      switch piece.kind {
      case .han where !stopCharacters.contains(piece.text):
        if let previous { terms.append(previous + piece.text) }
        previous = piece.text
        continue
      case .word where piece.text.utf8.count > 1 && !stopWords.contains(piece.text):
        terms.append(stem(piece.text))
      default:
        break
      }
      previous = nil
    }
    return terms
  }

  /// A word without the endings of plurals and verbs.
  ///
  /// - Parameter word: a word in lower case.
  /// - Returns: the stem, which need not be a word.
  static func stem(_ word: String) -> String {
    for (ending, replacement) in endings where word.hasSuffix(ending) {
      let base = word.dropLast(ending.count)
      guard base.count >= 3 else { continue }
      return withoutDouble(base) + replacement
    }
    return word.count > 3 && word.hasSuffix("e") ? String(word.dropLast()) : word
  }

  private static func withoutDouble(_ base: Substring) -> String {
    let tail = base.suffix(2)
    guard base.count > 3, let last = tail.last, tail.first == last, !"lse".contains(last) else {
      return base.count > 4 && base.hasSuffix("e") ? String(base.dropLast()) : String(base)
    }
    return String(base.dropLast())
  }

  private static let endings = [
    ("ations", "at"), ("ation", "at"), ("sses", "ss"), ("ies", "y"), ("ings", ""), ("ing", ""),
    ("edly", ""), ("ied", "y"), ("ed", ""), ("ly", ""), ("ss", "ss"), ("us", "us"), ("es", ""),
    ("s", ""),
  ]

  private static let stopCharacters: Set<String> = [
    "的", "了", "是", "在", "和", "与", "也", "都", "就", "而", "及", "其", "这", "那", "有", "被", "把",
    "对", "为", "以", "等", "着", "之", "个", "们", "到", "从", "很", "更", "最", "又", "还", "但", "却",
    "不", "没", "会", "能", "要", "可", "让", "使", "上", "下", "中", "里", "一", "我", "你", "他", "她",
    "它", "们", "與", "為", "這", "個", "們", "從", "還", "對", "於", "于", "所", "并", "則", "则", "吗",
  ]

  private static let stopWords: Set<String> = [
    "about", "above", "after", "again", "all", "also", "although", "always", "am", "an", "and",
    "another", "any", "are", "around", "as", "at", "be", "became", "because", "become", "been",
    "before", "being", "between", "both", "but", "by", "came", "can", "cannot", "come", "could",
    "did", "do", "does", "doing", "done", "down", "during", "each", "either", "else", "enough",
    "even", "ever", "every", "few", "for", "from", "get", "gets", "given", "go", "goes", "going",
    "got", "had", "has", "have", "having", "he", "her", "here", "hers", "him", "his", "how",
    "however", "if", "in", "into", "is", "it", "its", "itself", "just", "less", "like", "made",
    "make", "makes", "many", "may", "me", "might", "more", "most", "much", "must", "my", "never",
    "no", "nor", "not", "nothing", "now", "of", "off", "often", "on", "once", "one", "only", "or",
    "other", "others", "our", "out", "over", "own", "per", "put", "quite", "rather", "said", "same",
    "say", "says", "she", "should", "since", "so", "some", "still", "such", "take", "than", "that",
    "the", "their", "them", "then", "there", "these", "they", "thing", "things", "this", "those",
    "though", "through", "thus", "to", "too", "two", "under", "until", "up", "upon", "us", "very",
    "was", "we", "well", "went", "were", "what", "when", "where", "whether", "which", "while",
    "who", "whole", "whom", "whose", "why", "will", "with", "within", "without", "would", "yet",
    "you", "your", "dont", "didnt", "isnt", "wasnt", "cant", "wont", "im", "ive", "thats",
  ]
}
