import IntentSchema
import TextAnalysis

extension Grammar {
  /// How many tokens an address may have.
  private static let longestAddress = 128
  private static let mailSigns: [Unicode.Scalar] = [".", "_", "+", "-", "%"]
  private static let hostSigns: [Unicode.Scalar] = [".", "-"]
  private static let addressSigns: [Unicode.Scalar] = [".", "-", "_", "@", "/"]

  /// An email address or URL that begins at a word or number.
  func address(at start: Int) -> Reading? {
    guard let kind = lattice.kind(start), kind == .word || kind == .number,
      let next = lattice.kind(start + 1), next != .han, !lattice.isSpaced(start + 1),
      start == 0 || lattice.isSpaced(start) || lattice.kind(start - 1) == .han
        || lattice.kind(start - 1) == .symbol && (!isAddressSign(start - 1) || isScheme(start))
    else { return nil }
    return email(at: start) ?? url(at: start)
  }

  private func email(at start: Int) -> Reading? {
    var at = start + 1
    while at - start < Self.longestAddress, isPart(at, signs: Self.mailSigns) { at += 1 }
    guard isTight(at, "@"), let end = domainEnd(at: at + 1) else { return nil }
    return text(.email, start..<end)
  }

  private func url(at start: Int) -> Reading? {
    let text = lattice.text
    if isScheme(start), isTight(start + 1, ":"), isTight(start + 2, "/"), isTight(start + 3, "/"),
      let kind = lattice.kind(start + 4), kind != .symbol, !lattice.isSpaced(start + 4),
      isHost(start + 4)
    {
      return self.text(.url, start..<pathEnd(from: start + 5))
    }
    guard let end = domainEnd(at: start), text.isToken(start, "www") || hasKnownEnding(end) else {
      return nil
    }
    return self.text(.url, start..<pathEnd(from: end))
  }

  /// Whether a host name is complete: it has a dot, or is this machine.
  private func isHost(_ start: Int) -> Bool {
    if lattice.text.isToken(start, "localhost") { return true }
    var index = start + 1
    while index - start < Self.longestAddress, isPart(index, signs: Self.hostSigns) {
      if isTight(index, "."), isPart(index + 1, signs: []) { return true }
      index += 1
    }
    return false
  }

  private func isScheme(_ index: Int) -> Bool {
    let schemes: [StaticString] = ["http", "https", "ftp"]
    return schemes.contains { lattice.text.isToken(index, $0) }
  }

  private func hasKnownEnding(_ end: Int) -> Bool {
    let endings: [StaticString] = [
      "com", "org", "net", "edu", "gov", "io", "ai", "dev", "app", "cn", "uk", "de", "info", "co",
      "tv", "jp", "fr", "eu", "ca", "au", "ru", "kr", "hk", "tw", "xyz",
    ]
    return endings.contains { ending in
      lattice.text.isToken(end - 1, ending)
        || end >= 3 && lattice.text.isToken(end - 3, ending) && isTight(end - 2, ".")
    }
  }

  /// The end of a host name of at least two labels, the last one letters.
  private func domainEnd(at start: Int) -> Int? {
    guard let first = lattice.kind(start), first == .word || first == .number
    else { return nil }
    var index = start + 1
    var end: Int?
    while index - start < Self.longestAddress, isPart(index, signs: Self.hostSigns) {
      if isTight(index, "."), lattice.kind(index + 1) == .word, !lattice.isSpaced(index + 1) {
        end = lattice.text.tokens[index + 1].normalized.count >= 2 ? index + 2 : nil
      }
      index += 1
    }
    guard index >= lattice.count || lattice.isSpaced(index) || !isTight(index, "_") else {
      return nil
    }
    return end
  }

  /// The end of what follows a host name: everything up to a space, without final punctuation.
  private func pathEnd(from start: Int) -> Int {
    var index = start
    while index < lattice.count, index - start < Self.longestAddress, !lattice.isSpaced(index),
      lattice.kind(index) != .han
    {
      index += 1
    }
    while index > start, lattice.kind(index - 1) == .symbol, !isTight(index - 1, "/") { index -= 1 }
    return index
  }

  private func isPart(_ index: Int, signs: [Unicode.Scalar]) -> Bool {
    guard index < lattice.count, !lattice.isSpaced(index) else { return false }
    switch lattice.kind(index) {
    case .word, .number: return true
    case .symbol: return signs.contains { lattice.isSign($0, at: index) }
    default: return false
    }
  }

  private func isAddressSign(_ index: Int) -> Bool {
    Self.addressSigns.contains { lattice.isSign($0, at: index) }
  }

  private func isTight(_ index: Int, _ sign: Unicode.Scalar) -> Bool {
    lattice.isSign(sign, at: index) && !lattice.isSpaced(index)
  }

  private func text(_ kind: EntityKind, _ tokens: Range<Int>) -> Reading {
    Reading(kind, tokens, .typed(tokens))
  }

  /// A phone number: digits in the groupings people write, with a country code or without.
  func phone(at start: Int) -> Reading? {
    let plus = lattice.isSign("+", at: start)
    var index = plus ? start + 1 : start
    guard lattice.kind(index) == .number, !plus || !lattice.isSpaced(index) else { return nil }
    var groups = DigitGroups()
    while index - start < 16, lattice.kind(index) == .number {
      groups.append(lattice.text.tokens[index].normalized.count)
      let next = lattice.skip(.hyphen, at: index + 1) ?? index + 1
      index =
        lattice.kind(next) == .number && !(next == index + 1 && !lattice.isSpaced(next))
        ? next : index + 1
      if index != next { break }
    }
    let isMobile = groups.are(11) && lattice.text.hasOne(start)
    let isGrouped =
      groups.are(3, 3, 4) || groups.are(3, 4, 4) || groups.are(3, 8) || groups.are(4, 8)
      || groups.are(4, 7)
    let isInternational = plus && (7...15).contains(groups.total)
    let isLocal = groups.are(3, 4) && isTight(.hyphen, at: start + 1)
    guard isMobile || isLocal || isGrouped || isInternational else { return nil }
    return text(.phone, start..<index)
  }
}

/// The lengths of groups of digits, of which only the first four are told apart.
private struct DigitGroups {
  private var lengths = (0, 0, 0, 0)
  private var count = 0
  /// The number of digits.
  private(set) var total = 0

  mutating func append(_ length: Int) {
    switch count {
    case 0: lengths.0 = length
    case 1: lengths.1 = length
    case 2: lengths.2 = length
    default: lengths.3 = length
    }
    count += 1
    total += length
  }

  /// Whether the groups are just these; a group has at least one digit.
  func are(_ first: Int, _ second: Int = 0, _ third: Int = 0) -> Bool {
    lengths == (first, second, third, 0)
  }
}
