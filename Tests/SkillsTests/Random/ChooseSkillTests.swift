import IntentSchema
import SkillKit
import SkillKitTesting
import Testing

@testable import Skills

struct ChooseSkillTests {
  @Test(
    arguments: [
      ("flip a coin", nil, RandomWish.coins(1)),
      ("toss three coins", nil, .coins(3)),
      ("抛硬币", nil, .coins(1)),
      ("roll a die", nil, .dice(1, sides: 6)),
      ("roll two dice", nil, .dice(2, sides: 6)),
      ("roll 2d6", nil, .dice(2, sides: 6)),
      ("d20", nil, .dice(1, sides: 20)),
      ("roll个d20", nil, .dice(1, sides: 20)),
      ("掷三个骰子", nil, .dice(3, sides: 6)),
      ("掷个20面的骰子", nil, .dice(1, sides: 20)),
      ("roll three eight-sided dice", nil, .dice(3, sides: 8)),
      ("random number", "number", .number(1...100)),
      ("1到12随便来一个数", "数", .number(1...12)),
      ("正面还是反面，抛一下", nil, .coins(1)),
      ("pizza, sushi or tacos?", nil, .option(["pizza", "sushi", "tacos"])),
      ("pick a number", nil, .number(1...100)),
      ("random number between 10 and 99", nil, .number(10...99)),
      ("random number 1-10", "1-10", .number(1...10)),
      ("随机一个1到100的数", "1到100", .number(1...100)),
      ("在5和15之间随机取数", "5和15", .number(5...15)),
      ("a number from -5 to 5", nil, .number(-5...5)),
      ("pick", "pizza, sushi or tacos", .option(["pizza", "sushi", "tacos"])),
      ("choose", "bus and train", .option(["bus", "train"])),
      ("pick", "salt and pepper or vinegar", .option(["salt and pepper", "vinegar"])),
      ("选", "米饭还是面条", .option(["米饭", "面条"])),
      ("选", "披萨、寿司还是火锅", .option(["披萨", "寿司", "火锅"])),
      ("抽签", "张三 李四 王五", .option(["张三", "李四", "王五"])),
      ("random number up to 50", nil, .number(1...50)),
      ("random number up to 50", "up to 50", .number(1...50)),
      ("pick a number below 20", "number", .number(1...19)),
      ("50以内随机一个数", nil, .number(1...50)),
      ("给我一个小于20的数", nil, .number(1...19)),
      ("should I have soup or salad", nil, .option(["soup", "salad"])),
      ("should I have soup or salad", "I have", .option(["soup", "salad"])),
      ("should I eat or sleep?", nil, .option(["eat", "sleep"])),
      ("red, green or blue?", "blue", .option(["red", "green", "blue"])),
      ("soup or salad, which one should I take", nil, .option(["soup", "salad"])),
      ("红、绿、蓝选一个", nil, .option(["红", "绿", "蓝"])),
      ("红、绿、蓝选一个", "红、绿、蓝选一个", .option(["红", "绿", "蓝"])),
      ("喝汤还是吃沙拉好呢", nil, .option(["喝汤", "吃沙拉"])),
      ("罗马、里斯本和雅典我该去哪个", nil, .option(["罗马", "里斯本", "雅典"])),
      ("随便选红茶或绿茶", nil, .option(["红茶", "绿茶"])),
      ("数学还是语文", nil, .option(["数学", "语文"])),
      ("选", "Python还是Go", .option(["Python", "Go"])),
    ] as [(String, String?, RandomWish)])
  func understandsWhatIsLeftToChance(text: String, options: String?, wish: RandomWish) {
    #expect(RandomWish(options: options, utterance: text) == wish)
  }

  @Test(
    arguments: [
      ("flip a coin", nil, Language.english, ["Heads.", "Tails."]),
      ("抛硬币", nil, .chinese, ["正面。", "反面。"]),
      ("roll a d2", nil, .english, ["You rolled 1 (d2).", "You rolled 2 (d2)."]),
      ("pick", "tea or tea cake", .english, ["I pick tea.", "I pick tea cake."]),
      ("选", "茶还是水", .chinese, ["我选茶。", "我选水。"]),
      ("1到2选个数", "1到2", .chinese, ["1（1到2）", "2（1到2）"]),
    ] as [(String, String?, Language, Set<String>)])
  func reachesEveryOutcome(
    text: String, options: String?, language: Language, outcomes: Set<String>
  ) async throws {
    var trial = SkillTrial(text, options.map { [.text("options", $0)] } ?? [], in: language)
    var seen: Set<String> = []
    for seed in 0..<40 {
      trial.seed = UInt64(seed)
      seen.insert(try await trial.run(ChooseSkill()).output.text)
    }
    #expect(seen == outcomes)
  }

  @Test func addsUpDice() async throws {
    let trial = SkillTrial("roll 3d6")
    let text = try await trial.run(ChooseSkill()).output.text
    let numbers = text.split { !$0.isNumber }.compactMap { Int($0) }
    #expect(numbers.count == 4)
    #expect(numbers.dropLast().reduce(0, +) == numbers.last)
    #expect(try await trial.run(ChooseSkill()).output.text == text)
  }

  @Test func asksFromWhatToChoose() async throws {
    let result = try await SkillTrial("choose for me").run(ChooseSkill())
    #expect(result.output.text.hasPrefix("From what?"))
  }
}
