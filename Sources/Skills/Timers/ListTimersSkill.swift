import IntentSchema
public import SkillKit

/// Shows the running timers and the alarms, with the time that is left.
public struct ListTimersSkill: Skill {
  /// What is known about the skill.
  public static let descriptor = SkillDescriptor(
    identifier: "timer.show",
    title: LocalizedText(english: "See timers and alarms", chinese: "看计时器和闹钟"),
    summary: LocalizedText(
      english: "Shows your timers and alarms, and the time left.", chinese: "列出计时器和闹钟，以及剩下的时间。"),
    category: .time, intents: ["timer.list"])

  /// Which one.
  public struct Parameters: SkillParameters {
    /// The parameters by name.
    public static let schema = [ParameterDefinition("name", .text, isRequired: false)]

    /// What the timer is called; nil for all.
    public var name: String?

    /// Decodes the parameters.
    public init(from slots: SlotValues) throws(SkillError) {
      name = CountdownSelection.meaning(of: try slots.optionalText("name"))
    }
  }

  /// Creates the skill.
  public init() {}

  /// Lists what runs.
  public func respond(
    to request: SkillRequest<Parameters>
  ) async throws(SkillError) -> SkillResult {
    let (context, language) = (request.context, request.context.language)
    let running = Countdown.running(in: request.snapshot, at: context.now)
    let scope = CountdownSelection.scope(of: running, mentioned: request.utterance)
    guard !scope.isEmpty else {
      let others = running.isEmpty ? "" : "\n" + Self.list(running, in: context)
      return SkillResult(CountdownSelection.noneRunning(request.utterance, in: language) + others)
    }
    if let span = AskedSpan(request.utterance, in: context), scope.allSatisfy(\.isAlarm) {
      let due = scope.compactMap { $0.due(in: span, context) }
      let none = language.say(
        "No alarms are set\(span.name(in: context)).", "\(span.name(in: context))没有闹钟。")
      return SkillResult(due.isEmpty ? none : Self.list(due, in: context))
    }
    guard let name = request.parameters.name else {
      return SkillResult(Self.list(scope, in: context))
    }
    let found = CountdownSelection(scope, context).matches(for: name)
    guard found.isEmpty else { return SkillResult(Self.list(found, in: context)) }
    let head = language.say(
      "There is none called \(language.quoted(name)).", "没有叫\(language.quoted(name))的。")
    return SkillResult(head + "\n" + Self.list(scope, in: context))
  }

  private static func list(_ countdowns: [Countdown], in context: SkillContext) -> String {
    let lines = countdowns.map { $0.line(in: context) }
    guard lines.count > 1 else { return context.language.sentence(lines.first ?? "") }
    return context.language.numbered(lines)
  }
}
