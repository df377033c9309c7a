import AgentRuntime
import CivilTime
import IntentSchema
import SkillKit
import Testing

@testable import Evaluation

struct ConversationSettingsTests {
  @Test func everySettingIsShownWithWhatItMayBe() async throws {
    let conversation = try SampleAgent.conversation()
    #expect(
      await conversation.take("/set").lines == [
        "language    auto          (auto | en | zh)",
        "timezone    +00:00        (Europe/Paris | +08:00 ...)",
        "preference  fast          (fast | reliable | frugal)",
        "network     unknown       (good | poor | none | unknown)",
      ])
  }

  @Test func aSettingCountsFromTheNextTurnOn() async throws {
    let conversation = try SampleAgent.conversation()
    for line in ["timezone Test/Zone", "preference=reliable", "NETWORK none"] {
      #expect(await conversation.take("/set \(line)").replies.first?.kind == .notice)
    }
    let settings = conversation.agent.settings
    #expect(settings.timeZone.offset(at: 0) == 7200)
    #expect(settings.preference == .reliable)
    #expect(settings.network == .none)
  }

  @Test func aChosenLanguageIsSpokenWhateverIsTyped() async throws {
    let conversation = try SampleAgent.conversation()
    _ = await conversation.take("/set language zh")
    #expect(await conversation.take("what").lines.first?.hasPrefix("我不确定") == true)
    _ = await conversation.take("/set language auto")
    #expect(await conversation.take("what").lines.first?.hasPrefix("I'm not sure") == true)
  }

  @Test(arguments: ["zh", "zh-CN", "zh_cn", "zh-Hans", "ZH-Hant-TW", "cmn", "中文"])
  func everyTagOfALanguageIsTheLanguage(tag: String) async throws {
    let conversation = try SampleAgent.conversation()
    #expect(await conversation.take("/set language \(tag)").replies.first?.kind == .notice)
    #expect(conversation.agent.settings.language == .chinese)
    _ = await conversation.take("/set language en_GB.UTF-8")
    #expect(conversation.agent.settings.language == .english)
  }

  @Test(arguments: [
    ("/set timezone Mars", "timezone can't be 'Mars'; write Europe/Paris, +08:00 and the like."),
    ("/set preference x", "preference can't be 'x'; write fast, reliable, frugal."),
    (
      "/set langage zh",
      "There is no setting 'langage'; there are language, timezone, preference, network. "
        + "Did you mean language?"
    ),
  ])
  func whatCannotBeSetIsSaid(line: String, reply: String) async throws {
    let conversation = try SampleAgent.conversation()
    let exchange = await conversation.take(line)
    #expect(exchange.lines == [reply])
    #expect(exchange.replies.first?.kind == .error)
  }
}
