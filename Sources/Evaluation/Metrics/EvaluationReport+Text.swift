import IntentSchema

extension EvaluationReport {
  /// The figures that matter, for people.
  public var summary: String {
    var rows = Self.rows(of: quality)
    for language in Language.allCases {
      guard languages.count > 1, let quality = languages[language] else { continue }
      rows.append((language.rawValue, ""))
      rows += Self.rows(of: quality).map { ("  " + $0, $1) }
    }
    rows.append(("training", Self.seconds(cost.trainSeconds)))
    rows.append(("calibration", Self.seconds(cost.calibrationSeconds)))
    let median = Decimals.text(cost.latency.median, places: 1) ?? "–"
    let p99 = Decimals.text(cost.latency.p99, places: 1) ?? "–"
    rows.append(("a line", "\(median) µs, 99 of 100 within \(p99) µs"))
    rows.append(("model", "\(cost.modelBytes) bytes"))
    let width = (rows.map(\.0.count).max() ?? 0) + 2
    return rows.map { name, value in
      value.isEmpty ? name + "\n" : TextTable.left(name, width) + value + "\n"
    }.joined()
  }

  /// Precision, recall and F1 of each intent as a table, worst F1 first.
  ///
  /// - Complexity: O(*k* log *k*) in the number of intents.
  public var intentTable: String {
    let sorted = intents.scores.sorted { ($0.f1, $0.intent) < ($1.f1, $1.intent) }
    let rows = sorted.map { score in
      [
        score.intent, Decimals.percent(score.precision), Decimals.percent(score.recall),
        Decimals.percent(score.f1), String(score.support),
      ]
    }
    return TextTable.text([["intent", "precision", "recall", "F1", "lines"]] + rows)
  }

  private static func rows(of quality: Quality) -> [(String, String)] {
    var rows = [
      ("utterances", String(quality.utterances)),
      ("accuracy", Decimals.percent(quality.accuracy)),
      ("macro F1", Decimals.percent(quality.macroF1)),
      ("calibration error", Decimals.percent(quality.calibrationError)),
      ("calibration error in scope", Decimals.percent(quality.inScopeCalibrationError)),
    ]
    guard let report = quality.outOfScope else { return rows }
    rows += [
      ("out of scope: AUROC", Decimals.percent(report.auroc)),
      (
        "out of scope: recall at 5 % rejection",
        Decimals.percent(report.recallAt5PercentRejection)
      ),
    ]
    let threshold = Decimals.text(report.threshold, places: 2) ?? "–"
    rows += [
      ("at threshold \(threshold): out-of-scope precision", Decimals.percent(report.precision)),
      ("at threshold \(threshold): out-of-scope recall", Decimals.percent(report.recall)),
      ("at threshold \(threshold): in-scope accuracy", Decimals.percent(report.inScopeAccuracy)),
    ]
    return rows
  }

  private static func seconds(_ seconds: Double) -> String {
    (Decimals.text(seconds, places: 2) ?? "–") + " s"
  }
}
