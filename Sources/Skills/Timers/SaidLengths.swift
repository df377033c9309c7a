import CivilTime
import IntentSchema
import SkillKit

/// The lengths that are named side by side: "5 and 10 minutes", 5分钟和10分钟.
struct SaidLengths {
  /// The lengths, in the order they were said; one where only one was.
  let milliseconds: [Int64]

  /// Finds the lengths of timers in an utterance.
  ///
  /// - Parameters:
  ///   - length: the length that fills the slot, in milliseconds.
  ///   - utterance: all that was typed.
  ///   - context: the circumstances.
  init(of length: Int64, in utterance: String, _ context: SkillContext) {
    let entities = context.entities(utterance).filter { [.duration, .number].contains($0.kind) }
    var found: [Int64] = []
    var waiting: [Double] = []
    var end = 0
    for entity in entities where entity.source.lowerBound >= end {
      let gap = utterance.part(end..<entity.source.lowerBound) ?? ""
      if !SaidMoments.isJoint(gap) || gap.isEmpty {
        if found.contains(length) { break }
        (found, waiting) = ([], [])
      }
      // "One for 10 minutes" is a timer, not a minute.
      if gap.trimmedOfMarks == "for" { waiting = [] }
      end = entity.source.upperBound
      switch entity.value {
      case .number(let number): waiting.append(number)
      case .duration(let text):
        let unit = utterance.part(entity.source).flatMap(Self.unit)
        for number in waiting {
          guard let unit, let same = Self.length(of: number, unit, context) else { continue }
          found.append(same)
        }
        waiting = []
        if let seconds = CivilDuration(text)?.approximateSeconds, seconds < 1e9 {
          found.append(Int64(seconds * 1000))
        }
      default: break
      }
    }
    milliseconds = found.contains(length) && found.count > 1 ? found : [length]
  }

  /// The unit of a length, which the numbers before it share.
  private static func unit(of length: String) -> String? {
    let pieces = TextPiece.split(length)
    guard pieces.first?.number != nil || pieces.count == 2 else { return nil }
    return pieces.dropFirst().map(\.text).joined()
  }

  private static func length(
    of number: Double, _ unit: String, _ context: SkillContext
  ) -> Int64? {
    let text = "\(NumberText.typed(number)) \(unit)"
    guard
      case .duration(let iso)? = context.entities(text).first(where: { $0.kind == .duration })?
        .value,
      let seconds = CivilDuration(iso)?.approximateSeconds, seconds < 1e9
    else { return nil }
    return Int64(seconds * 1000)
  }
}
