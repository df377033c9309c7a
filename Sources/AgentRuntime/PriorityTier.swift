/// The rank of a skill among those of an intent, by what sort of skill it is.
public enum PriorityTier: String, Sendable, Hashable, Comparable {
  /// Below 100: answers when nobody else does.
  case fallback
  /// 100 to 199: guesses, as a model does.
  case model
  /// 200 and up: the same answer every time.
  case deterministic

  /// The intent that stands for utterances nobody else serves.
  public static let fallbackIntent = "fallback"

  /// The tier of a priority.
  ///
  /// - Parameter priority: the priority of a skill.
  public init(of priority: Int) {
    self =
      switch priority {
      case 200...: .deterministic
      case 100..<200: .model
      default: .fallback
      }
  }

  /// Whether one tier is tried after another.
  public static func < (left: PriorityTier, right: PriorityTier) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int {
    switch self {
    case .fallback: 0
    case .model: 1
    case .deterministic: 2
    }
  }
}
