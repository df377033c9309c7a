import CivilTime
public import IntentSchema
public import SkillKit

/// Sets an alarm at a time of day.
public struct SetAlarmSkill: Skill {
  /// What is known about the skill.
  public static let descriptor = SkillDescriptor(
    identifier: "alarm.keep",
    title: LocalizedText(english: "Set an alarm", chinese: "设闹钟"),
    summary: LocalizedText(
      english: "Rings or wakes you at a time of day.", chinese: "到点响铃或叫你起床。"),
    category: .time, intents: ["alarm.set"])

  /// When, and what for.
  public struct Parameters: SkillParameters {
    /// The parameters by name.
    public static let schema = [
      ParameterDefinition("at", .entity(.datetime)),
      ParameterDefinition("name", .text, isRequired: false),
    ]

    /// When, as it was said.
    public var time: FilledSlot
    /// What it is for.
    public var name: String?

    /// Decodes the parameters.
    public init(from slots: SlotValues) throws(SkillError) {
      time = try slots.required("at")
      name = CountdownSelection.meaning(of: try slots.optionalText("name"))
    }
  }

  /// Creates the skill.
  public init() {}

  /// Adds the alarm.
  public func respond(
    to request: SkillRequest<Parameters>
  ) async throws(SkillError) -> SkillResult {
    let (context, language) = (request.context, request.context.language)
    try TextLimit.name.check(request.parameters.name ?? "", in: language)
    let isWakeUp = request.utterance.lowercased().containsAny(Self.wakeUpWords)
    guard let said = DueTime(request.parameters.time, in: context), said.hasTimeOfDay else {
      throw .invalidInput(
        reason: language.say(
          "An alarm needs a time of day. Say, for example, tomorrow at 07:00.",
          "闹钟需要具体的时间，比如“明天早上7点”。"))
    }
    let due = said.inTheMorning(
      as: request.parameters.time.text, isWakeUp: isWakeUp, in: context)
    if let series = SaidSeries(around: request.parameters.time, in: request.utterance, context),
      series.times.allSatisfy({ $0.hasTimeOfDay && $0.instant > context.now })
    {
      var plain = request
      plain.parameters.name = plain.parameters.name.map(series.removed).flatMap {
        $0.isEmpty ? nil : $0
      }
      return Self.ringing(at: series.times, plain)
    }
    let several = SaidMoments(
      around: request.parameters.time, in: request.utterance, context
    ) { $0.inTheMorning(as: $1, isWakeUp: isWakeUp, in: context) }
    if let several,
      several.times.allSatisfy({ $0.hasTimeOfDay && $0.instant > context.now })
    {
      var plain = request
      if let name = plain.parameters.name, several.goesOn(in: name) { plain.parameters.name = nil }
      return Self.ringing(at: several.times, plain)
    }
    guard due.instant > context.now else {
      let moment = context.calendarText.moment(due.local)
      throw .invalidInput(
        reason: language.say(
          "That time has passed (\(moment)). Say a later one.", "\(moment)已经过去了，请说一个以后的时间。"))
    }
    return Self.ringing(at: [due], request)
  }

  private static func ringing(
    at times: [DueTime], _ request: SkillRequest<Parameters>
  ) -> SkillResult {
    let name = request.parameters.name ?? ""
    let changes = times.map { due in
      Change.add(
        .alarms,
        Record(
          title: name, createdAt: request.context.now, dueAt: due.instant,
          repetition: due.repetition))
    }
    return SkillResult(confirmation(name, times, request), changes: changes)
  }

  private static func confirmation(
    _ name: String, _ times: [DueTime], _ request: SkillRequest<Parameters>
  ) -> String {
    let (calendar, language) = (request.context.calendarText, request.context.language)
    let moment = calendar.moments(times)
    let isSeries = times.count > CalendarText.mostListed
    let list = language.list(
      times.map { "\(calendar.clock($0.local.time)) \(calendar.day($0.local.date))" })
    let isWakeUp = request.utterance.lowercased().containsAny(wakeUpWords) && name.isEmpty
    let when = isSeries ? moment : isWakeUp ? "at \(list)" : "for \(list)"
    let label = name.isEmpty ? "" : language.quoted(name)
    var text =
      isWakeUp
      ? language.say("I'll wake you \(when).", "好的，\(moment)叫你。")
      : language.say(
        "Alarm\(times.count > 1 ? "s" : "") \(label.isEmpty ? "" : label + " ")set \(when).",
        "\(label)闹钟已设好：\(moment.trimmedOfMarks)。")
    if let repetition = times.first?.repetition {
      let words = RepetitionText.text(repetition, in: language)
      text += language.say(" It repeats \(words).", "之后\(words)都会响。")
    } else if times.count == 1, RecurrenceWords.occur(in: request.utterance) {
      text += language.say(
        " It rings once; I couldn't tell how to repeat it.", "没听懂怎么重复，只响这一次。")
    }
    return text
  }

  private static let wakeUpWords = ["wake", "get me up", "叫醒", "叫我", "起床", "喊我"]
}
