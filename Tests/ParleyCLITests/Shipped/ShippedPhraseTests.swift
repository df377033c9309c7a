import IntentRouting
import IntentSchema
import Testing

@testable import ParleyCLI

/// A word that also stands in a request makes no request of a line that isn't one.
@Suite(.enabled(if: ShippedData.home != nil, "there is no Corpus here: run from the package"))
struct ShippedPhraseTests {
  @Test(arguments: [
    "what does wikipedia say about timers", "play the song stop in the name of love",
    "what does the encyclopedia say about alarm clocks", "when does the bus stop here",
    "when does the next tram reach stop 12", "stop the docker container",
    "stop the washing machine",
    "play nirvana's nevermind", "is nevermind a good album", "there is a stop sign at the corner",
    "the word reminder has eight letters", "she merged the commitment",
    "is a countdown bad for my nerves", "这首歌叫提醒我", "the song is called remind me to breathe",
    "who invented the telephone", "我昨天看了一部电影", "asdf qwer",
    "a stopwatch was found by the river", "那场足球赛被取消了",
  ])
  func aWordInPassingIsNoRequest(_ text: String) throws {
    #expect(try ShippedData.route(text).match == nil)
  }

  @Test(arguments: [
    "STOP!!!", "stop", "Stop it.", "hold on", "hold on a second", "wait a sec", "hang on a sec",
    "never mind",
    "nevermind", "...ummm... oh, nevermind", "oh never mind", "停！！！", "停", "算了", "等一下", "不用了",
  ])
  func whoWantsItToStopIsHeard(_ text: String) throws {
    #expect(try ShippedData.intent(of: text) == "agent.cancel")
  }

  /// What time it will be isn't what time it is.
  @Test(arguments: [
    ("what time will it be in ten minutes", "in ten minutes"),
    ("what time was it two hours ago", "two hours ago"), ("两个小时后是几点", "两个小时后"),
  ])
  func anotherMomentIsAskedFor(_ text: String, _ when: String) throws {
    let match = try #require(try ShippedData.route(text).match)
    #expect(match.intent == "time.now")
    #expect(match.slots.filter { $0.name == "when" }.map(\.text) == [when])
  }

  @Test(arguments: [
    "don't set a timer", "别提醒我", "don't set a timer for ten minutes", "别定闹钟",
    "don't write this down",
    "please do not save this", "don't tell me the time", "do not add that to my list",
    "don't remind me about it", "never delete my notes", "don't roll the dice",
    "don't summarize that",
    "别记这个", "请不要把它加到清单", "别告诉我几点", "先别提醒我吃药", "不要总结这段话", "别掷骰子", "不要删掉任何东西",
    "don't cancel anything", "先不要取消任何东西",
  ])
  func whatIsForbiddenIsNotDone(_ text: String) throws {
    #expect(try ShippedData.route(text).match == nil)
  }

  @Test(arguments: [
    ("don't forget to remind me to call anna", "reminder.create"), ("别忘了提醒我开会", "reminder.create"),
    ("don't bother", "agent.cancel"), ("不用计时了", "timer.cancel"),
    ("don't let me sleep past nine", "alarm.set"),
    ("i don't have a watch, what time is it", "time.now"),
    ("don't worry about the tea, set a timer for 5 minutes", "timer.set"),
  ])
  func aNegationThatForbidsNothingChangesNothing(_ text: String, _ intent: String) throws {
    #expect(try ShippedData.intent(of: text) == intent)
  }

  @Test func aTrainingLineIsCertain() throws {
    let data = try ShippedData.data.get()
    for line in data.corpus.training where line.intent != nil {
      let decision = try ShippedData.route(line.text)
      #expect(decision.match?.intent == line.intent && decision.stage == .exact, "\(line.text)")
    }
  }
}
