import IntentSchema
public import SkillKit

/// Works out arithmetic.
public struct CalculateSkill: Skill {
  /// What is known about the skill.
  public static let descriptor = SkillDescriptor(
    identifier: "math.evaluate",
    title: LocalizedText(english: "Work out a sum", chinese: "算数"),
    summary: LocalizedText(
      english: "Works out arithmetic, percentages, powers and roots, in digits or words.",
      chinese: "计算加减乘除、百分比、乘方和开方，数字和文字都行。"),
    category: .calculation, intents: ["math.calculate"])

  /// The expression to work out.
  public struct Parameters: SkillParameters {
    /// The parameters by name.
    public static let schema = [
      ParameterDefinition("expression", .entity(.expression), isRequired: false)
    ]

    /// The expression as it was typed; nil to find one in the utterance.
    public var expression: String?

    /// Decodes the parameters.
    public init(from slots: SlotValues) throws(SkillError) {
      expression = try slots.optionalText("expression")
    }
  }

  /// Creates the skill.
  public init() {}

  /// Works the expression out.
  public func respond(
    to request: SkillRequest<Parameters>
  ) async throws(SkillError) -> SkillResult {
    let language = request.context.language
    if let shares = EqualShares(request.utterance, request.context) {
      let text = shares.text(in: language)
      let detail = FilledSlot(name: "result", value: .number(shares.share), text: text)
      return SkillResult(output: Output(text, detail: [detail]))
    }
    do {
      let answer = try Self.answer(to: request)
      let value = NumberText.exact(answer.value) + (answer.isPercentage ? "%" : "")
      let text = "\(answer.expression.text(in: language)) = \(value)"
      let detail = FilledSlot(name: "result", value: .number(answer.value), text: value)
      return SkillResult(output: Output(text, detail: [detail]))
    } catch {
      throw .invalidInput(reason: Self.wording(of: error, in: language))
    }
  }

  /// Works out the utterance where it says more than the slot, or the slot is empty.
  private static func answer(
    to request: SkillRequest<Parameters>
  ) throws(ArithmeticProblem) -> ArithmeticEvaluator.Answer {
    guard let expression = request.parameters.expression else {
      guard let found = try ArithmeticEvaluator.find(in: request.utterance) else { throw .empty }
      return found
    }
    let isPart = request.utterance.contains(expression)
    if isPart, let found = try? ArithmeticEvaluator.find(in: request.utterance) { return found }
    return try ArithmeticEvaluator.evaluate(expression)
  }

  private static func wording(of problem: ArithmeticProblem, in language: Language) -> String {
    switch problem {
    case .empty:
      language.say(
        "What should I work out? Try something like 17% of 240.", "要算什么？可以这样说：240的17%。")
    case .incomplete:
      language.say(
        "That sum isn't complete. Try something like 17% of 240.",
        "算式不完整。可以这样说：240的17%。")
    case .tooLong:
      language.say(
        "That sum is too long. Split it into smaller ones.", "算式太长了，请拆成几个小的。")
    case .notUnderstood(let piece):
      language.say(
        "I can't work out \(language.quoted(piece)). Try something like (3 + 4) * 5.",
        "我不会算\(language.quoted(piece))。可以这样说：(3 + 4) × 5。")
    case .divisionByZero:
      language.say(
        "Nothing can be divided by zero. Try another divisor.", "不能除以零，换个除数试试。")
    case .tooLarge:
      language.say("The result is too large for me. Try smaller numbers.", "结果太大了，换小一点的数试试。")
    case .undefined:
      language.say(
        "That has no real result. The root of a negative number, for one, has none.",
        "这个算式没有实数结果，比如负数不能开平方。")
    }
  }
}
