import IntentSchema
public import SkillKit

/// Says how the computer is doing: disk, memory, uptime, load.
public struct ReportMachineSkill: Skill {
  /// What is known about the skill.
  public static let descriptor = SkillDescriptor(
    identifier: "machine.report",
    title: LocalizedText(english: "Check this computer", chinese: "看本机状态"),
    summary: LocalizedText(
      english: "Says how full the disk and the memory are, the uptime and the load.",
      chinese: "报告硬盘、内存、运行时间和负载。"),
    category: .system, intents: ["machine.status", "agent.brief"])

  /// What of it.
  public struct Parameters: SkillParameters {
    /// The parameters by name.
    public static let schema = [
      ParameterDefinition("part", .list("machine_part"), isRequired: false)
    ]

    /// `disk`, `memory`, `uptime` or `load`; nil for all.
    public var part: String?

    /// Decodes the parameters.
    public init(from slots: SlotValues) throws(SkillError) {
      part = try slots.optionalText("part")
    }
  }

  /// Creates the skill.
  public init() {}

  /// Reports what is known.
  public func respond(
    to request: SkillRequest<Parameters>
  ) async throws(SkillError) -> SkillResult {
    let language = request.context.language
    let facts = request.context.capabilities.systemFacts()
    let parts: [(name: String, line: String?)] = [
      ("disk", Self.disk(facts, in: language)), ("memory", Self.memory(facts, in: language)),
      ("load", Self.load(facts, in: language)), ("uptime", Self.uptime(facts, in: language)),
    ]
    let asksForStart = request.utterance.lowercased().containsAny(Self.startWords)
    let wanted = asksForStart ? "uptime" : request.parameters.part
    let chosen = parts.contains { $0.name == wanted } ? parts.filter { $0.name == wanted } : parts
    let lines = chosen.compactMap(\.line)
    guard !lines.isEmpty else {
      throw .unavailable(
        reason: language.say("This system doesn't tell me that.", "这个系统查不到这项信息。"),
        remedy: language.say(
          "Ask for another part: disk, memory, load or uptime.", "可以问硬盘、内存、负载或运行时间。"))
    }
    return SkillResult(lines.joined(separator: "\n"))
  }

  private static let startWords = [
    "restart", "reboot", "booted", "last boot", "重启", "重啟", "重新启动", "开机", "開機",
  ]

  private static func disk(_ facts: SystemFacts, in language: Language) -> String? {
    guard let total = facts.diskTotal, let free = facts.diskFree, total > 0 else { return nil }
    let share = percent(free, of: total)
    return language.say(
      "Disk: \(size(free)) free of \(size(total)) (\(share)% free).",
      "硬盘：剩余\(size(free))，共\(size(total))（空闲\(share)%）。")
  }

  private static func memory(_ facts: SystemFacts, in language: Language) -> String? {
    guard let total = facts.memoryTotal, let free = facts.memoryAvailable, total > 0 else {
      return nil
    }
    let share = percent(total - min(free, total), of: total)
    return language.say(
      "Memory: \(size(free, step: 1024)) available of \(size(total, step: 1024)) (\(share)% used).",
      "内存：可用\(size(free, step: 1024))，共\(size(total, step: 1024))（已用\(share)%）。")
  }

  private static func load(_ facts: SystemFacts, in language: Language) -> String? {
    guard facts.loadAverages.count == 3 else { return nil }
    let values = facts.loadAverages.map(NumberText.measure)
    let processors = facts.processorCount.map {
      language.say(", on \(DurationText.count($0, "processor"))", "，\($0)个处理器")
    }
    return language.say(
      "Load: \(values[0]), \(values[1]), \(values[2]) over 1, 5 and 15 minutes\(processors ?? "").",
      "负载：1、5、15分钟平均为\(values[0])、\(values[1])、\(values[2])\(processors ?? "")。")
  }

  private static func uptime(_ facts: SystemFacts, in language: Language) -> String? {
    guard let seconds = facts.uptime else { return nil }
    let whole = seconds >= 3600 ? seconds / 60 * 60 : seconds
    let length = DurationText.text(seconds: Int(whole), in: language)
    return language.say("Up for \(length).", "已运行\(length)。")
  }

  /// Bytes in the largest unit of which there is at least one.
  ///
  /// Disks are sold in steps of 1000, memory in steps of 1024, and both are called GB.
  private static func size(_ bytes: Int64, step: Double = 1000) -> String {
    var value = Double(max(0, bytes))
    var unit = "B"
    for larger in ["KB", "MB", "GB", "TB"] where value >= step {
      value /= step
      unit = larger
    }
    return "\(NumberText.measure(value)) \(unit)"
  }

  private static func percent(_ part: Int64, of whole: Int64) -> String {
    "\(Int((Double(part) / Double(whole) * 100).rounded()))"
  }
}
