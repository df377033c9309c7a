import CivilTime
import IntentRouting
import IntentSchema
import SkillKit

/// A skill with the values of its slots, as `run` takes them.
struct SkillCall: Sendable, Hashable {
  /// A slot with its value, as typed.
  struct Value: Sendable, Hashable {
    var slot: String
    var text: String
  }

  /// The identifier of the skill.
  var skill: String
  /// The values, in order.
  var values: [Value]

  private static let scheme = "parley://"

  /// Reads `SKILL SLOT=VALUE...` or `parley://SKILL?SLOT=VALUE&SLOT=VALUE`.
  init(_ words: [String]) throws(CommandFailure) {
    guard let first = words.first else {
      throw .usage("run needs a skill; 'parley skills' lists them")
    }
    var pairs = words.dropFirst().map { $0 }
    var isLink = false
    if first.hasPrefix(Self.scheme) {
      isLink = true
      let link = first.dropFirst(Self.scheme.count)
      let parts = link.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
      let name = parts[0].hasSuffix("/") ? parts[0].dropLast() : parts[0]
      skill = try PercentEncoding.decoded(String(name))
      pairs = (parts.count > 1 ? parts[1].split(separator: "&").map(String.init) : []) + pairs
    } else {
      skill = first
    }
    values = []
    for pair in pairs {
      guard let equals = pair.firstIndex(of: "=") else {
        throw .usage("'\(pair)' isn't SLOT=VALUE")
      }
      let (name, text) = (String(pair[..<equals]), String(pair[pair.index(after: equals)...]))
      values.append(
        isLink
          ? Value(
            slot: try PercentEncoding.decoded(name), text: try PercentEncoding.decoded(text))
          : Value(slot: name, text: text))
    }
  }

  /// The values as the skill takes them.
  func slots(
    for skill: AnySkill, by router: IntentRouter, at context: RoutingContext
  ) throws(CommandFailure) -> [FilledSlot] {
    var slots: [FilledSlot] = []
    for value in values {
      guard let parameter = skill.slots.first(where: { $0.name == value.slot }) else {
        let names = skill.slots.map(\.name)
        let hint = names.isEmpty ? "it takes none" : "it takes \(names.joined(separator: ", "))"
        throw .usage("'\(self.skill)' has no slot '\(value.slot)'; \(hint)")
      }
      let definition = SlotDefinition(
        name: parameter.name, type: parameter.type, isRequired: true,
        location: SourceLocation(path: "", line: 0, column: 0))
      guard case .filled(var slot) = router.fill(definition, from: value.text, at: context) else {
        throw .usage(
          "'\(value.text)' can't be read as the \(parameter.type.name) of '\(value.slot)'")
      }
      slot.source = nil
      slots.append(slot)
    }
    return slots
  }
}

/// The percent-encoding of links (RFC 3986).
enum PercentEncoding {
  /// The text that was encoded; invalid UTF-8 in it is repaired.
  static func decoded(_ text: String) throws(CommandFailure) -> String {
    var bytes: [UInt8] = []
    var rest = text.utf8.makeIterator()
    while let byte = rest.next() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
        continue
      }
      guard let high = rest.next().flatMap(digit), let low = rest.next().flatMap(digit) else {
        throw .usage("'\(text)' has a % that two hexadecimal digits don't follow")
      }
      bytes.append(high << 4 | low)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    Character(Unicode.Scalar(byte)).hexDigitValue.flatMap { UInt8(exactly: $0) }
  }
}
