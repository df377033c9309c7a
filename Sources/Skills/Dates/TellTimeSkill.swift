import CivilTime
import IntentSchema
public import SkillKit

/// Tells the time, here or in a city.
public struct TellTimeSkill: Skill {
  /// What is known about the skill.
  public static let descriptor = SkillDescriptor(
    identifier: "time.tell",
    title: LocalizedText(english: "Ask for the time", chinese: "问时间"),
    summary: LocalizedText(
      english: "Tells the time, here or in a city, now or in a while.",
      chinese: "告诉你这里或某个城市现在或过一会儿的时间。"),
    category: .time, intents: ["time.now", "agent.brief"])

  /// Where and when.
  public struct Parameters: SkillParameters {
    /// The parameters by name.
    public static let schema = [
      ParameterDefinition("city", .list("city"), isRequired: false),
      ParameterDefinition("when", .entity(.datetime), isRequired: false),
    ]

    /// The city, with its time zone as the value; nil for here.
    public var city: ListedValue?
    /// The instant that is asked for, in milliseconds since 1970; nil for now.
    public var instant: Int64?

    /// Decodes the parameters.
    public init(from slots: SlotValues) throws(SkillError) {
      city = try slots.optionalListed("city")
      // "Now" is told to the second, and a day alone has no time.
      guard let when = try slots.optionalTemporal("when") else { return }
      instant = when.grain == .minute || when.grain == .hour ? when.instant : nil
    }
  }

  /// Creates the skill.
  public init() {}

  /// Tells the time.
  public func respond(
    to request: SkillRequest<Parameters>
  ) async throws(SkillError) -> SkillResult {
    let (context, language) = (request.context, request.context.language)
    let isAsked = request.intent == Self.descriptor.intents.first
    if isAsked, Self.namesAnotherTime(request.utterance, context) {
      throw .invalidInput(
        reason: language.say(
          "I can only tell what time it is now, here or elsewhere.", "我只能说现在各地是几点。"))
    }
    let places = PlaceMention(isAsked ? request.utterance : "", in: context)
    let cities = places.known.isEmpty ? request.parameters.city.map { [$0] } ?? [] : places.known
    let complaints = places.unknown.filter { place in
      !cities.contains { $0.label.lowercased() == place.lowercased() }
    }.map { place in
      language.say("I don't know where \(place) is.", "我不知道\(place)在哪里。")
    }
    guard !cities.isEmpty else {
      if !complaints.isEmpty {
        let advice = language.say(
          " Name a larger city of the same time zone.", "请换一个同时区的大城市。")
        throw .invalidInput(reason: complaints.joined(separator: language.say(" ", "")) + advice)
      }
      let moment = Moment(request.parameters.instant, in: context)
      let (clock, date) = Self.words(for: context.timeZone.civil(at: moment.instant), in: context)
      return SkillResult(
        language.say("\(moment.verb) \(clock) (\(date)).", "\(moment.adverb)\(clock)（\(date)）。"))
    }
    var lines: [String] = []
    for city in cities {
      lines.append(try Self.line(for: city, at: request.parameters.instant, in: context))
    }
    return SkillResult((lines + complaints).joined(separator: "\n"))
  }

  /// Whether the time elsewhere is asked for at another time than now: "when it's 3pm here".
  private static func namesAnotherTime(_ utterance: String, _ context: SkillContext) -> Bool {
    utterance.lowercased().replacing("’", with: "'").containsAny([
      "when it's ", "when its ", "when it is ", "if it's ", "if its ", "if it is ", "的时候", "如果",
    ])
      && context.entities(utterance).contains { $0.kind == .time || $0.kind == .datetime }
  }

  private static func line(
    for city: ListedValue, at instant: Int64?, in context: SkillContext
  ) throws(SkillError) -> String {
    let language = context.language
    guard let zone = context.capabilities.timeZone(city.value) else {
      throw .unavailable(
        reason: language.say(
          "The time zone of \(city.label) isn't known here.", "这里没有\(city.label)的时区数据。"),
        remedy: language.say("Install the tzdata package.", "请安装 tzdata 软件包。"))
    }
    let moment = Moment(instant, in: context)
    let (clock, date) = words(for: zone.civil(at: moment.instant), in: context)
    let seconds = zone.offset(at: moment.instant) - context.timeZone.offset(at: moment.instant)
    let difference = difference(seconds, in: language)
    let place = city.label.hasSuffix(" time") ? city.label : "in \(city.label)"
    return language.say(
      "\(moment.verb) \(clock) \(place) (\(date)), \(difference).",
      "\(city.label)\(moment.adverb)\(clock)（\(date)），\(difference)。")
  }

  private static func words(
    for local: CivilDateTime, in context: SkillContext
  ) -> (clock: String, date: String) {
    let minutes = TimeOfDay(secondOfDay: local.time.secondOfDay / 60 * 60)
    return (context.calendarText.clock(minutes), context.calendarText.date(local.date))
  }

  private static func difference(_ seconds: Int, in language: Language) -> String {
    guard seconds != 0 else { return language.say("the same as here", "和这里一样") }
    let length = DurationText.text(seconds: abs(seconds), in: language)
    return seconds > 0
      ? language.say("\(length) ahead of here", "比这里快\(length)")
      : language.say("\(length) behind here", "比这里慢\(length)")
  }
}

/// The moment that is asked for, and how it is spoken of.
private struct Moment {
  let instant: Int64
  let verb: String
  let adverb: String

  init(_ asked: Int64?, in context: SkillContext) {
    instant = asked ?? context.now
    if instant / 60_000 == context.now / 60_000 {
      (verb, adverb) = ("It's", "现在")
    } else if instant > context.now {
      (verb, adverb) = ("It'll be", "到时候是")
    } else {
      (verb, adverb) = ("It was", "那时是")
    }
  }
}
