/// A closed list of things with the words for them.
public struct Gazetteer: Sendable, Hashable {
  /// One thing and the words for it.
  public struct Entry: Sendable, Hashable {
    /// The value a slot gets; several entries may share one, as cities share a time zone.
    public var value: String
    /// The words for it, in all languages, spelt as they are to be shown.
    public var synonyms: [String]
    /// Where it is written.
    public var location: SourceLocation

    /// Creates an entry.
    ///
    /// - Parameters:
    ///   - value: the value a slot gets.
    ///   - synonyms: the words for it, spelt as they are to be shown.
    ///   - location: where it is written.
    public init(value: String, synonyms: [String], location: SourceLocation) {
      self.value = value
      self.synonyms = synonyms
      self.location = location
    }
  }

  /// The name that slots refer to.
  public var name: String
  /// The entries, in the order of the file.
  public var entries: [Entry]
  /// Where it is defined.
  public var location: SourceLocation

  /// Creates a gazetteer.
  ///
  /// - Parameters:
  ///   - name: the name that slots refer to.
  ///   - entries: the entries.
  ///   - location: where it is defined.
  public init(name: String, entries: [Entry], location: SourceLocation) {
    self.name = name
    self.entries = entries
    self.location = location
  }
}

/// A word or phrase that means nothing to routing.
public struct FillerPhrase: Sendable, Hashable {
  /// The phrase as written.
  public var text: String
  /// Where it is written.
  public var location: SourceLocation

  /// Creates a filler.
  ///
  /// - Parameters:
  ///   - text: the phrase as written.
  ///   - location: where it is written.
  public init(text: String, location: SourceLocation) {
    self.text = text
    self.location = location
  }
}

/// A known misspelling and the right spelling.
public struct Typo: Sendable, Hashable {
  /// What people type.
  public var wrong: String
  /// What they mean.
  public var right: String
  /// Where it is written.
  public var location: SourceLocation

  /// Creates a typo entry.
  ///
  /// - Parameters:
  ///   - wrong: what people type.
  ///   - right: what they mean.
  ///   - location: where it is written.
  public init(wrong: String, right: String, location: SourceLocation) {
    self.wrong = wrong
    self.right = right
    self.location = location
  }
}

/// What a data file changes about a built-in skill.
public struct SkillTuning: Sendable, Hashable {
  /// The skill's identifier.
  public var identifier: String
  /// The new priority.
  public var priority: Int?
  /// The new exclusive group.
  public var group: String?
  /// The new timeout in seconds.
  public var timeout: Double?
  /// Whether the skill may run at all.
  public var isEnabled: Bool
  /// Where it is written.
  public var location: SourceLocation

  /// Creates a tuning.
  ///
  /// - Parameters:
  ///   - identifier: the skill's identifier.
  ///   - priority: the new priority.
  ///   - group: the new exclusive group.
  ///   - timeout: the new timeout in seconds.
  ///   - isEnabled: whether the skill may run at all.
  ///   - location: where it is written.
  public init(
    identifier: String, priority: Int? = nil, group: String? = nil, timeout: Double? = nil,
    isEnabled: Bool = true, location: SourceLocation
  ) {
    self.identifier = identifier
    self.priority = priority
    self.group = group
    self.timeout = timeout
    self.isEnabled = isEnabled
    self.location = location
  }
}
