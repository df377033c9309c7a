import AgentRuntime
import IntentRouting
public import IntentSchema

/// How a conversation has gone so far: how many turns, how quick the skills, what wasn't understood.
public struct ConversationStatistics: Sendable, Hashable {
  /// The runs of one skill.
  public struct Skill: Sendable, Hashable {
    /// The skill's identifier.
    public var name: String
    /// How often it ran.
    public var runs: Int
    /// How often it ended with an error.
    public var failures: Int
    /// The time that half of the runs stay within, in milliseconds.
    public var median: Double
    /// The time that 99 of 100 runs stay within, in milliseconds.
    public var percentile99: Double
  }

  /// How many lines were said to the agent.
  public private(set) var turns = 0
  /// How many of them weren't understood.
  public private(set) var unmatched = 0
  /// How many of them could have meant several things.
  public private(set) var ambiguous = 0
  private var durations: [String: [Double]] = [:]
  private var failures: [String: Int] = [:]

  /// Creates statistics of nothing.
  public init() {}

  /// The skills that ran, by name.
  ///
  /// - Complexity: O(*n* log *n*) in the number of runs.
  public var skills: [Skill] {
    durations.sorted { $0.key < $1.key }.map { name, durations in
      let sorted = durations.sorted()
      return Skill(
        name: name, runs: sorted.count, failures: failures[name] ?? 0,
        median: Self.quantile(0.5, of: sorted), percentile99: Self.quantile(0.99, of: sorted))
    }
  }

  /// The turns in words.
  ///
  /// - Parameter language: the language to say it in.
  /// - Returns: one line.
  public func summary(in language: Language) -> [String] {
    [
      language.choose(
        "turns \(turns), not understood \(unmatched), ambiguous \(ambiguous)",
        "\(turns)句话，没听懂\(unmatched)句，有歧义\(ambiguous)句")
    ]
  }

  /// The turns and the skills in words, a line each.
  func lines(in language: Language) -> [String] {
    summary(in: language)
      + skills.map { skill in
        let times = [skill.median, skill.percentile99].map { "\(($0 * 10).rounded() / 10)" }
        return language.choose(
          "\(skill.name): \(skill.runs) runs, \(skill.failures) failed, "
            + "p50 \(times[0]) ms, p99 \(times[1]) ms",
          "\(skill.name)：运行\(skill.runs)次，失败\(skill.failures)次，"
            + "p50 \(times[0]) 毫秒，p99 \(times[1]) 毫秒")
      }
  }

  /// Adds a turn.
  mutating func add(_ report: TurnReport) {
    turns += 1
    switch report.decision?.outcome {
    case .unmatched?: unmatched += 1
    case .ambiguous?: ambiguous += 1
    case .matched?, nil: break
    }
    for run in report.runs {
      let (seconds, attoseconds) = run.duration.components
      let time = Double(seconds) * 1e3 + Double(attoseconds) / 1e15
      durations[run.skill, default: []].append(time)
      if run.error != nil { failures[run.skill, default: 0] += 1 }
    }
  }

  /// The nearest-rank quantile of sorted values.
  private static func quantile(_ share: Double, of sorted: [Double]) -> Double {
    guard !sorted.isEmpty else { return 0 }
    let rank = (share * Double(sorted.count)).rounded(.up)
    return sorted[min(sorted.count - 1, max(0, Int(rank) - 1))]
  }
}
