import CivilTime
import EntityRecognition
import IntentSchema
import TextAnalysis

/// What the tests of the recogniser share: Saturday, 31 January 2026, 10:00 at +01:00.
enum RecognitionExample {
  static let recognizer = EntityRecognizer(lists: [])

  /// The entities of a text, each as `kind "span" value`.
  static func entities(_ text: String, lists: [Gazetteer] = []) -> [String] {
    let zone = TimeZoneRules(fixedOffset: 3600)
    let now = Timestamp("2026-01-31T10:00:00+01:00", in: zone)?.milliseconds ?? 0
    let tokens = Tokenizer().tokenize(text)
    let recognizer = lists.isEmpty ? Self.recognizer : EntityRecognizer(lists: lists)
    return recognizer.recognize(tokens, at: RecognitionContext(now: now, timeZone: zone)).map {
      "\($0.kind.rawValue) \"\(tokens.typed($0.source))\" \(describe($0.value))"
    }
  }

  /// Why the dates and times of a text have no value.
  static func problems(_ text: String) -> [Entity.Problem?] {
    let zone = TimeZoneRules(fixedOffset: 3600)
    let now = Timestamp("2026-01-31T10:00:00+01:00", in: zone)?.milliseconds ?? 0
    let context = RecognitionContext(now: now, timeZone: zone)
    return recognizer.recognize(Tokenizer().tokenize(text), at: context).map(\.problem)
  }

  /// The entities of a text that are of one kind.
  static func entities(_ text: String, _ kind: EntityKind) -> [String] {
    entities(text).filter { $0.hasPrefix("\(kind.rawValue) ") }
      .map { String($0.dropFirst(kind.rawValue.count + 1)) }
  }

  /// Everything of some kinds that a person would point at, each as `kind "span" value`.
  static func all(_ text: String, _ kinds: Set<EntityKind>) -> [String] {
    let zone = TimeZoneRules(fixedOffset: 3600)
    let now = Timestamp("2026-01-31T10:00:00+01:00", in: zone)?.milliseconds ?? 0
    let tokens = Tokenizer().tokenize(text)
    let context = RecognitionContext(now: now, timeZone: zone)
    return recognizer.recognize(tokens, at: context, kinds: kinds).map {
      "\($0.kind.rawValue) \"\(tokens.typed($0.source))\" \(describe($0.value))"
    }
  }

  private static func describe(_ value: SlotValue) -> String {
    switch value {
    case .number(let number): short(number)
    case .text(let text), .duration(let text): text
    case .boolean(let answer): "\(answer)"
    case .temporal(let time, let grain): "\(time.replacing("+01:00", with: "")) \(grain.rawValue)"
    case .range(let from, let to, _):
      "\(from)..\(to)".replacing("+01:00", with: "")
    case .recurrence(let first, let step, let days):
      "\(first.replacing("+01:00", with: "")) \(step) \(days)"
    case .quantity(let amount, let unit): "\(short(amount)) \(unit)"
    case .listed(let value, let label): "\(value)=\(label)"
    }
  }

  private static func short(_ number: Double) -> String {
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
