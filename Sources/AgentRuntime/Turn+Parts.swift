import IntentRouting
import SkillKit

extension Turn {
  /// Serves the requests of a line one after the other, so that each sees what those before it left.
  ///
  /// Where one fails, those after it are left out, for they may build on it. What nothing understands
  /// is named.
  mutating func followEach(of requests: [RoutingDecision]) async {
    for (index, request) in requests.enumerated() {
      guard let match = request.match else {
        let text = request.text
        say(request.isConditional ? wording.conditional(text) : wording.riddle(text), .notice)
        continue
      }
      let said = report.replies.count
      await take(match, of: request.text)
      guard report.replies[said...].contains(where: { $0.kind == .error }) || Task.isCancelled
      else { continue }
      let rest = requests[(index + 1)...].map(\.text)
      if !rest.isEmpty { say(wording.leftOut(rest), .notice) }
      break
    }
    guard let first = requests.lazy.compactMap(\.match).first else { return }
    report.intent = first.intent
    report.slots = parts.complete(first.slots, of: first.intent)
  }
}
