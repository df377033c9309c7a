public import IntentSchema
import Measures
public import SkillKit

/// Converts an amount from one unit to another.
public struct ConvertUnitSkill: Skill {
  /// What is known about the skill.
  public static let descriptor = SkillDescriptor(
    identifier: "unit.converter",
    title: LocalizedText(english: "Convert units", chinese: "换算单位"),
    summary: LocalizedText(
      english: "Converts lengths, weights, volumes, areas, speeds, temperatures, data and time.",
      chinese: "换算长度、重量、体积、面积、速度、温度、数据量和时间。"),
    category: .calculation, intents: ["unit.convert"])

  /// What to convert, and to what.
  public struct Parameters: SkillParameters {
    /// The parameters by name.
    public static let schema = [
      ParameterDefinition("amount", .quantity),
      ParameterDefinition("target", .list("unit"), isRequired: false),
    ]

    /// The amount with its unit.
    public var amount: FilledSlot
    /// The name of the wanted unit.
    public var target: ListedValue?

    /// Decodes the parameters.
    public init(from slots: SlotValues) throws(SkillError) {
      amount = try slots.required("amount")
      target = try slots.optionalListed("target")
    }
  }

  /// Creates the skill.
  public init() {}

  /// Converts the amount.
  public func respond(
    to request: SkillRequest<Parameters>
  ) async throws(SkillError) -> SkillResult {
    let language = request.context.language
    do {
      let wanted = request.parameters.target?.value
      var source = try Measure(
        request.parameters.amount, degree: Self.degree(for: wanted, in: language))
      let typed = request.parameters.amount.text.trimmed
      var target = try Self.target(wanted, for: source.unit, in: language)
      if wanted == nil, target == source.unit, !Self.isCompound(typed) {
        target = try Self.target(nil, for: source.unit, in: language)
      }
      if source.unit.kind == .volume { target = Self.fluid(target) }
      if target.kind == .volume { source.unit = Self.fluid(source.unit) }
      let value = try UnitConversion.convert(source.amount, from: source.unit, to: target)
      let left =
        Self.isCompound(typed)
        ? typed : source.unit.text(NumberText.exact(source.amount), in: language)
      let isMixed = request.utterance.lowercased().containsAny(Self.feetAndInches)
      let right = Self.text(value, target, isMixed: isMixed, in: language)
      let detail = FilledSlot(
        name: "result", value: .quantity(value, unit: target.name), text: right)
      return SkillResult(output: Output("\(left) = \(right)", detail: [detail]))
    } catch {
      throw .invalidInput(reason: Self.wording(of: error, in: language))
    }
  }

  private static func target(
    _ wanted: String?, for unit: MeasurementUnit, in language: Language
  ) throws(UnitConversion.Problem) -> MeasurementUnit {
    let usual = language == .chinese && unit.name == "kilogram" ? "jin" : unit.counterpart
    let name = wanted ?? usual
    guard let target = MeasurementUnit.spelled(name) else { throw .unknownUnit(name) }
    return target
  }

  /// The fluid ounce for an ounce where volumes are meant.
  private static func fluid(_ unit: MeasurementUnit) -> MeasurementUnit {
    unit.name == "ounce" ? MeasurementUnit.spelled("fluid ounce") ?? unit : unit
  }

  private static func text(
    _ value: Double, _ unit: MeasurementUnit, isMixed: Bool, in language: Language
  ) -> String {
    let total = unit.name == "foot" ? value * 12 : value
    guard isMixed, ["foot", "inch"].contains(unit.name), (12..<1e9).contains(total),
      let foot = MeasurementUnit.spelled("foot"), let inch = MeasurementUnit.spelled("inch")
    else { return unit.text(NumberText.measure(value), in: language) }
    let inches = (total * 100).rounded() / 100
    let feet = (inches / 12).rounded(.down)
    let rest = inch.text(NumberText.measure(inches - feet * 12), in: language)
    return foot.text(NumberText.measure(feet), in: language) + language.say(" ", "") + rest
  }

  /// The unit of a bare degree: the other one than is wanted, or the usual one of the language.
  private static func degree(for wanted: String?, in language: Language) -> String {
    switch wanted {
    case "celsius": "fahrenheit"
    case "fahrenheit": "celsius"
    default: language.say("fahrenheit", "celsius")
    }
  }

  private static let feetAndInches = [
    "feet and inch", "foot and inch", "ft and in", "英尺英寸", "英尺和英寸",
  ]

  /// Whether an amount was typed in two units, such as 5 feet 11 inches.
  private static func isCompound(_ text: String) -> Bool {
    TextPiece.split(text).filter { $0.number != nil }.count > 1
  }

  private static func wording(
    of problem: UnitConversion.Problem, in language: Language
  ) -> String {
    switch problem {
    case .unknownUnit(let name):
      language.say(
        "I don't know the unit \(language.quoted(name)). Try one such as kilometers or pounds.",
        "我不认识单位\(language.quoted(name))。可以用公里、磅这样的单位。")
    case .incompatible(let unit, let target):
      language.say(
        """
        \(unit.plural.capitalizedFirst) measure \(unit.dimension(in: .english)) and \(target.plural) measure \
        \(target.dimension(in: .english)). Name a unit of \(unit.dimension(in: .english)).
        """,
        """
        \(unit.chinese)是\(unit.dimension(in: .chinese))单位，\(target.chinese)是\
        \(target.dimension(in: .chinese))单位，不能换算。请换一个\(unit.dimension(in: .chinese))单位。
        """)
    case .belowAbsoluteZero:
      language.say(
        "Nothing is colder than -273.15 °C. Try a higher temperature.",
        "没有比-273.15摄氏度更冷的了，请换个高一点的温度。")
    }
  }
}
