/// The options among which to choose, as they were typed.
enum ChoiceOptions {
  /// Takes a list apart: `pizza, sushi or tacos`, `米饭还是面条`, `A、B、C`.
  ///
  /// - Parameter text: the options.
  /// - Returns: each option once, in order.
  /// - Complexity: O(*n*) in the length of the text.
  static func split(_ text: String) -> [String] {
    var parts = [listed(in: text).trimmedOfMarks]
    for opener in ["either ", "between ", "from ", "whether "]
    where parts[0].lowercased().hasPrefix(opener) {
      parts[0] = String(parts[0].dropFirst(opener.count))
    }
    parts = split(parts, at: [",", "，", "、", ";", "；", "/", "|", "\n"])
    let alternatives = split(parts, at: [" or ", " vs ", " OR ", "还是", "還是", "或者", "或是", "或"])
    parts = alternatives.count > parts.count ? alternatives : split(parts, at: [" and ", "和", "跟"])
    if parts.count == 1, isHan(text) { parts = split(parts, at: [" "]) }
    return unique(parts.map(withoutConnector))
  }

  /// The options of a slot, without the words around them that only ask to choose.
  ///
  /// - Parameter text: the options and words around them, such as `红、绿、蓝选一个`.
  /// - Returns: each option once, in order; one or none where the text is no list.
  static func named(_ text: String) -> [String] {
    let options = split(ChoiceRequest.removed(from: text))
    let named = options.filter { !ChoiceRequest.isRequest($0) }
    return named.count > 1 ? named : []
  }

  /// The options that an utterance names, such as `should I have soup or salad`.
  ///
  /// - Parameter utterance: what was typed.
  /// - Returns: the options, or nothing where it names no list of short things.
  static func list(in utterance: String) -> [String]? {
    let options = named(utterance)
    let isShort = options.allSatisfy { option in
      isHan(option) ? option.count <= 8 : option.split(separator: " ").count <= 5
    }
    return options.count > 1 && isShort ? options : nil
  }

  /// What stands after a colon, if all before it only says what is listed: "a movie: alien or heat".
  private static func listed(in text: String) -> Substring {
    guard let colon = text.firstIndex(where: { $0 == ":" || $0 == "：" }) else { return text[...] }
    let (before, after) = (text[..<colon], text[text.index(after: colon)...])
    let isLead = before.split(separator: " ").count <= 4 && !before.contains { ",，、".contains($0) }
    return isLead && !after.allSatisfy(\.isWhitespace) && after.first?.isNumber == false
      ? after : text[...]
  }

  private static func split(_ texts: [String], at separators: [String]) -> [String] {
    let separators = separators.map { Array($0.utf8) }
    return texts.flatMap { split($0, at: separators) }
  }

  /// Splits a text in one pass over its bytes; the pieces that are empty fall away.
  private static func split(_ text: String, at separators: [[UInt8]]) -> [String] {
    let bytes = Array(text.utf8)
    var parts: [String] = []
    var start = 0
    var index = 0
    while index < bytes.count {
      let found = separators.first { separator in
        separator.first == bytes[index] && bytes[index...].starts(with: separator)
      }
      guard let found else {
        index += 1
        continue
      }
      if start < index { parts.append(String(decoding: bytes[start..<index], as: UTF8.self)) }
      index += found.count
      start = index
    }
    if start < bytes.count { parts.append(String(decoding: bytes[start...], as: UTF8.self)) }
    return parts
  }

  private static func withoutConnector(_ text: String) -> String {
    var option = text.trimmedOfMarks
    for word in ["or ", "and ", "还是", "或者"] where option.hasPrefix(word) {
      option = String(option.dropFirst(word.count)).trimmed
    }
    return option
  }

  private static func unique(_ options: [String]) -> [String] {
    var seen: Set<String> = []
    return options.filter { !$0.isEmpty && seen.insert($0.lowercased()).inserted }
  }

  private static func isHan(_ text: String) -> Bool { text.unicodeScalars.contains(where: \.isHan) }
}
