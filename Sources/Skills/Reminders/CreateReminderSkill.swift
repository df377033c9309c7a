import CivilTime
public import IntentSchema
public import SkillKit

/// Sets a reminder of a task at a time.
public struct CreateReminderSkill: Skill {
  /// What is known about the skill.
  public static let descriptor = SkillDescriptor(
    identifier: "reminder.keep",
    title: LocalizedText(english: "Set a reminder", chinese: "设提醒"),
    summary: LocalizedText(
      english: "Reminds you of something at a time.", chinese: "到点提醒你做某件事。"),
    category: .memory, intents: ["reminder.create"])

  /// Of what to remind, and when.
  public struct Parameters: SkillParameters {
    /// The parameters by name.
    public static let schema = [
      ParameterDefinition("task", .text),
      ParameterDefinition("when", .entity(.datetime)),
    ]

    /// Of what to remind.
    public var task: String
    /// When, as it was said.
    public var when: FilledSlot

    /// Decodes the parameters.
    public init(from slots: SlotValues) throws(SkillError) {
      task = try slots.text("task")
      when = try slots.required("when")
    }
  }

  /// Creates the skill.
  public init() {}

  /// Adds the reminder and says when it comes.
  public func respond(
    to request: SkillRequest<Parameters>
  ) async throws(SkillError) -> SkillResult {
    let (context, language) = (request.context, request.context.language)
    let task = request.parameters.task.trimmedOfMarks
    guard !task.isEmpty else {
      throw .invalidInput(
        reason: language.say("Say what to remind you of.", "要提醒你什么呢？"))
    }
    try TextLimit.task.check(task, in: language)
    if let series = SaidSeries(around: request.parameters.when, in: request.utterance, context),
      series.times.allSatisfy({ $0.instant > context.now })
    {
      let rest = series.removed(from: task)
      return Self.reminding(of: rest.isEmpty ? task : rest, at: series.times, request)
    }
    if let several = SaidMoments(around: request.parameters.when, in: request.utterance, context),
      several.times.allSatisfy({ $0.instant > context.now })
    {
      return Self.reminding(of: Self.task(task, beside: several), at: several.times, request)
    }
    guard let due = DueTime(request.parameters.when, in: context) else {
      throw .invalidInput(
        reason: language.say(
          "I can't tell when that is. Say a time such as tomorrow at 17:00.",
          "没听懂是什么时候。可以说“明天下午5点”。"))
    }
    guard due.instant > context.now else {
      return Self.asking(for: task, after: context.calendarText.moment(due.local), in: language)
    }
    return Self.reminding(of: task, at: [due], request)
  }

  private static func reminding(
    of task: String, at times: [DueTime], _ request: SkillRequest<Parameters>
  ) -> SkillResult {
    let changes = times.map { due in
      Change.add(
        .reminders,
        Record(
          title: task, createdAt: request.context.now, dueAt: due.instant,
          repetition: due.repetition))
    }
    return SkillResult(confirmation(task, times, request), changes: changes)
  }

  /// The task, which stands after the times where the slot only holds what joins them.
  private static func task(_ task: String, beside several: SaidMoments) -> String {
    if let times = task.firstRange(of: several.first) {
      var words = task[..<times.lowerBound].split(separator: " ")
      while let last = words.last, links.contains(String(last)) { words.removeLast() }
      let kept = words.joined(separator: " ").trimmedOfMarks
      return kept.isEmpty ? task : kept
    }
    guard several.goesOn(in: task) else { return task }
    let after = several.rest.after.trimmedOfMarks
    for lead in ["to ", "that ", "about "] where after.lowercased().hasPrefix(lead) {
      return String(after.dropFirst(lead.count)).trimmedOfMarks
    }
    return after.isEmpty ? task : after
  }

  /// Keeps the task and asks again for the time, which has passed.
  private static func asking(
    for task: String, after moment: String, in language: Language
  ) -> SkillResult {
    let slot = FilledSlot(name: "task", value: .text(task), text: task)
    return SkillResult(
      language.say(
        "That time has passed (\(moment)). Say a later one.", "\(moment)已经过去了，请说一个以后的时间。"),
      followUp: FollowUp(intent: "reminder.create", slots: [slot]))
  }

  private static let links: Set<String> = ["at", "on", "by", "in", "from", "every"]

  private static func confirmation(
    _ task: String, _ times: [DueTime], _ request: SkillRequest<Parameters>
  ) -> String {
    let (calendar, language) = (request.context.calendarText, request.context.language)
    let moment = calendar.moments(times)
    var text = language.say(
      english(task, moment, request.utterance), "好的，\(moment)提醒你\(chinese(task))。")
    if let due = times.first, !due.hasTimeOfDay {
      let clock = calendar.clock(due.local.time)
      text += language.say(
        " You gave no exact time, so I took \(clock).", "没有说具体几点，就定在\(clock)。")
    }
    if let repetition = times.first?.repetition {
      let words = RepetitionText.text(repetition, in: language)
      text += language.say(" It repeats \(words).", "之后\(words)都会提醒。")
    } else if times.count == 1, RecurrenceWords.occur(in: request.utterance) {
      text += language.say(
        " It comes once; I couldn't tell how to repeat it.", "没听懂怎么重复，只提醒这一次。")
    }
    return text
  }

  /// `I'll remind you to call your mom …`, or `Reminder set: dentist, …` for what isn't a verb.
  private static func english(_ task: String, _ moment: String, _ utterance: String) -> String {
    let typed = utterance.lowercased()
    let link = ["to", "about", "that", "of"].first { typed.contains(" \($0) \(task.lowercased())") }
    guard let link else { return "Reminder set: \(task), \(moment)." }
    let words = task.split(separator: " ", omittingEmptySubsequences: false)
    let yours = words.map { $0 == "my" ? "your" : $0 == "myself" ? "yourself" : $0 }
    return "I'll remind you \(link) \(yours.joined(separator: " ")) \(moment)."
  }

  private static func chinese(_ task: String) -> String {
    let needsSpace = task.first?.isASCII == true
    return (needsSpace ? " " : "") + task.replacing("我", with: "你")
  }
}
