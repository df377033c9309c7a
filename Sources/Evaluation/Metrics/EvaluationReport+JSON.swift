import IntentSchema

extension EvaluationReport {
  /// The report as one line of JSON, the members in the documented order.
  public var json: String {
    var members = quality.members
    let utterances = members.removeLast()
    let languages = Language.allCases.compactMap { language in
      self.languages[language].map { (language.rawValue, JSONValue.object($0.members)) }
    }
    members.append(("languages", .object(languages)))
    members.append(utterances)
    members.append(("trainSeconds", .number(cost.trainSeconds)))
    members.append(("calibrationSeconds", .number(cost.calibrationSeconds)))
    let latency = [
      ("median", JSONValue.number(cost.latency.median)), ("p99", .number(cost.latency.p99)),
    ]
    members.append(("microsecondsPerUtterance", .object(latency)))
    members.append(("modelBytes", .integer(cost.modelBytes)))
    return JSONValue.object(members).text
  }
}

extension Quality {
  /// The members of the quality, `utterances` being the last.
  fileprivate var members: [(String, JSONValue)] {
    [
      ("accuracy", .number(accuracy)), ("macroF1", .number(macroF1)),
      ("outOfScope", outOfScope.map { .object($0.members) } ?? .null),
      ("calibrationError", .number(calibrationError)),
      ("inScopeCalibrationError", .number(inScopeCalibrationError)),
      ("utterances", .integer(utterances)),
    ]
  }
}

extension OutOfScopeReport {
  fileprivate var members: [(String, JSONValue)] {
    [
      ("auroc", .number(auroc)), ("recallAt5PercentRejection", .number(recallAt5PercentRejection)),
      ("precision", .number(precision)), ("recall", .number(recall)),
      ("inScopeAccuracy", .number(inScopeAccuracy)), ("threshold", .number(threshold)),
    ]
  }
}
