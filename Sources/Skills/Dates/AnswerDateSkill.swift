public import CivilTime
import IntentSchema
public import SkillKit

/// Answers questions about dates: today's, a weekday, a holiday, the days until or since.
public struct AnswerDateSkill: Skill {
  /// What is known about the skill.
  public static let descriptor = SkillDescriptor(
    identifier: "date.answer",
    title: LocalizedText(english: "Ask about a date", chinese: "问日期"),
    summary: LocalizedText(
      english: "Tells dates and weekdays, and counts the days between.",
      chinese: "告诉你日期、星期几，以及还有几天。"),
    category: .time, intents: ["date.query"])

  /// Which date, and what is asked about it.
  public struct Parameters: SkillParameters {
    /// The parameters by name.
    public static let schema = [
      ParameterDefinition("date", .entity(.date), isRequired: false),
      ParameterDefinition("question", .list("date_question"), isRequired: false),
      ParameterDefinition("between", .entity(.range), isRequired: false),
    ]

    /// The date; nil for today.
    public var date: TemporalValue?
    /// The date as it was typed.
    public var typed: String
    /// What is asked.
    public var question: String?
    /// The days that are counted, from the first to the last.
    public var span: ClosedRange<CivilDate>?

    /// Decodes the parameters.
    public init(from slots: SlotValues) throws(SkillError) {
      date = try slots.optionalTemporal("date")
      typed = slots["date"]?.text.trimmedOfMarks ?? ""
      question = try slots.optionalText("question")
      guard case .range(let from, let to, .day) = slots["between"]?.value,
        let first = CivilDate(from), let last = CivilDate(to)?.adding(days: -1), first < last
      else { return }
      span = first...last
    }
  }

  /// Creates the skill.
  public init() {}

  /// Answers the question.
  public func respond(
    to request: SkillRequest<Parameters>
  ) async throws(SkillError) -> SkillResult {
    let (calendar, language) = (request.context.calendarText, request.context.language)
    let parameters = request.parameters
    if let span = parameters.span { return SkillResult(Self.length(of: span, request)) }
    if let answer = LeapYearAnswer(request.utterance, request.context) {
      return SkillResult(answer.text)
    }
    if request.utterance.lowercased().containsAny(Self.weekWords) {
      return SkillResult(Self.week(of: parameters.date?.civil.date ?? calendar.today, calendar))
    }
    let question = DateQuestion(value: parameters.question, utterance: request.utterance)
    let mention = DateMention(
      parameters.date, typed: parameters.typed, utterance: request.utterance, question)
    if let missing = Self.nonexistent(in: request.utterance, request.context) {
      throw .invalidInput(reason: missing)
    }
    if mention == .unknown {
      throw .invalidInput(
        reason: language.say(
          "I don't know which date you mean. Say one such as 1 May or Christmas.",
          "没听懂是哪一天。可以说“5月1日”或者“圣诞节”这样的日期。"))
    }
    guard case .date(let date) = mention, date != calendar.today else {
      let today = calendar.date(calendar.today, withYear: true)
      return SkillResult(language.say("Today is \(today).", "今天是\(today)。"))
    }
    switch question {
    case .weekday: return SkillResult(Self.weekday(of: date, calendar))
    case .date: return SkillResult(Self.day(date, parameters.typed, calendar))
    case .days: return SkillResult(Self.count(to: date, request))
    }
  }

  /// Why there is no answer about a date that was named and doesn't exist.
  private static func nonexistent(in utterance: String, _ context: SkillContext) -> String? {
    let found = context.entities(utterance).first { $0.problem != nil }
    guard let found, let text = utterance.part(found.source) else {
      let isLunar =
        utterance.containsAny(["农历", "農曆", "阴历", "陰曆"]) && !utterance.containsAny(["新年", "过年"])
      return isLunar ? context.language.say(lunar.english, lunar.chinese) : nil
    }
    if found.problem == .otherCalendar {
      return context.language.say(
        "I only know the solar calendar, so I can't tell when \(text) is.",
        "我只懂公历，不知道\(context.language.quoted(text))是哪一天。")
    }
    return found.problem == .outOfRange
      ? context.language.say(
        "\(text) is too far away; years go up to 9999.",
        "\(context.language.quoted(text))太远了，年份最多到9999。")
      : context.language.say(
        "There is no such date as \(text).", "没有\(context.language.quoted(text))这一天。")
  }

  /// The number of the week of a day.
  ///
  /// Source: ISO 8601; a week belongs to the year of its Thursday.
  private static func week(of date: CivilDate, _ calendar: CalendarText) -> String {
    let thursday = date.adding(days: 4 - date.weekday)
    let first = CivilDate(year: thursday.year, month: 1, day: 1) ?? thursday
    let number = (thursday.dayNumber - first.dayNumber) / 7 + 1
    let isNow = date.dayNumber == calendar.today.dayNumber
    let day = isNow ? calendar.language.say("It", "今天") : calendar.date(date, withYear: true)
    return calendar.language.say(
      isNow
        ? "It's week \(number) of \(thursday.year)."
        : "\(day) is in week \(number) of \(thursday.year).",
      "\(day)是\(thursday.year)年第\(number)周。")
  }

  private static let weekWords = [
    "week number", "number of the week", "which week", "what week", "calendar week", "第几周", "第幾週",
    "第几个星期", "第几星期", "周数",
  ]
  private static let lunar = (
    english: "I only know the solar calendar.", chinese: "我只懂公历，不懂农历。"
  )

  private static func length(
    of span: ClosedRange<CivilDate>, _ request: SkillRequest<Parameters>
  ) -> String {
    let (calendar, language) = (request.context.calendarText, request.context.language)
    let days = span.upperBound.dayNumber - span.lowerBound.dayNumber
    let (first, last) = (
      calendar.date(span.lowerBound, withYear: true), calendar.date(span.upperBound, withYear: true)
    )
    let weeks = Self.weeks(days, asked: request.utterance, in: language)
    return language.say(
      "\(DurationText.count(days, "day"))\(weeks) from \(first) to \(last).",
      "从\(first)到\(last)有\(days)天\(weeks)。")
  }

  private static func weekday(of date: CivilDate, _ calendar: CalendarText) -> String {
    let (day, weekday) = (calendar.dayOfMonth(date, withYear: true), calendar.weekday(date))
    let verb = date < calendar.today ? "was" : "is"
    return calendar.language.say("\(day) \(verb) a \(weekday).", "\(day)是\(weekday)。")
  }

  private static func day(
    _ date: CivilDate, _ typed: String, _ calendar: CalendarText
  ) -> String {
    let full = calendar.date(date, withYear: true)
    let verb = date < calendar.today ? "was" : "is"
    return calendar.language.say(
      isName(typed) ? "\(typed.capitalizedFirst) \(verb) on \(full)." : "That \(verb) \(full).",
      "\(typed.isEmpty ? "那天" : typed)是\(full)。")
  }

  /// Whether a date was typed as the name of a day, such as a holiday.
  private static func isName(_ typed: String) -> Bool {
    guard let first = typed.first, first.isLetter else { return false }
    return !typed.contains(where: \.isNumber)
      && !typed.hasWord(
        "next", "last", "this", "the", "in", "tomorrow", "yesterday", "on", "monday", "tuesday",
        "wednesday", "thursday", "friday", "saturday", "sunday")
  }

  private static func count(to date: CivilDate, _ request: SkillRequest<Parameters>) -> String {
    let (calendar, language) = (request.context.calendarText, request.context.language)
    let day = meant(date, request)
    let days = day.dayNumber - calendar.today.dayNumber
    let full = calendar.date(day, withYear: true)
    let weeks = Self.weeks(abs(days), asked: request.utterance, in: language)
    let typed = request.parameters.typed
    let name = isName(typed) ? typed : nil
    let subject = name?.capitalizedFirst ?? "That"
    switch days {
    case 0:
      return language.say("\(subject) is today, \(full).", "就是今天，\(full)。")
    case 1:
      return language.say("\(subject) is tomorrow, \(full).", "就是明天，\(full)。")
    case -1:
      return language.say("\(subject) was yesterday, \(full).", "就是昨天，\(full)。")
    default:
      let link = days > 0 ? "until" : "since"
      let count = DurationText.count(abs(days), "day")
      let chinese = days > 0 ? "离\(typed)还有\(days)天" : "从\(typed)到今天过了\(-days)天"
      return language.say(
        "\(count)\(weeks) \(link) " + (name.map { "\($0) (\(full))." } ?? "\(full)."),
        "\(chinese)\(weeks)（\(full)）。")
    }
  }

  /// The date of the year before where days since a coming date without a year are asked.
  private static func meant(_ date: CivilDate, _ request: SkillRequest<Parameters>) -> CivilDate {
    let today = request.context.calendarText.today
    let hasYear = request.parameters.typed.contains(String(date.year))
    guard date > today, !hasYear, DateQuestion.looksBack(request.utterance) else { return date }
    return date.adding(years: -1)
  }

  private static func weeks(_ days: Int, asked utterance: String, in language: Language) -> String {
    let isAsked = utterance.hasWord("week", "weeks") || utterance.containsAny(["周", "星期", "礼拜"])
    guard isAsked, days >= 7 else { return "" }
    let (weeks, rest) = (days / 7, days % 7)
    let more = rest == 0 ? "" : language.say(" and \(DurationText.count(rest, "day"))", "零\(rest)天")
    return language.say(" (\(DurationText.count(weeks, "week"))\(more))", "（\(weeks)周\(more)）")
  }
}
