import AgentRuntime
public import Evaluation
import IntentRouting
import IntentSchema
import SkillKit
public import Testing

@testable import ParleyCLI

/// The conversations of `Corpus`, with the data of the folder the tests are run from.
@Suite(.enabled(if: ShippedData.home != nil, "there is no Corpus here: run from the package"))
struct ShippedTalksTests {
  @Test(arguments: ShippedData.talks)
  func theAgentSaysWhatTheTalkSays(talk: Talk) async throws {
    let runner = try ShippedData.runner.get()
    let result = await runner.run(talk)
    #expect(result.difference == nil, "\(result.difference?.text ?? "")")
  }

  /// A talk, a chat and a dry run decide by the same code.
  @Test func theDryRunDecidesAsTheTalkDoes() throws {
    for talk in ShippedData.talks {
      guard let step = talk.steps.first, case .utterance(let text) = step.input,
        case .matched(let intent, let slots)? = step.decision?.outcome
      else { continue }
      let match = try ShippedData.route(text).match
      #expect(match?.intent == intent, "\(text)")
      for slot in slots {
        #expect(match?.slots.contains { $0.name == slot.name } == true, "\(text): \(slot.name)")
      }
    }
  }
}

extension Talk: CustomTestStringConvertible {
  public var testDescription: String { name }
}
