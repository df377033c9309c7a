import CivilTime
import IntentSchema
import Measures

/// An entity in tokens, before overlaps are resolved.
struct Reading {
  var kind: EntityKind
  var tokens: Range<Int>
  var value: ReadingValue
  /// Whether it is returned beside a reading of the same span instead of competing with it.
  var isTwin = false
  /// Its place among readings of the same span and kind.
  var order = 0

  init(_ kind: EntityKind, _ tokens: Range<Int>, _ value: ReadingValue, isTwin: Bool = false) {
    self.kind = kind
    self.tokens = tokens
    self.value = value
    self.isTwin = isTwin
  }
}

extension Reading {
  /// Why a day or time that was said has no value.
  var problem: Entity.Problem? {
    if case .impossible(let problem) = value { problem } else { nil }
  }

  /// Whether it is a day or time that doesn't exist, a number beyond all numbers, or a span that
  /// ends before it begins.
  var isImpossible: Bool {
    switch value {
    case .impossible: true
    case .number(let number), .quantity(let number, _): !number.isFinite
    case .dates(let from, let to, _): to < from
    case .times(let from, let to, _): to < from
    default: false
    }
  }
}

/// What a reading means, without text: most readings are dropped for longer ones.
enum ReadingValue {
  case number(Double)
  case boolean(Bool)
  /// What was typed, in a range of tokens.
  case typed(Range<Int>)
  case duration(CivilDuration)
  /// A date, and the other one where day and month may change places.
  case date(CivilDate, or: CivilDate?, grain: Grain)
  /// A time, and the other time an ambiguous hour may be.
  case time(CivilDateTime, or: CivilDateTime?, grain: Grain)
  case dates(from: CivilDate, to: CivilDate, grain: Grain)
  case times(from: CivilDateTime, to: CivilDateTime, grain: Grain)
  case recurrence(first: CivilDateTime, isDate: Bool, every: CivilDuration, days: DaySet)
  case quantity(Double, UnitName)
  /// A span that has no beginning or no end.
  case open(from: CivilDateTime?, to: CivilDateTime?, isDate: Bool, grain: Grain)
  /// A day or time that doesn't exist, which keeps its parts from being read as something else.
  case impossible(Entity.Problem)
  /// Entries of a list, by their indices in the gazetteers' synonyms.
  case listed(Range<Int>)
}

/// A unit by its place in a table.
enum UnitName {
  case measurement(Int)
  case currency(Int)
  case time(TimeUnit)

  /// The name in lower-case English singular, or the ISO 4217 code in lower case.
  var text: String {
    switch self {
    case .measurement(let index): MeasurementUnit.all[index].name
    case .currency(let index): Currency.all[index].code.lowercased()
    case .time(let unit): "\(unit)"
    }
  }
}

/// Days of the week, 1 for Monday.
struct DaySet: Sendable {
  private var bits: UInt8 = 0
  /// Whether the last such day of a month is meant.
  var areLast = false

  /// Creates a set of some days.
  init(_ days: [Int] = []) {
    for day in days { insert(day) }
  }

  /// Whether no day is in the set.
  var isEmpty: Bool { bits == 0 }

  /// The days in order; negative ones where the last such day of a month is meant.
  var signed: [Int] { areLast ? days.map { -$0 } : days }

  /// The days in order.
  var days: [Int] { isEmpty ? [] : (1...7).filter(contains) }

  /// Whether a day is in the set.
  func contains(_ day: Int) -> Bool { bits >> UInt8(truncatingIfNeeded: day) & 1 != 0 }

  /// Adds a day.
  mutating func insert(_ day: Int) { bits |= 1 << UInt8(truncatingIfNeeded: day) }
}
