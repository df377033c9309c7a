import IntentSchema
public import SkillKit

/// Stops timers and deletes alarms.
public struct CancelTimerSkill: Skill {
  /// What is known about the skill.
  public static let descriptor = SkillDescriptor(
    identifier: "timer.stop",
    title: LocalizedText(english: "Cancel a timer or an alarm", chinese: "取消计时器或闹钟"),
    summary: LocalizedText(
      english: "Stops a timer or deletes an alarm, or all of them.",
      chinese: "停止计时器或删除闹钟，也可以全部取消。"),
    category: .time, intents: ["timer.cancel"])

  /// Which one.
  public struct Parameters: SkillParameters {
    /// The parameters by name.
    public static let schema = [ParameterDefinition("which", .text, isRequired: false)]

    /// Its name, number, time or length, or a word for all; nil for the only one.
    public var which: String?

    /// Decodes the parameters.
    public init(from slots: SlotValues) throws(SkillError) {
      which = CountdownSelection.meaning(of: try slots.optionalText("which"))
    }
  }

  /// Creates the skill.
  public init() {}

  /// Cancels what is meant, or says what could be meant.
  public func respond(
    to request: SkillRequest<Parameters>
  ) async throws(SkillError) -> SkillResult {
    let (context, language) = (request.context, request.context.language)
    let running = Countdown.running(in: request.snapshot, at: context.now)
    let scope = CountdownSelection.scope(of: running, mentioned: request.utterance)
    guard !scope.isEmpty else {
      let head = CountdownSelection.noneRunning(request.utterance, in: language)
      return SkillResult(running.isEmpty ? head : Self.list(head, running, in: context)).undone
    }
    guard let which = request.parameters.which else {
      if scope.count == 1 || CountdownSelection.asksForAll(request.utterance) {
        return Self.cancelling(scope, in: context)
      }
      return SkillResult(Self.question(scope, among: scope, in: context)).undone
    }
    let selection = CountdownSelection(scope, context)
    let several = selection.several(for: which)
    if !several.isEmpty { return Self.cancelling(several, in: context) }
    let found = selection.matches(for: which)
    if found.isEmpty {
      if AllWords.isAll(request.utterance) { return Self.cancelling(scope, in: context) }
      let name = language.quoted(which)
      let head = language.say("Nothing here is called \(name).", "没有找到\(name)。")
      return SkillResult(Self.list(head, scope, in: context)).undone
    }
    if found.count > 1, !AllWords.isAll(which) {
      return SkillResult(Self.question(found, among: scope, in: context)).undone
    }
    return Self.cancelling(found, in: context)
  }

  private static func cancelling(
    _ countdowns: [Countdown], in context: SkillContext
  ) -> SkillResult {
    let language = context.language
    let names = language.list(countdowns.map { $0.name(in: context) })
    let changes = countdowns.map { Change.delete($0.collection, id: $0.record.id) }
    return SkillResult(
      language.say("Cancelled \(names).", "已取消\(names)。"), changes: changes)
  }

  /// Asks which one, with a way to say it that fits the last of them.
  private static func question(
    _ found: [Countdown], among scope: [Countdown], in context: SkillContext
  ) -> String {
    let example = found.last?.request(in: context) ?? ""
    let language = context.language
    let all =
      scope.allSatisfy(\.isAlarm)
      ? " alarms" : scope.contains(where: \.isAlarm) ? "" : " timers"
    let head = language.say(
      "Which one? Say \(language.quoted(example)), for example, or \"cancel all\(all)\".",
      "取消哪一个？可以说\(language.quoted(example))，或者\(language.quoted("全部取消"))。")
    let lines = scope.enumerated().filter { found.contains($0.element) }
      .map { "\($0.offset + 1)) \($0.element.line(in: context))" }
    return ([head] + lines).joined(separator: "\n")
  }

  private static func list(
    _ head: String, _ countdowns: [Countdown], in context: SkillContext
  ) -> String {
    head + "\n" + context.language.numbered(countdowns.map { $0.line(in: context) })
  }
}
