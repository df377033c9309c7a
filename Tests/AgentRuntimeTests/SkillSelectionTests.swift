import AgentRuntime
import IntentSchema
import SkillKit
import SkillKitTesting
import Testing

/// A chain with what is busy, and which of it is tried next.
struct BusyChain: Sendable, CustomTestStringConvertible {
  var skills: [AnySkill]
  var busy: Set<String>
  var expected: Int?
  var testDescription: String

  init(_ skills: [(Int, String?)], busy: Set<String>, next expected: Int?, _ why: String) {
    self.skills = skills.map { priority, group in
      .canned(SkillResult(""), as: .test("s", priority: priority, group: group))
    }
    self.busy = busy
    self.expected = expected
    testDescription = why
  }
}

struct SkillSelectionTests {
  private func skill(_ name: String, _ priority: Int = 200, group: String? = nil) -> AnySkill {
    .canned(SkillResult(name), as: .test(name, priority: priority, group: group))
  }

  private func names(_ chains: [[AnySkill]]) -> [[String]] {
    chains.map { $0.map(\.descriptor.identifier) }
  }

  @Test func makesOneChainOfAllInModeFirst() {
    let skills = [skill("a", 300, group: "g"), skill("b", 200), skill("c", 100)]
    #expect(names(SkillSelection.chains(of: skills, mode: .first)) == [["a", "b", "c"]])
    #expect(names(SkillSelection.chains(of: [], mode: .first)) == [])
  }

  @Test func makesAChainOfEachGroupInModeAll() {
    let skills = [
      skill("a", 300, group: "g"), skill("b", 250), skill("c", 240, group: "h"),
      skill("d", 230, group: "g"), skill("e", 100),
    ]
    #expect(
      names(SkillSelection.chains(of: skills, mode: .all)) == [["a", "d"], ["b"], ["c"], ["e"]])
  }

  @Test(arguments: [
    BusyChain([], busy: [], next: nil, "none is left"),
    BusyChain([(200, "g"), (200, nil)], busy: [], next: 0, "a free one is tried"),
    BusyChain(
      [(300, "g"), (250, "g"), (200, nil)], busy: ["g"], next: 2,
      "a busy one yields to one of its tier outside the group"),
    BusyChain(
      [(300, "g"), (250, "h"), (200, "i")], busy: ["g", "h"], next: 2,
      "and not to another busy one"),
    BusyChain(
      [(300, "g"), (150, nil)], busy: ["g"], next: 0,
      "it waits rather than yield to a lower tier"),
  ])
  func choosesTheNextOfAChain(_ example: BusyChain) {
    let next = SkillSelection.next(of: example.skills) { example.busy.contains($0) }
    #expect(next == example.expected)
  }
}
