import IntentSchema
import TextAnalysis

extension Grammar {
  /// The quoted parts of the text: between “ and ”, 《 and 》, or two straight quotes.
  ///
  /// - Complexity: O(*n*) in the number of tokens.
  func quotations() -> [Reading] {
    var found: [Reading] = []
    var curly: Int?
    var title: Int?
    var straight: Int?
    for index in 0..<lattice.count where lattice.kind(index) == .symbol {
      let text = lattice.text
      if text.isToken(index, "\"") {
        guard let open = straight else {
          straight = index
          continue
        }
        append(open, index, to: &found)
        straight = nil
      } else if text.isToken(index, "“") {
        curly = index
      } else if text.isToken(index, "《") {
        title = index
      } else if text.isToken(index, "”"), let open = curly {
        append(open, index, to: &found)
        curly = nil
      } else if text.isToken(index, "》"), let open = title {
        append(open, index, to: &found)
        title = nil
      }
    }
    return found
  }

  /// For each token whether it stands in a title (《…》), or nil where the text has none.
  func titledTokens() -> [Bool]? {
    let titles = quotations().filter { lattice.text.isToken($0.tokens.lowerBound, "《") }
    guard !titles.isEmpty else { return nil }
    var titled = [Bool](repeating: false, count: lattice.count)
    for title in titles {
      for token in title.tokens { titled[token] = true }
    }
    return titled
  }

  private func append(_ open: Int, _ close: Int, to found: inout [Reading]) {
    guard close > open + 1 else { return }
    found.append(Reading(.quoted, open..<close + 1, .typed(open + 1..<close)))
  }

  /// The answer that the whole text is: "yes please", "nope", 算了吧.
  func answer() -> Reading? {
    guard lattice.count <= 12, lattice.mentions(.answers) else { return nil }
    var index = 0
    var result: Bool?
    var span: Range<Int>?
    while index < lattice.count {
      if lattice.kind(index) == .symbol, !lattice.has(.answers, at: index) {
        index += 1
        continue
      }
      guard
        let answer = lattice.first(
          .answer, at: index,
          { meaning -> Bool? in
            if case .answer(let value) = meaning { value } else { nil }
          }) ?? courtesy(at: index, result), answer.value == result ?? answer.value
      else { return nil }
      result = answer.value
      span = (span?.lowerBound ?? index)..<answer.end
      index = answer.end
    }
    guard let result, let span else { return nil }
    return Reading(.boolean, span, .boolean(result))
  }

  /// The answer at the beginning of a clause of a longer text, as in "yeah, that works".
  ///
  /// It must be all of the clause, unless it can't be anything but an answer.
  ///
  /// - Complexity: O(*n*) in the number of tokens.
  func answerWithin() -> Reading? {
    guard lattice.mentions(.answers) else { return nil }
    for index in 0..<lattice.count {
      guard index == 0 || lattice.kind(index - 1) == .symbol,
        let answer = lattice.first(
          .answer, at: index,
          { meaning -> Bool? in
            if case .answer(let value) = meaning { value } else { nil }
          })
      else { continue }
      let next = lattice.kind(answer.end)
      let endsClause =
        next == nil || next == .symbol && lattice.skip(.hyphen, at: answer.end) == nil
      let isSign = lattice.kind(index) == .symbol
      guard endsClause || isSign || isInterjection(index) else { continue }
      return Reading(.boolean, index..<answer.end, .boolean(answer.value))
    }
    return nil
  }

  private func isInterjection(_ index: Int) -> Bool {
    let words: [StaticString] = ["yes", "yeah", "yep", "yup", "yea", "nope", "nah"]
    return words.contains { lattice.text.isToken(index, $0) }
  }

  private func courtesy(at index: Int, _ result: Bool?) -> Match<Bool>? {
    guard let result, let end = lattice.skip(.courtesy, at: index) else { return nil }
    return Match(value: result, end: end)
  }
}
