public import AgentRuntime
public import IntentSchema
public import SkillKit

/// What the data could learn from what users thought of answers.
public struct FeedbackSuggestions: Sendable, Hashable {
  /// A line to learn.
  public struct Line: Sendable, Hashable {
    /// The intent, or nil for out of scope.
    public var intent: String?
    /// The text, on one line.
    public var text: String
  }

  /// A skill that should be tried later.
  public struct Priority: Sendable, Hashable {
    /// The skill's identifier.
    public var skill: String
    /// The priority it should have.
    public var priority: Int
    /// The intent whose answers weren't liked.
    public var intent: String
    /// The skill to be tried before it.
    public var successor: String
  }

  /// How many more answers must have been wrong than right before a skill is tried later.
  private static let complaintLimit = 2

  /// The lines to learn, by intent, each once.
  public private(set) var lines: [Line] = []
  /// The skills to be tried later, by identifier.
  public private(set) var priorities: [Priority] = []
  /// What can't be turned into either, and why, in one sentence each.
  public private(set) var remarks: [String] = []

  /// Draws conclusions.
  ///
  /// Of two opinions of one line the later one counts.
  ///
  /// - Parameters:
  ///   - records: the opinions, oldest first; those that are done were applied before.
  ///   - corpus: the lines there are.
  ///   - registry: the skills there are.
  /// - Complexity: O(*n* log *n*) in the number of opinions and lines.
  public init(_ records: [Record], corpus: Corpus, registry: SkillRegistry) {
    let open = records.filter { $0.doneAt == nil && $0.feedback != nil }
    let said = Corpus(
      training: open.map { record in
        LabelledUtterance(
          intent: record.feedback?.wantedIntent, text: Self.oneLine(record.title),
          location: SourceLocation(path: "", line: record.id, column: 1))
      })
    let known = NormalizedCorpus(corpus)
    let lines = Dictionary(known.test.map { ($0.text, $0.utterance) }) { first, _ in first }
      .merging(known.training.map { ($0.text, $0.utterance) }) { $1 }
    var latest: [String: (line: NormalizedCorpus.Line, feedback: Feedback)] = [:]
    for (line, record) in zip(NormalizedCorpus(said).training, open) {
      latest[line.text] = record.feedback.map { (line, $0) }
    }
    for (text, opinion) in latest.sorted(by: { $0.key < $1.key }) {
      learn(opinion.line, opinion.feedback, known: lines[text])
    }
    self.lines.sort { ($0.intent ?? "~", $0.text) < ($1.intent ?? "~", $1.text) }
    priorities = Self.priorities(open.compactMap(\.feedback), in: registry)
  }

  /// Whether nothing is to be changed.
  public var isEmpty: Bool { lines.isEmpty && priorities.isEmpty }

  private mutating func learn(
    _ line: NormalizedCorpus.Line, _ feedback: Feedback, known: LabelledUtterance?
  ) {
    let text = line.utterance.text
    guard feedback.isGood || feedback.expected != nil else {
      if feedback.intent == nil || feedback.skill == nil {
        remarks.append("'\(text)' was taken wrongly, and nobody said what it should have been")
      }
      return
    }
    guard line.hasFeatures, feedback.wantedIntent != nil || !feedback.isGood else { return }
    if let known {
      guard known.intent != feedback.wantedIntent else { return }
      remarks.append(
        "'\(text)' is a line of \(known.intent ?? "out-of-scope") at \(known.location); move it to "
          + "\(feedback.wantedIntent ?? "out-of-scope") if that is right")
      return
    }
    lines.append(Line(intent: feedback.wantedIntent, text: text))
  }

  private static func priorities(
    _ opinions: [Feedback], in registry: SkillRegistry
  ) -> [Priority] {
    var complaints: [String: [String: Int]] = [:]
    for opinion in opinions {
      guard let skill = opinion.skill, let intent = opinion.intent,
        opinion.isGood || opinion.expected ?? intent == intent
      else { continue }
      complaints[skill, default: [:]][intent, default: 0] += opinion.isGood ? -1 : 1
    }
    return complaints.sorted { $0.key < $1.key }.compactMap { skill, intents in
      let worst = intents.filter { $0.value >= complaintLimit }.keys.min()
      return worst.flatMap { later(skill, in: $0, registry) }
    }
  }

  /// A priority under that of the skill which would be tried next, within its tier.
  private static func later(
    _ skill: String, in intent: String, _ registry: SkillRegistry
  ) -> Priority? {
    let ranked = registry.skills(serving: intent).map(\.descriptor)
    guard let place = ranked.firstIndex(where: { $0.identifier == skill }),
      ranked.indices.contains(place + 1)
    else { return nil }
    let next = ranked[place + 1]
    let priority = next.priority - 1
    guard PriorityTier(of: priority) == PriorityTier(of: ranked[place].priority) else { return nil }
    return Priority(skill: skill, priority: priority, intent: intent, successor: next.identifier)
  }

  private static func oneLine(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

extension Feedback {
  /// The intent that the line should be taken for; nil for none.
  fileprivate var wantedIntent: String? {
    guard !isGood else { return intent }
    return expected == Feedback.outOfScope ? nil : expected
  }

  /// What stands for no intent.
  static let outOfScope = "out-of-scope"
}
