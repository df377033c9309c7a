import CivilTime
import FoundationEssentials

/// A text of an oracle file with the entities that must be found in it.
///
/// A file is JSON Lines: `lang`, `kind`, `text`, `reference` (the local time that relative times
/// count from) and `expect`, which lists every entity of the kind.
package struct OracleLine: Sendable, Decodable {
  /// What is wrong with a line of a file.
  package struct Problem: Sendable, Hashable {
    /// The line, from 1.
    package var line: Int
    /// What is wrong.
    package var message: String
  }

  /// The language of the text, such as `en`.
  package var lang: String
  /// What the file is about.
  package var kind: OracleKind
  /// The text.
  package var text: String
  /// The local time that relative times count from, without an offset.
  package var reference: String?
  /// The entities of the kind in the text.
  package var expect: [OracleExpectation]

  /// Reads a file.
  ///
  /// - Parameter bytes: the file; blank lines mean nothing.
  /// - Returns: the lines, and what is wrong with others.
  /// - Complexity: O(*n*) in the length of the file.
  package static func parse(_ bytes: [UInt8]) -> (lines: [OracleLine], problems: [Problem]) {
    var lines: [OracleLine] = []
    var problems: [Problem] = []
    let decoder = JSONDecoder()
    let rows = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, row) in rows.enumerated() where row.contains(where: { $0 > 0x20 }) {
      do {
        let line = try decoder.decode(OracleLine.self, from: Data(row))
        guard line.reference.map({ Timestamp($0, in: .utc) != nil }) ?? true else {
          problems.append(
            Problem(line: index + 1, message: "the member 'reference' is no local time"))
          continue
        }
        lines.append(line)
      } catch {
        problems.append(Problem(line: index + 1, message: message(for: error)))
      }
    }
    return (lines, problems)
  }

  private static func message(for error: any Error) -> String {
    switch error {
    case DecodingError.keyNotFound(let key, _): "the member '\(key.stringValue)' is missing"
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      "the member '\(context.codingPath.last?.stringValue ?? "")' has the wrong type"
    case DecodingError.dataCorrupted(let context) where !context.codingPath.isEmpty:
      "the member '\(context.codingPath.last?.stringValue ?? "")' has no such value"
    default: "this isn't a JSON object with lang, kind, text and expect"
    }
  }
}

/// An entity that must be found.
package struct OracleExpectation: Sendable, Decodable {
  /// The text of the span, its letters lower-case and its signs of half width.
  package var span: String
  /// Where the span begins, in characters of the text.
  package var start: Int?
  /// Where the span ends, in characters of the text, end exclusive.
  package var end: Int?
  /// What sort of thing it is.
  package var type: String
  /// The values of which any one is right.
  package var values: [OracleValue]
}

/// A value that is right for a span.
package struct OracleValue: Sendable, Decodable {
  /// What a `value` may be.
  package enum Content: Sendable, Hashable {
    case text(String)
    case boolean(Bool)
  }

  /// The value of anything but a span of time.
  package var value: Content?
  /// The unit of an amount.
  package var unit: String?
  /// The ISO 4217 code of an amount of money.
  package var isoCurrency: String?
  /// Where a span of time begins.
  package var start: String?
  /// Where a span of time ends.
  package var end: String?
  /// The TIMEX3 expression of a time.
  package var timex: String?
  /// What is added to a time: `before`, `after`, `since`, `until`, `start`, `mid`, `end`.
  package var modifier: String?

  private enum CodingKeys: String, CodingKey {
    case value, unit, isoCurrency, start, end, timex
    case modifier = "Mod"
  }

  /// Reads a value from an oracle file.
  ///
  /// - Parameter decoder: holds the value.
  /// - Throws: what the decoder finds wrong.
  package init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    unit = try members.decodeIfPresent(String.self, forKey: .unit)
    isoCurrency = try members.decodeIfPresent(String.self, forKey: .isoCurrency)
    start = try members.decodeIfPresent(String.self, forKey: .start)
    end = try members.decodeIfPresent(String.self, forKey: .end)
    timex = try members.decodeIfPresent(String.self, forKey: .timex)
    modifier = try members.decodeIfPresent(String.self, forKey: .modifier)
    if let flag = try? members.decode(Bool.self, forKey: .value) {
      value = .boolean(flag)
    } else {
      value = try members.decodeIfPresent(String.self, forKey: .value).map { .text($0) }
    }
  }
}
