import IntentSchema
public import SkillKit

/// Starts a countdown.
public struct StartTimerSkill: Skill {
  /// What is known about the skill.
  public static let descriptor = SkillDescriptor(
    identifier: "timer.start",
    title: LocalizedText(english: "Start a timer", chinese: "开计时器"),
    summary: LocalizedText(english: "Starts a countdown.", chinese: "开始倒计时。"),
    category: .time, intents: ["timer.set"])

  /// How long, and what for.
  public struct Parameters: SkillParameters {
    /// The parameters by name.
    public static let schema = [
      ParameterDefinition("length", .entity(.duration)),
      ParameterDefinition("name", .text, isRequired: false),
    ]

    /// The length in milliseconds.
    public var length: Int64
    /// What it is for.
    public var name: String?

    /// Decodes the parameters.
    public init(from slots: SlotValues) throws(SkillError) {
      length = try slots.duration("length")
      name = CountdownSelection.meaning(of: try slots.optionalText("name"))
    }
  }

  /// Creates the skill.
  public init() {}

  /// Adds the timer.
  public func respond(
    to request: SkillRequest<Parameters>
  ) async throws(SkillError) -> SkillResult {
    let (context, language) = (request.context, request.context.language)
    let length = request.parameters.length
    guard (1000...Self.longest).contains(length) else {
      throw .invalidInput(
        reason: language.say(
          "A timer runs from 1 second to 24 hours. Set a reminder for anything later.",
          "计时器最短1秒，最长24小时。更久的事可以设提醒。"))
    }
    let lengths = SaidLengths(of: length, in: request.utterance, context).milliseconds
      .filter { (1000...Self.longest).contains($0) }
    let name = request.parameters.name.flatMap { lengths.count > 1 ? nil : $0 } ?? ""
    try TextLimit.name.check(name, in: language)
    let timers = lengths.map {
      Record(title: name, createdAt: context.now, dueAt: context.now + $0, length: $0)
    }
    let duration = language.list(
      lengths.map { DurationText.text(seconds: Int($0 / 1000), in: language) })
    let reply =
      name.isEmpty
      ? language.say(
        "Timer\(timers.count > 1 ? "s" : "") set for \(duration).", "计时器已设好：\(duration)。")
      : language.say(
        "Timer \(language.quoted(name)) set for \(duration).",
        "\(language.quoted(name))计时器已设好：\(duration)。")
    return SkillResult(reply, changes: timers.map { .add(.timers, $0) })
  }

  private static let longest: Int64 = 86_400_000
}
