package import IntentSchema

/// What typos cost, for each language.
package struct TypoReport: Sendable, Hashable {
  /// A share of lines, as they are and with a typo each.
  package struct Pair: Sendable, Hashable {
    /// The share of the lines as they are.
    package var clean: Double
    /// The share of the lines with a typo.
    package var typo: Double

    /// How much of the share is lost; negative if it grows.
    package var lost: Double { clean - typo }
  }

  /// The figures of one language.
  package struct Figures: Sendable, Hashable {
    /// How many lines in scope there are.
    package var utterances: Int
    /// The share of them whose likeliest intent is right.
    package var accuracy: Pair
    /// The share of them that are decided for the right intent.
    package var decided: Pair
    /// The share of them with a typo in which something was corrected.
    package var corrected: Double
    /// How many lines out of scope there are.
    package var outOfScope: Int
    /// The share of them that are decided for no intent.
    package var rejected: Pair

    /// Counts outcomes.
    ///
    /// - Parameter outcomes: what became of the lines.
    /// - Complexity: O(*n*) in their number.
    package init(of outcomes: [TypoOutcome]) {
      let inside = outcomes.filter { $0.expected != nil }
      let outside = outcomes.filter { $0.expected == nil }
      utterances = inside.count
      outOfScope = outside.count
      accuracy = Self.pair(in: inside) { $1.best == $0.expected }
      decided = Self.pair(in: inside) { $1.decided == $0.expected }
      rejected = Self.pair(in: outside) { $1.decided == nil }
      corrected = Self.share(in: inside, where: \.isCorrected)
    }

    private static func pair(
      in outcomes: [TypoOutcome], where isGood: (TypoOutcome, TypoOutcome.Answer) -> Bool
    ) -> Pair {
      Pair(
        clean: share(in: outcomes) { isGood($0, $0.clean) },
        typo: share(in: outcomes) { isGood($0, $0.typo) })
    }

    private static func share(
      in outcomes: [TypoOutcome], where isGood: (TypoOutcome) -> Bool
    ) -> Double {
      outcomes.isEmpty ? 0 : Double(outcomes.count(where: isGood)) / Double(outcomes.count)
    }
  }

  /// The seed that decided the typos.
  package var seed: UInt64
  /// The figures of the languages that have lines.
  package var languages: [Language: Figures]

  /// The report as one line of JSON.
  package var json: String {
    let languages = present.map { language, figures in
      (language.rawValue, JSONValue.object(figures.members))
    }
    return JSONValue.object([
      ("seed", .integer(Int(clamping: seed))), ("languages", .object(languages)),
    ]).text
  }

  /// The report as a table for people.
  package var text: String {
    let head = ["", "lines", "as they are", "with a typo", "lost"]
    let rows = present.flatMap { language, figures in figures.rows(language.rawValue) }
    return TextTable.text([head] + rows)
  }

  /// What a floor may be set for, by the names of the JSON.
  package var figures: [EvaluationReport.Figure] {
    present.flatMap { language, figures in
      [
        ("accuracy.typo", figures.accuracy.typo), ("decided.typo", figures.decided.typo),
        ("rejected.typo", figures.rejected.typo),
      ].map { .init(key: "languages.\(language.rawValue).\($0.0)", value: $0.1) }
    }
  }

  private var present: [(Language, Figures)] {
    Language.allCases.compactMap { language in languages[language].map { (language, $0) } }
  }
}

extension TypoReport.Figures {
  fileprivate var members: [(String, JSONValue)] {
    [
      ("utterances", .integer(utterances)), ("accuracy", accuracy.json), ("decided", decided.json),
      ("corrected", .number(corrected)), ("outOfScope", .integer(outOfScope)),
      ("rejected", rejected.json),
    ]
  }

  fileprivate func rows(_ language: String) -> [[String]] {
    [
      ("likeliest intent right", utterances, accuracy), ("decided right", utterances, decided),
      ("out of scope rejected", outOfScope, rejected),
    ].map { name, lines, pair in
      ["\(language)  \(name)", String(lines)]
        + [pair.clean, pair.typo, pair.lost].map(Decimals.percent)
    }
  }
}

extension TypoReport.Pair {
  fileprivate var json: JSONValue {
    .object([("clean", .number(clean)), ("typo", .number(typo)), ("lost", .number(lost))])
  }
}
