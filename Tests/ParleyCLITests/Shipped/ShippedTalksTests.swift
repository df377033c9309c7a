import AgentRuntime
public import Evaluation
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
}

extension Talk: CustomTestStringConvertible {
  public var testDescription: String { name }
}
