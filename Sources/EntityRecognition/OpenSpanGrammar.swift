import CivilTime
import IntentSchema

extension Grammar {
  /// The spans that words before or after chosen times open: "before friday", 三点以后.
  func openSpans(at chosen: [Reading]) -> [Reading] { [] }
}
