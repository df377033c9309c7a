/// A language Parley speaks.
public enum Language: String, Sendable, Hashable, CaseIterable, Codable {
  case english = "en"
  case chinese = "zh"
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
