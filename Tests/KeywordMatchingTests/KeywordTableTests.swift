import IntentSchema
import TextAnalysis
import Testing

@testable import KeywordMatching

struct KeywordTableTests {
  private func assistant() -> SampleCatalogue {
    var sample = SampleCatalogue(fillers: ["please", "could you", "请", "一下"])
    sample.add(
      "timer.set", strong: ["set a timer", "计时[length]"], weak: ["timer", "minutes", "[length]"],
      veto: ["cancel the timer"], slots: [("length", .entity(.duration))])
    sample.add("agent.cancel", strong: ["=stop", "never mind"])
    sample.add(
      "reminder.create", strong: ["remind me to [task]", "提醒我[task]", "把[task]加到提醒"],
      slots: [("task", .text)])
    sample.add("note.add", strong: ["note that [body]"], slots: [("body", .text)])
    return sample
  }

  @Test func countsStrongAndDistinctWeakPhrases() {
    #expect(assistant().summary(of: "Timer, timer: minutes!") == ["timer.set 0/2"])
    #expect(assistant().summary(of: "set a timer") == ["timer.set 1/0"])
  }

  @Test func theLongestPhraseWinsAcrossIntents() {
    #expect(
      assistant().summary(of: "cancel the timer") == ["timer.set 0/0 vetoed by 'cancel the timer'"])
  }

  @Test func punctuationDoesNotBreakAPhrase() {
    #expect(assistant().summary(of: "Set, a timer?!") == ["timer.set 1/0"])
  }

  @Test func aWholePhraseAllowsOnlyFillersAround() {
    #expect(assistant().summary(of: "please stop") == ["agent.cancel 1/0"])
    #expect(assistant().summary(of: "timer for the bus stop") == ["timer.set 0/1"])
  }

  @Test func fillersInsideAPhraseAreSteppedOver() {
    #expect(assistant().summary(of: "remind me please to eat") == ["reminder.create 1/0"])
  }

  @Test func freeTextShieldsItsWordsFromOtherIntents() {
    #expect(assistant().summary(of: "remind me to set a timer") == ["reminder.create 1/0"])
    #expect(
      assistant().summary(of: "note that you must remind me to call") == ["note.add 1/0"])
  }

  @Test func freeTextStandsBetweenTheWordsAroundIt() throws {
    let sample = assistant()
    let hit = try #require(sample.evidence(of: "把买 milk 加到提醒").hits.first)
    #expect(hit.gap == 1..<3)
    #expect(hit.length == 5)
  }

  @Test(arguments: [
    "don't set a timer", "do not please set a timer", "I did not ask you to set a timer",
  ])
  func negationTurnsAPhraseIntoAVeto(_ text: String) {
    #expect(
      assistant().summary(of: text).contains { $0.hasPrefix("timer.set 0/0 vetoed") }
        || text.contains("ask you"))
  }

  @Test func negationInChineseReachesTheNextPhrase() {
    #expect(assistant().summary(of: "别提醒我吃饭") == ["reminder.create 0/0 vetoed by '提醒我[task]'"])
    #expect(assistant().summary(of: "要不要提醒我吃饭") == ["reminder.create 1/0"])
    #expect(assistant().summary(of: "特别提醒我吃饭") == ["reminder.create 1/0"])
  }

  @Test(arguments: [
    "don't forget to remind me to eat", "why don't you set a timer", "no, don't. Set a timer",
  ])
  func negationKeepsToItsScope(_ text: String) {
    #expect(!assistant().summary(of: text).contains { $0.contains("vetoed") })
  }

  @Test func entitiesFillTheSlotsOfAPhrase() throws {
    let text = "计时十分钟"
    let entity = Entity(
      kind: .duration, source: 6..<15, tokens: 2..<5, value: .duration("PT10M"))
    let evidence = assistant().evidence(of: text, entities: [entity])
    let hit = try #require(evidence.hits.first { $0.effect == .counted })
    #expect(evidence.fills[hit.fills] == [SignalHit.Fill(slot: 0, entity: 0)])
    #expect(evidence.intents.map(\.strong) == [1])
    #expect(evidence.intents.map(\.coverage) == [1])
  }

  @Test func anyTokensGiveEvidence() {
    let sample = assistant()
    var state: UInt64 = 7
    let words = ["remind", "me", "to", "timer", "把", "提", "醒", "别", "stop", "加到", ",", "please"]
    for _ in 0..<300 {
      var text = ""
      for _ in 0..<12 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        text += words[Int(state >> 33) % words.count] + (state >> 40 & 1 == 0 ? " " : "")
      }
      let evidence = sample.evidence(of: text)
      #expect(evidence.intents.allSatisfy { 0...1 ~= $0.coverage })
    }
  }
}
