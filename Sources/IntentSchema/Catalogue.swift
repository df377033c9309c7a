/// Everything the `.intent` files say: what can be asked, and the tables that help to hear it.
public struct Catalogue: Sendable, Hashable {
  /// The intents, in the order of the files.
  public var intents: [IntentDefinition]
  /// Words that mean nothing to routing ("please").
  public var fillers: [FillerPhrase]
  /// Known misspellings.
  public var typos: [Typo]
  /// The gazetteers, by the order of the files.
  public var lists: [Gazetteer]
  /// What the data changes about built-in skills.
  public var skills: [SkillTuning]

  /// Creates a catalogue.
  ///
  /// - Parameters:
  ///   - intents: the intents.
  ///   - fillers: words that mean nothing to routing.
  ///   - typos: known misspellings.
  ///   - lists: the gazetteers.
  ///   - skills: what the data changes about built-in skills.
  public init(
    intents: [IntentDefinition] = [], fillers: [FillerPhrase] = [], typos: [Typo] = [],
    lists: [Gazetteer] = [], skills: [SkillTuning] = []
  ) {
    self.intents = intents
    self.fillers = fillers
    self.typos = typos
    self.lists = lists
    self.skills = skills
  }

  /// The intent of a name.
  ///
  /// - Complexity: O(*n*) in the number of intents.
  public func intent(named name: String) -> IntentDefinition? {
    intents.first { $0.name == name }
  }
}

/// One thing a person can ask for.
public struct IntentDefinition: Sendable, Hashable {
  /// How the skills that serve the intent are tried.
  public enum Mode: String, Sendable, Hashable {
    /// In turn until one can handle it.
    case first
    /// One winner of each exclusive group, together.
    case all
  }

  /// The name, lower case and dotted (`timer.set`).
  public var name: String
  /// What the intent is, in one sentence.
  public var about: String
  /// The phrases that speak for or against it.
  public var signals: [Signal]
  /// How many distinct weak signals are enough.
  public var needs: Int
  /// The confidence below which the intent isn't believed, 0 to 1.
  public var threshold: Double
  /// How its skills are tried.
  public var mode: Mode
  /// What it needs to know.
  public var slots: [SlotDefinition]
  /// Where it is defined.
  public var location: SourceLocation

  /// Creates an intent.
  ///
  /// - Parameters:
  ///   - name: the name, lower case and dotted.
  ///   - about: what it is, in one sentence.
  ///   - signals: the phrases that speak for or against it.
  ///   - needs: how many distinct weak signals are enough.
  ///   - threshold: the confidence below which it isn't believed, 0 to 1.
  ///   - mode: how its skills are tried.
  ///   - slots: what it needs to know.
  ///   - location: where it is defined.
  public init(
    name: String, about: String = "", signals: [Signal] = [], needs: Int = 2,
    threshold: Double = 0.7, mode: Mode = .first, slots: [SlotDefinition] = [],
    location: SourceLocation
  ) {
    self.name = name
    self.about = about
    self.signals = signals
    self.needs = needs
    self.threshold = threshold
    self.mode = mode
    self.slots = slots
    self.location = location
  }

  /// The slot of a name.
  ///
  /// - Complexity: O(*n*) in the number of slots.
  public func slot(named name: String) -> SlotDefinition? {
    slots.first { $0.name == name }
  }
}
