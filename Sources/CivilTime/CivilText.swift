extension CivilDate: LosslessStringConvertible {
  /// The date as ISO 8601 text, `2026-01-31`; years beyond four digits have a sign.
  public var description: String {
    CivilTextWriter.text { $0.append(self) }
  }

  /// Reads ISO 8601 text such as `2026-01-31`.
  ///
  /// - Parameter description: the text.
  public init?(_ description: String) {
    var reader = TimestampReader(rest: Array(description.utf8)[...])
    guard let date = reader.readDate(), reader.rest.isEmpty else { return nil }
    self = date
  }
}

extension TimeOfDay: LosslessStringConvertible {
  /// The time as `17:00:00`.
  public var description: String {
    CivilTextWriter.text { $0.append(self) }
  }

  /// Reads `17:00` or `17:00:30`.
  ///
  /// - Parameter description: the text.
  public init?(_ description: String) {
    var reader = TimestampReader(rest: Array(description.utf8)[...])
    guard let time = reader.readTime(), reader.rest.isEmpty else { return nil }
    self = time
  }
}

extension CivilDateTime: CustomStringConvertible {
  /// The time as ISO 8601 text without an offset, `2026-01-31T17:00:00`.
  public var description: String { CivilTextWriter.text { $0.append(self) } }
}
