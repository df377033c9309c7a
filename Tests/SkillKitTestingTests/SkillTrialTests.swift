import IntentSchema
import SkillKit
import SkillKitTesting
import Testing

struct SkillTrialTests {
  private struct Reading: Skill {
    static let descriptor = SkillDescriptor.test("file.read")

    func respond(
      to request: SkillRequest<NoParameters>
    ) async throws(SkillError) -> SkillResult {
      guard let bytes = try? request.context.capabilities.readFile("a.txt") else {
        throw .failed(reason: "no file")
      }
      let notes = request.snapshot.records(in: .notes)
      return SkillResult("\(bytes.count) bytes, \(notes.count) notes, \(request.context.now)")
    }
  }

  @Test func runsASkillInItsCircumstances() async throws {
    var trial = SkillTrial()
    trial.capabilities = .canned(files: ["a.txt": [1, 2, 3]])
    trial.now = 7
    trial.add(Record(title: "one", createdAt: 0), to: .notes)
    let second = trial.add(Record(title: "two", createdAt: 0), to: .notes)
    #expect(second == 2)
    #expect(try await trial.run(Reading()).output.text == "3 bytes, 2 notes, 7")
  }

  @Test func passesOnWhatTheSkillThrows() async {
    await #expect(throws: SkillError.failed(reason: "no file")) {
      try await SkillTrial().run(Reading())
    }
  }
}
