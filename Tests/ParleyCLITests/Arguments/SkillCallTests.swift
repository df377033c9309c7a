import Testing

@testable import ParleyCLI

struct SkillCallTests {
  @Test func wordsAreASkillAndItsSlots() throws {
    let call = try SkillCall(["note.keep", "body=a=b c", "x="])
    #expect(call.skill == "note.keep")
    #expect(
      call.values == [.init(slot: "body", text: "a=b c"), .init(slot: "x", text: "")])
  }

  @Test func linksArePercentDecoded() throws {
    let call = try SkillCall(["parley://note.keep?body=buy%20milk+%E7%89%9B&x=1%3D1"])
    #expect(call.skill == "note.keep")
    #expect(
      call.values == [.init(slot: "body", text: "buy milk 牛"), .init(slot: "x", text: "1=1")])
    #expect(try SkillCall(["parley://note.show/"]).skill == "note.show")
  }

  @Test(arguments: [
    ([], "run needs a skill; 'parley skills' lists them"),
    (["a", "b"], "'b' isn't SLOT=VALUE"),
    (["parley://a?b=%2"], "'%2' has a % that two hexadecimal digits don't follow"),
  ])
  func whatCannotBeReadIsAUsageError(words: [String], message: String) {
    #expect(throws: CommandFailure.usage(message)) { try SkillCall(words) }
  }
}
