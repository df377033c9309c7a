/// Chooses the sentences that say most about a text, in English or Chinese.
///
/// A sentence is scored by its centrality in the graph of similarities, its nearness to the text
/// as a whole, its place and its wording; each choice then counts against those like it.
enum Summarizer {
  /// What a text comes down to.
  struct Summary: Sendable, Hashable {
    /// The chosen sentences, in the order of the text.
    var sentences: [String]
    /// The number of sentences of the text.
    var total: Int
  }

  /// The most sentences that are compared with each other.
  static let mostCompared = 300
  /// The most bytes of a text that are read.
  static let mostBytes = 1 << 20

  /// Summarises a text.
  ///
  /// - Parameters:
  ///   - text: plain text or Markdown; what is beyond `mostBytes` isn't read.
  ///   - count: how many sentences to choose; nil goes by the length of the text.
  /// - Returns: the chosen sentences.
  /// - Complexity: O(*n* log *n*) in the length of the text.
  static func summarize(_ text: String, count: Int? = nil) -> Summary {
    let candidates = candidates(of: text)
    let chosen = choose(count ?? length(for: candidates.count), of: candidates)
    return Summary(sentences: chosen.map(\.text), total: candidates.count)
  }

  /// A sentence that may be chosen.
  private struct Candidate {
    var text: String
    var place: SentenceCues.Place
    var vector: TermVector
    var nearness: Double
  }

  private static func length(for count: Int) -> Int {
    switch count {
    case ...1: count
    case ...3: 1
    case ...7: 2
    case ...20: 3
    case ...60: 4
    default: 5
    }
  }

  private static func candidates(of text: String) -> [Candidate] {
    let paragraphs = ProseReader.paragraphs(of: bounded(text)).map(SentenceSplitter.sentences)
    let sentences = withoutIntroductions(withoutHeadings(paragraphs))
    let vectors = TermVector.vectors(of: sentences.map { SentenceTerms.terms(of: $0.text) })
    return sentences.indices.map { index in
      let (sentence, opens) = sentences[index]
      return Candidate(
        text: sentence,
        place: .init(index: index, count: sentences.count, opensParagraph: opens),
        vector: vectors.sentences[index],
        nearness: vectors.sentences[index].similarity(to: vectors.text))
    }
  }

  private static func bounded(_ text: String) -> String {
    guard text.utf8.count > mostBytes else { return text }
    return String(decoding: text.utf8.prefix(mostBytes), as: UTF8.self)
  }

  /// The sentences of paragraphs, without short lines that have no end and stand alone.
  private static func withoutHeadings(
    _ paragraphs: [[String]]
  ) -> [(text: String, opensParagraph: Bool)] {
    let all = paragraphs.flatMap { sentences in
      sentences.enumerated().map { (text: $0.element, opensParagraph: $0.offset == 0) }
    }
    let prose = paragraphs.filter { $0.count != 1 || isSentence($0[0]) }
    let whole = prose.flatMap { sentences in
      sentences.enumerated().map { (text: $0.element, opensParagraph: $0.offset == 0) }
    }
    return whole.count >= 2 ? whole : all
  }

  /// The sentences without those that only lead to what a summary doesn't show: "Type this:".
  private static func withoutIntroductions(
    _ sentences: [(text: String, opensParagraph: Bool)]
  ) -> [(text: String, opensParagraph: Bool)] {
    let rest = sentences.filter { sentence in
      sentence.text.last.map { !":：".contains($0) } ?? false
    }
    return rest.count >= 2 ? rest : sentences
  }

  private static func isSentence(_ line: String) -> Bool {
    line.count >= 60 || line.last.map { ".!?。！？…”\"）)」".contains($0) } == true
  }

  private static func choose(_ count: Int, of candidates: [Candidate]) -> [Candidate] {
    let compared = nearest(mostCompared, of: candidates)
    let scores = scores(of: compared)
    var chosen: [Int] = []
    var penalties = [Double](repeating: 0, count: compared.count)
    while chosen.count < min(count, compared.count) {
      var best: (index: Int, score: Double)?
      for index in compared.indices where penalties[index] < likeness {
        let score = scores[index] - redundancy * penalties[index]
        if score > best?.score ?? -.infinity { best = (index, score) }
      }
      guard let best else { break }
      chosen.append(best.index)
      penalties[best.index] = 1
      for index in compared.indices {
        let similarity = compared[index].vector.similarity(to: compared[best.index].vector)
        penalties[index] = max(penalties[index], similarity)
      }
    }
    return chosen.sorted().map { compared[$0] }
  }

  /// The candidates nearest to the whole text, in the order of the text.
  private static func nearest(_ count: Int, of candidates: [Candidate]) -> [Candidate] {
    guard candidates.count > count else { return candidates }
    let ranked = candidates.indices.sorted {
      (-candidates[$0].nearness, $0) < (-candidates[$1].nearness, $1)
    }
    return ranked.prefix(count).sorted().map { candidates[$0] }
  }

  private static func scores(of candidates: [Candidate]) -> [Double] {
    let centrality = SentenceRanking.centrality(of: candidates.map(\.vector))
    let nearest = max(candidates.map(\.nearness).max() ?? 0, 1e-9)
    return candidates.indices.map { index in
      let candidate = candidates[index]
      return 0.4 * centrality[index] + 0.5 * candidate.nearness / nearest
        + 0.15 * SentenceCues.position(candidate.place)
        + 0.3 * SentenceCues.wording(candidate.text) + 0.5 * SentenceCues.length(candidate.text)
    }
  }

  /// The likeness to a chosen sentence from which another says nothing new; its own is 1.
  private static let likeness = 0.75

  /// How much the likeness to a chosen sentence counts below that.
  ///
  /// Source: maximal marginal relevance, Carbonell and Goldstein, 1998.
  private static let redundancy = 0.5
}
