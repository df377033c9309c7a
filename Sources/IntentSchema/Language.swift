/// A language Parley speaks.
public enum Language: String, Sendable, Hashable, CaseIterable, Codable {
  case english = "en"
  case chinese = "zh"

  /// Reads the language of a tag such as `zh-Hans`, `zh_CN.UTF-8` or `en-GB`, whatever its region,
  /// script and case; nil for any other language.
  ///
  /// - Parameter tag: a language tag (BCP 47) or the name of a locale (POSIX).
  public init?(tag: String) {
    let primary = tag.prefix { !"-_.@".contains($0) }.lowercased()
    switch primary {
    case "en", "eng": self = .english
    case "zh", "zho", "chi", "cmn", "yue", "wuu": self = .chinese
    default: return nil
    }
  }
}

/// A text in one or both languages.
public struct LocalizedText: Sendable, Hashable {
  /// The English wording.
  public var english: String?
  /// The Chinese wording.
  public var chinese: String?

  /// Creates a text; a language without a wording falls back to the other one.
  ///
  /// - Parameters:
  ///   - english: the English wording.
  ///   - chinese: the Chinese wording.
  public init(english: String? = nil, chinese: String? = nil) {
    self.english = english
    self.chinese = chinese
  }

  /// The wording in a language, or in the other one, or nil where there is none.
  public subscript(language: Language) -> String? {
    switch language {
    case .english: english ?? chinese
    case .chinese: chinese ?? english
    }
  }
}
