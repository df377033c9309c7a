import IntentSchema
public import SkillKit

/// Leaves something to chance: a coin, dice, a number or one of several options.
public struct ChooseSkill: Skill {
  /// What is known about the skill.
  public static let descriptor = SkillDescriptor(
    identifier: "random.pick",
    title: LocalizedText(english: "Pick at random", chinese: "随机选一个"),
    summary: LocalizedText(
      english: "Flips a coin, rolls dice, or picks a number or one of your options.",
      chinese: "抛硬币、掷骰子、随机数，或者帮你选一个。"),
    category: .chance, intents: ["random.choose"])

  /// From what to choose.
  public struct Parameters: SkillParameters {
    /// The parameters by name.
    public static let schema = [ParameterDefinition("options", .text, isRequired: false)]

    /// The options, or a range of numbers.
    public var options: String?

    /// Decodes the parameters.
    public init(from slots: SlotValues) throws(SkillError) {
      options = try slots.optionalText("options")
    }
  }

  /// Creates the skill.
  public init() {}

  /// Chooses.
  public func respond(
    to request: SkillRequest<Parameters>
  ) async throws(SkillError) -> SkillResult {
    let language = request.context.language
    let wish = RandomWish(options: request.parameters.options, utterance: request.utterance)
    guard let wish else {
      return SkillResult(
        language.say(
          "From what? Say \"pizza, sushi or tacos\", \"a number from 1 to 10\" or \"flip a coin\".",
          "从什么里面选？可以说“吃米饭还是面条”“1到10选个数”或者“抛硬币”。"))
    }
    if let objection = Self.objection(to: wish, in: language) {
      throw .invalidInput(reason: objection)
    }
    var random = request.context.random
    let (text, choice) = Self.outcome(of: wish, using: &random, in: language)
    let detail = FilledSlot(name: "choice", value: .text(choice), text: choice)
    return SkillResult(output: Output(text, detail: [detail]))
  }

  private static func outcome(
    of wish: RandomWish, using random: inout SplitMix64, in language: Language
  ) -> (text: String, choice: String) {
    switch wish {
    case .coins(let count):
      let sides = (0..<count).map { _ in Bool.random(using: &random) }
      return coins(sides, in: language)
    case .dice(let count, let sides):
      let rolls = (0..<count).map { _ in Int.random(in: 1...sides, using: &random) }
      return dice(rolls, sides: sides, in: language)
    case .number(let range):
      let number = "\(Int.random(in: range, using: &random))"
      let (low, high) = (range.lowerBound, range.upperBound)
      return (
        language.say("\(number) (from \(low) to \(high))", "\(number)（\(low)到\(high)）"), number
      )
    case .tooMany, .noSuchDie, .tooWide:
      return ("", "")
    case .option(let options):
      let choice = options[Int.random(in: 0..<options.count, using: &random)]
      return (language.sentence(language.say("I pick ", "我选") + choice), choice)
    }
  }

  /// Why a wish can't be met.
  private static func objection(to wish: RandomWish, in language: Language) -> String? {
    switch wish {
    case .tooMany:
      language.say(
        "I throw at most \(RandomWish.mostThrown) at once. Ask for fewer.",
        "一次最多掷\(RandomWish.mostThrown)个，请少一点。")
    case .noSuchDie(let sides) where sides < 2:
      language.say(
        "There is no die with \(DurationText.count(sides, "side")). Name 2 sides or more.",
        "没有\(sides)面的骰子，至少要2面。")
    case .noSuchDie:
      language.say("That die has too many sides. Name at most 1000000.", "骰子的面数太多了，最多1000000面。")
    case .tooWide:
      language.say(
        "That range is too wide for me. Its ends may have up to 12 zeros.",
        "范围太大了，两头最多到一万亿。")
    case .coins, .dice, .number, .option: nil
    }
  }

  private static func coins(_ sides: [Bool], in language: Language) -> (String, String) {
    let names = sides.map { $0 ? language.say("heads", "正面") : language.say("tails", "反面") }
    let list = names.joined(separator: language.say(", ", "、"))
    guard sides.count > 1 else { return (language.sentence(list.capitalizedFirst), list) }
    let heads = sides.filter(\.self).count
    let text = language.say(
      "\(list.capitalizedFirst): \(heads) heads and \(sides.count - heads) tails.",
      "\(list)：\(heads)个正面，\(sides.count - heads)个反面。")
    return (text, list)
  }

  private static func dice(
    _ rolls: [Int], sides: Int, in language: Language
  ) -> (String, String) {
    let total = rolls.reduce(0, +)
    let sum = rolls.count > 1 ? rolls.map(String.init).joined(separator: " + ") + " = " : ""
    let name = "\(rolls.count > 1 ? "\(rolls.count)" : "")d\(sides)"
    let kind = sides == 6 ? "" : language.say(" (\(name))", "（\(name)）")
    let text = language.say("You rolled \(sum)\(total)\(kind).", "掷出\(sum)\(total)点\(kind)。")
    return (text, "\(total)")
  }
}
