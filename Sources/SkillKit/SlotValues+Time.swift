import CivilTime
import IntentSchema

extension SlotValues {
  /// A required duration, in milliseconds.
  public func duration(_ name: String) throws(SkillError) -> Int64 {
    try present(optionalDuration(name), name)
  }

  /// An optional duration, in milliseconds; a month counts 30 days, a year 365.
  public func optionalDuration(_ name: String) throws(SkillError) -> Int64? {
    try value(name, "a duration") {
      guard case .duration(let iso) = $0.value, let duration = CivilDuration(iso) else {
        return nil
      }
      return Int64(exactly: duration.approximateSeconds * 1000)
    }
  }

  /// A required date or time: the start of a range, the first time of a recurrence.
  public func temporal(_ name: String) throws(SkillError) -> TemporalValue {
    try present(optionalTemporal(name), name)
  }

  /// An optional date or time: the start of a range, the first time of a recurrence.
  public func optionalTemporal(_ name: String) throws(SkillError) -> TemporalValue? {
    try value(name, "a date or a time") {
      switch $0.value {
      case .temporal(let text, let grain): TemporalValue(text, grain: grain)
      case .range(let from, _, let grain): TemporalValue(from, grain: grain)
      case .recurrence(let first, _, _): TemporalValue(first, grain: .minute)
      default: nil
      }
    }
  }
}
