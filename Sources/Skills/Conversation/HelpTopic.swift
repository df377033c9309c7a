import IntentSchema

/// One thing the agent can do, with how to ask for it.
enum HelpTopic: String, Sendable, Hashable, CaseIterable {
  case timers, alarms, notes, todos, reminders, time, dates, math, units, summaries, random, machine

  /// What the topic is called.
  func name(in language: Language) -> String {
    switch self {
    case .timers: language.say("Timers", "计时器")
    case .alarms: language.say("Alarms", "闹钟")
    case .notes: language.say("Notes", "笔记")
    case .todos: language.say("To-dos", "待办")
    case .reminders: language.say("Reminders", "提醒")
    case .time: language.say("Time", "时间")
    case .dates: language.say("Dates", "日期")
    case .math: language.say("Math", "计算")
    case .units: language.say("Units", "单位换算")
    case .summaries: language.say("Summaries", "摘要")
    case .random: language.say("Chance", "随机")
    case .machine: language.say("This computer", "本机状态")
    }
  }

  /// Ways to ask, the most usual first.
  func examples(in language: Language) -> [String] {
    language == .chinese ? chineseExamples : englishExamples
  }

  private var englishExamples: [String] {
    switch self {
    case .timers:
      ["set a pasta timer for 10 minutes", "how much time is left", "cancel all timers"]
    case .alarms: ["wake me at 7", "set an alarm for 18:30 tomorrow", "cancel the 7am alarm"]
    case .notes: ["note that the milk is out", "show my notes", "find my notes about milk"]
    case .todos:
      ["add milk, eggs and bread to my shopping list", "show my to-dos", "tick off milk"]
    case .reminders: ["remind me to call mom tomorrow at 5pm", "show my reminders"]
    case .time: ["what time is it", "what time is it in Tokyo"]
    case .dates: ["what's the date", "what day is 1 May", "how many days until Christmas"]
    case .math: ["17% of 240", "(3 + 4) * 5", "square root of 144"]
    case .units: ["10 miles in kilometers", "72F in celsius", "90 minutes in hours"]
    case .summaries: ["summarize report.txt", "summarize this: ..."]
    case .random: ["flip a coin", "roll 2d6", "a number from 1 to 100", "pizza, sushi or tacos"]
    case .machine: ["how much disk space is left", "how is this computer doing"]
    }
  }

  private var chineseExamples: [String] {
    switch self {
    case .timers: ["煮面计时10分钟", "还剩多少时间", "取消所有计时器"]
    case .alarms: ["明天早上7点叫我起床", "定一个18:30的闹钟", "取消7点的闹钟"]
    case .notes: ["记一下牛奶喝完了", "看看我的笔记", "找一下关于牛奶的笔记"]
    case .todos: ["购物清单加牛奶、鸡蛋和面包", "看看待办", "完成第一项"]
    case .reminders: ["明天下午3点提醒我开会", "看看我的提醒"]
    case .time: ["现在几点", "东京现在几点"]
    case .dates: ["今天几号", "5月1日是星期几", "离春节还有几天"]
    case .math: ["240的17%", "三十五加七", "根号16"]
    case .units: ["10英里是多少公里", "72华氏度是多少摄氏度", "90分钟是几小时"]
    case .summaries: ["总结 report.txt", "总结一下：……"]
    case .random: ["抛硬币", "掷两个骰子", "1到100随机一个数", "吃米饭还是面条"]
    case .machine: ["硬盘还剩多少空间", "电脑状态怎么样"]
    }
  }
}
