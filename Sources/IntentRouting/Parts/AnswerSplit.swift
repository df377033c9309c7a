import TextAnalysis

/// A way to read a line as an answer with another request behind it: "at 5, and set a timer".
public struct AnswerSplit: Sendable, Hashable {
  /// The words of the answer.
  public var answer: String
  /// The words of the request.
  public var request: String
  /// Whether words such as "and then" stand between them, which nearly always join requests.
  public var isSure: Bool
}

extension IntentRouter {
  /// How many splits of a line are worth a try.
  private static let splitLimit = 4

  /// Finds where an answer may end and another request may begin.
  ///
  /// - Parameters:
  ///   - line: the line.
  ///   - context: the circumstances.
  /// - Returns: the splits, by where they are; none for most lines.
  /// - Complexity: O(*n*) in the length of the line.
  public func splits(of line: String, at context: RoutingContext) -> [AnswerSplit] {
    let reading = reader.read(line, at: context)
    let search = PartSearch(reading.text, entities: reading.entities, table: connectors)
    let text = reading.text
    return search.connectors.prefix(Self.splitLimit).map { connector in
      let before = text.tokens[connector.tokens.lowerBound - 1].source.upperBound
      let after = text.tokens[connector.tokens.upperBound].source.lowerBound
      let hasWord = text.tokens[connector.tokens].contains { $0.kind != .symbol }
      return AnswerSplit(
        answer: text.typed(0..<before), request: text.typed(after..<text.source.count),
        isSure: connector.isSure && hasWord)
    }
  }
}
