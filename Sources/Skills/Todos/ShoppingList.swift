/// Tells a list of short things from one task.
enum ShoppingList {
  /// The things of a list such as `milk, eggs and bread`, or the whole text as one.
  ///
  /// A text is taken apart only if it was said to be for shopping or names at least three things,
  /// and if each of them is short.
  ///
  /// - Parameters:
  ///   - text: what is to be added.
  ///   - utterance: all that was typed.
  /// - Returns: one thing or more.
  static func items(of text: String, in utterance: String) -> [String] {
    let whole = text.trimmedOfMarks
    let isShopping = utterance.lowercased().containsAny(shoppingWords)
    var items = split(whole, at: [",", "，", "、", ";", "；"])
    items = items.flatMap { split($0, at: isHan($0) ? ["和", "还有", "以及"] : [" and ", " & "]) }
    items = items.map(withoutConnector).filter { !$0.isEmpty }
    let isList = items.count >= (isShopping ? 2 : 3) && items.count <= mostItems
    return isList && items.allSatisfy(isShort) ? items : [whole]
  }

  private static func split(_ text: String, at separators: [String]) -> [String] {
    separators.reduce([text]) { parts, separator in
      parts.flatMap { $0.split(separator: separator).map(String.init) }
    }
  }

  private static func withoutConnector(_ item: String) -> String {
    let text = item.trimmedOfMarks
    return text.hasPrefix("and ") ? String(text.dropFirst(4)) : text
  }

  private static func isShort(_ item: String) -> Bool {
    isHan(item) ? item.count <= 5 : item.split(separator: " ").count <= 3
  }

  private static func isHan(_ text: String) -> Bool { text.unicodeScalars.contains(where: \.isHan) }

  private static let mostItems = 30
  private static let shoppingWords = [
    "shop", "groc", "buy", "supermarket", "购物", "采购", "买", "超市", "購物", "買", "採購",
  ]
}
