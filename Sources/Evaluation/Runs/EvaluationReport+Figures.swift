import IntentSchema

extension EvaluationReport {
  /// A figure of which more is better, with the name it has in the JSON.
  package struct Figure: Sendable, Hashable {
    /// The name, such as `languages.zh.accuracy`.
    package var key: String
    /// The figure.
    package var value: Double
  }

  /// The figures of which more is better, for floors.
  package var figures: [Figure] {
    quality.figures(under: "")
      + Language.allCases.flatMap { language in
        languages[language]?.figures(under: "languages.\(language.rawValue).") ?? []
      }
  }
}

extension Quality {
  fileprivate func figures(under prefix: String) -> [EvaluationReport.Figure] {
    var figures = [("accuracy", accuracy), ("macroF1", macroF1)]
    if let outOfScope {
      figures += [
        ("outOfScope.auroc", outOfScope.auroc),
        ("outOfScope.recallAt5PercentRejection", outOfScope.recallAt5PercentRejection),
        ("outOfScope.precision", outOfScope.precision), ("outOfScope.recall", outOfScope.recall),
        ("outOfScope.inScopeAccuracy", outOfScope.inScopeAccuracy),
      ]
    }
    return figures.map { EvaluationReport.Figure(key: prefix + $0.0, value: $0.1) }
  }
}
