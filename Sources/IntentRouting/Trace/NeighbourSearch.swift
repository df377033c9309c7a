import IntentSchema
import TextAnalysis

/// Finds the training utterances that share most words and pairs of words with another one.
struct NeighbourSearch {
  private let utterances: [LabelledUtterance]
  private let tokenizer = Tokenizer()

  init(_ utterances: [LabelledUtterance]) { self.utterances = utterances }

  /// Finds the nearest utterances.
  ///
  /// - Parameters:
  ///   - text: the text to be near to.
  ///   - count: how many to find.
  /// - Returns: the nearest, best first, without those that share nothing.
  /// - Complexity: O(*n*) in the size of the corpus.
  func nearest(to text: TokenizedText, count: Int) -> [RoutingTrace.Neighbour] {
    let own = Self.shingles(of: text)
    guard !own.isEmpty else { return [] }
    var best: [RoutingTrace.Neighbour] = []
    for utterance in utterances {
      let other = Self.shingles(of: tokenizer.tokenize(utterance.text))
      let shared = own.intersection(other).count
      guard shared > 0 else { continue }
      // Jaccard, Bulletin de la Société Vaudoise des Sciences Naturelles 37, 1901.
      let similarity = Double(shared) / Double(own.count + other.count - shared)
      guard best.count < count || similarity > (best.last?.similarity ?? 0) else { continue }
      let neighbour = RoutingTrace.Neighbour(
        intent: utterance.intent, text: utterance.text, location: utterance.location,
        similarity: similarity)
      let place = best.firstIndex { $0.similarity < similarity } ?? best.count
      best.insert(neighbour, at: place)
      if best.count > count { best.removeLast() }
    }
    return best
  }

  private static func shingles(of text: TokenizedText) -> Set<UInt64> {
    let keys = text.tokens.filter { $0.kind != .symbol }.map(\.key)
    let pairs = zip(keys, keys.dropFirst()).map { $0 &* 31 ^ $1 &+ 1 }
    return Set(keys).union(pairs)
  }
}
