import IntentSchema
public import SkillKit

extension Agent {
  /// How much of a line is kept with what is thought of it, in characters.
  private static let feedbackLimit = 1000

  /// Keeps what the user thinks of what was made of a line.
  ///
  /// - Parameters:
  ///   - feedback: what the user thinks.
  ///   - text: the line.
  /// - Returns: nil once it is on the disk, where records are kept; else why it couldn't be kept.
  public func keep(_ feedback: Feedback, on text: String) -> String? {
    let parts = parts
    let record = Record(
      title: String(text.withoutControlSequences.prefix(Self.feedbackLimit)),
      createdAt: parts.environment.now(), feedback: feedback)
    do throws(MergeProblem) {
      try store.merge(
        Patch([.add(.feedback, record)]), basedOn: store.snapshot.version)
      return nil
    } catch {
      guard case .journal(let problem) = error else { return nil }
      return Wording(language: language).notKept(problem.description)
    }
  }

  /// Whether records outlive the agent.
  public var keepsRecords: Bool { parts.environment.journal != nil }
}
