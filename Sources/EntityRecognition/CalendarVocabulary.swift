import CivilTime

extension Vocabulary {
  static let calendar = [
    Row(.timeUnit(.second), "second|seconds|sec|secs|s|秒|秒钟"),
    Row(.timeUnit(.minute), "minute|minutes|min|mins|m|分钟"),
    Row(.timeUnit(.hour), "hour|hours|hr|hrs|h|小时|钟头"),
    Row(.timeUnit(.day), "day|days|d|天"),
    Row(.timeUnit(.week), "week|weeks|wk|wks|w|周|星期|礼拜"),
    Row(.timeUnit(.fortnight), "fortnight|fortnights"),
    Row(.timeUnit(.month), "month|months|mo|个月"),
    Row(.timeUnit(.quarter), "quarter|quarters|季度"),
    Row(.timeUnit(.year), "year|years|yr|yrs|y|年"),
    Row(.timeUnit(.decade), "decade|decades"), Row(.timeUnit(.century), "century|centuries|世纪"),
    Row(.weekday(1, isCertain: true), "monday|mondays|周一|星期一|礼拜一"),
    Row(.weekday(2, isCertain: true), "tuesday|tuesdays|tues|周二|星期二|礼拜二"),
    Row(.weekday(3, isCertain: true), "wednesday|wednesdays|周三|星期三|礼拜三"),
    Row(.weekday(4, isCertain: true), "thursday|thursdays|thurs|thur|周四|星期四|礼拜四"),
    Row(.weekday(5, isCertain: true), "friday|fridays|周五|星期五|礼拜五"),
    Row(.weekday(6, isCertain: true), "saturday|saturdays|周六|星期六|礼拜六"),
    Row(.weekday(7, isCertain: true), "sunday|sundays|周日|周天|星期日|星期天|礼拜天|礼拜日"),
    Row(.weekday(1, isCertain: false), "mon"), Row(.weekday(2, isCertain: false), "tue"),
    Row(.weekday(3, isCertain: false), "wed"), Row(.weekday(4, isCertain: false), "thu"),
    Row(.weekday(5, isCertain: false), "fri"), Row(.weekday(6, isCertain: false), "sat"),
    Row(.weekday(7, isCertain: false), "sun"),
    Row(.month(1, isCertain: true), "january|jan|jan."),
    Row(.month(2, isCertain: true), "february|feb|feb."),
    Row(.month(3, isCertain: false), "march|mar|mar."),
    Row(.month(4, isCertain: true), "april|apr|apr."), Row(.month(5, isCertain: false), "may"),
    Row(.month(6, isCertain: true), "june|jun|jun."),
    Row(.month(7, isCertain: true), "july|jul|jul."),
    Row(.month(8, isCertain: true), "august|aug|aug."),
    Row(.month(9, isCertain: true), "september|sept|sep|sep.|sept."),
    Row(.month(10, isCertain: true), "october|oct|oct."),
    Row(.month(11, isCertain: true), "november|nov|nov."),
    Row(.month(12, isCertain: true), "december|dec|dec."),
    Row(.dayOffset(0), "today|todays|今天|今日|今儿|今儿个"),
    Row(.dayOffset(1), "tomorrow|tomorrows|tmr|tmrw|tomorow|the day after today|明天|明日|明儿|明儿个"),
    Row(
      .dayOffset(2),
      "day after tomorrow|the day after tomorrow|overmorrow|后天|后日"),
    Row(.dayOffset(3), "大后天"),
    Row(.dayOffset(-1), "yesterday|yesterdays|昨天|昨日|昨儿"),
    Row(.dayOffset(-2), "day before yesterday|the day before yesterday|前天|前日"),
    Row(.dayOffset(-3), "大前天"),
    Row(.period(.week, 0), "this week|current week|this calendar week|本周|这周|这个星期|这星期|这个礼拜|这礼拜"),
    Row(
      .period(.week, 1), "next week|coming week|upcoming week|following week|下周|下星期|下个星期|下礼拜|下个礼拜"),
    Row(.period(.week, 2), "week after next|the week after next|下下周|下下个星期|下下星期|下下礼拜"),
    Row(.period(.week, -1), "last week|previous week|past week|上周|上星期|上个星期|上礼拜|上个礼拜"),
    Row(.period(.week, -2), "上上周|上上个星期|上上星期"),
    Row(.period(.month, 0), "this month|current month|this calendar month|本月|这个月|这月|当月"),
    Row(.period(.month, 1), "next month|coming month|upcoming month|following month|下个月|下月"),
    Row(.period(.month, 2), "month after next|the month after next|下下个月|下下月"),
    Row(.period(.month, -1), "last month|previous month|past month|上个月|上月"),
    Row(.period(.month, -2), "上上个月"),
    Row(.period(.quarter, 0), "this quarter|current quarter|this calendar quarter|本季度|这个季度"),
    Row(
      .period(.quarter, 1),
      "next quarter|coming quarter|upcoming quarter|following quarter|下季度|下个季度"),
    Row(.period(.quarter, -1), "last quarter|previous quarter|past quarter|上季度|上个季度"),
    Row(
      .quarterOf(1), "q1|first quarter|1st quarter|the first quarter|quarter one|第一季度|一季度|第1季度|1季度"),
    Row(
      .quarterOf(2),
      "q2|second quarter|2nd quarter|the second quarter|quarter two|第二季度|二季度|第2季度|2季度"),
    Row(
      .quarterOf(3),
      "q3|third quarter|3rd quarter|the third quarter|quarter three|第三季度|三季度|第3季度|3季度"),
    Row(
      .quarterOf(4),
      "q4|fourth quarter|4th quarter|the fourth quarter|quarter four|第四季度|四季度|第4季度|4季度"),
    Row(.halfOf(.year, 1), "上半年|first half of the year|the first half of the year|h1"),
    Row(.halfOf(.year, 2), "下半年|second half of the year|the second half of the year|h2"),
    Row(.halfOf(.month, 1), "上半月|上半个月|first half of the month|the first half of the month"),
    Row(.halfOf(.month, 2), "下半月|下半个月|second half of the month|the second half of the month"),
    Row(.decade(20), "twenties"), Row(.decade(30), "thirties"),
    Row(.decade(40), "forties"), Row(.decade(50), "fifties"),
    Row(.decade(60), "sixties"), Row(.decade(70), "seventies"),
    Row(.decade(80), "eighties"), Row(.decade(90), "nineties"),
    Row(.season(0), "spring|this spring|spring time|春天|春季"),
    Row(.season(1), "summer|this summer|summertime|夏天|夏季"),
    Row(.season(2), "autumn|fall season|this fall|this autumn|秋天|秋季"),
    Row(.season(3), "winter|this winter|wintertime|冬天|冬季"),
    Row(.period(.year, 0), "this year|current year|this calendar year|今年|本年"),
    Row(.period(.year, 1), "next year|coming year|upcoming year|following year|明年|来年"),
    Row(.period(.year, 2), "year after next|the year after next|后年"),
    Row(.period(.year, 3), "大后年"),
    Row(.period(.year, -1), "last year|previous year|past year|去年"), Row(.period(.year, -2), "前年"),
  ]

  static let dayParts = [
    Row(.part(.earlyMorning), "early morning|凌晨|清晨|拂晓|一大早|大清早"),
    Row(.part(.morning), "morning|mornings|this morning|早上|上午|早晨|早间|今早|早"),
    Row(.part(.noon), "noon|noonish|midday|mid day|mid - day|high noon|中午|正午|晌午"),
    Row(.part(.lunch), "lunch|lunchtime|lunch time|午饭时间|午饭时|午休"),
    Row(.part(.afternoon), "afternoon|afternoons|this afternoon|下午|午后|午间"),
    Row(.part(.evening), "evening|evenings|this evening|晚上|傍晚|晚间|晚|夜晚"),
    Row(.part(.night), "night|nights|night time|night - time|nighttime|夜里|深夜|夜间"),
    Row(.part(.midnight), "midnight|mid night|mid - night|半夜|午夜|子夜|大半夜"),
    Row(.dayAndPart(0, .evening), "tonight|tonite|tonights|今晚|今夜|今天晚上"),
    Row(.dayAndPart(0, .morning), "this morning|今早|今晨|今天早上"),
    Row(.dayAndPart(0, .afternoon), "this afternoon|今天下午"),
    Row(.dayAndPart(0, .evening), "this evening"),
    Row(.dayAndPart(1, .morning), "明早|明晨"), Row(.dayAndPart(1, .evening), "明晚"),
    Row(.dayAndPart(2, .evening), "后晚"), Row(.dayAndPart(-1, .evening), "last night|昨晚|昨夜"),
    Row(.meridiem(false), "am|a.m.|a.m|a m|a . m .|in the am"),
    Row(.meridiem(true), "pm|p.m.|p.m|p m|p . m .|in the pm"),
  ]

  static let holidays = [
    Row(.holiday(.newYearsDay), "new years day|new year day|new year|new years|元旦|元旦节|新年"),
    Row(.holiday(.newYearsEve), "new years eve|new year eve|nye|跨年夜|跨年|跨年夜"),
    Row(.holiday(.valentinesDay), "valentines day|valentine day|valentines|情人节"),
    Row(
      .holiday(.saintPatricksDay),
      "st patrick|saint patrick|st patricks day|st. patricks day|saint patricks day|圣帕特里克节"),
    Row(.holiday(.aprilFools), "april fools day|april fools|april fool day|愚人节"),
    Row(.holiday(.easter), "easter|easter sunday|easter day|复活节"),
    Row(.holiday(.goodFriday), "good friday|耶稣受难日"),
    Row(.holiday(.mothersDay), "mothers day|mother day|母亲节"),
    Row(.holiday(.fathersDay), "fathers day|father day|父亲节"),
    Row(.holiday(.independenceDay), "independence day|fourth of july|4th of july|独立日|美国独立日"),
    Row(.holiday(.halloween), "halloween|万圣节"),
    Row(.holiday(.thanksgiving), "thanksgiving|thanksgiving day|感恩节"),
    Row(.holiday(.blackFriday), "black friday|黑色星期五|黑五"),
    Row(.holiday(.veteransDay), "veterans day|老兵节"),
    Row(.holiday(.memorialDay), "memorial day|阵亡将士纪念日"),
    Row(.holiday(.laborDayUnitedStates), "labor day"),
    Row(.holiday(.martinLutherKingDay), "martin luther king day|mlk day|马丁路德金日"),
    Row(.holiday(.presidentsDay), "presidents day|总统日"),
    Row(.holiday(.columbusDay), "columbus day|哥伦布日"),
    Row(.holiday(.earthDay), "earth day|地球日"),
    Row(.holiday(.christmasEve), "christmas eve|xmas eve|平安夜|圣诞夜|圣诞前夜"),
    Row(.holiday(.christmas), "christmas|christmas day|xmas|xmas day|圣诞|圣诞节"),
    Row(.holiday(.boxingDay), "boxing day|节礼日"),
    Row(.holiday(.womensDay), "womens day|international womens day|妇女节|三八妇女节|女神节"),
    Row(.holiday(.arborDay), "arbor day|植树节"),
    Row(
      .holiday(.labourDay),
      "labour day|may day|workers day|international workers day|劳动节|五一|五一劳动节|五一节"),
    Row(.holiday(.youthDay), "youth day|青年节|五四青年节"),
    Row(.holiday(.childrensDay), "childrens day|儿童节|六一|六一儿童节"),
    Row(.holiday(.teachersDay), "teachers day|教师节"),
    Row(.holiday(.nationalDay), "national day|国庆|国庆节|十一假期|十一黄金周"),
    Row(.holiday(.singlesDay), "singles day|光棍节|双十一|双11"),
    Row(
      .holiday(.springFestival), "chinese new year|lunar new year|spring festival|春节|大年初一|农历新年|过年"),
    Row(.holiday(.lunarNewYearsEve), "chinese new years eve|lunar new years eve|除夕|除夕夜|年三十|大年三十"),
    Row(.holiday(.lanternFestival), "lantern festival|元宵|元宵节"),
    Row(.holiday(.qingming), "qingming|qingming festival|tomb sweeping day|清明|清明节"),
    Row(.holiday(.dragonBoat), "dragon boat festival|端午|端午节"),
    Row(.holiday(.qixi), "qixi|qixi festival|七夕|七夕节"),
    Row(.holiday(.ghostFestival), "ghost festival|中元节|鬼节"),
    Row(.holiday(.midAutumn), "mid autumn festival|mid - autumn festival|moon festival|中秋|中秋节"),
    Row(.holiday(.doubleNinth), "double ninth festival|重阳|重阳节"),
    Row(.holiday(.laba), "laba festival|腊八|腊八节"),
  ]

  static let answers = [
    Row(
      .answer(true),
      """
      yes|yeah|yep|yup|yea|ya|yes please|sure|sure thing|ok|okay|k|kk|of course|certainly|definitely|\
      absolutely|right|correct|thats right|that is right|go ahead|do it|sounds good|please do|why not|\
      👌|👍|✅|agree|i agree|it is ok|its ok|affirmative|fine|alright|all right|agreed|confirm|confirmed|yes i do|i do|yes it is|you bet|\
      是|是的|是啊|是呀|对|对的|对啊|对呀|没错|好|好的|好啊|好吧|好呀|行|行啊|可以|可以的|嗯|嗯嗯|当然|当然可以|当然了|\
      没问题|确定|确认|同意|要|要的|需要|中|成|ok的|可|愿意|我愿意|必须的|必须|好滴|好嘞|恩|是滴|好哇|好哒|肯定|对头|中啊|可以啊|可以呀|同意啊
      """),
    Row(
      .answer(false),
      """
      👎|❌|no|nope|nah|nay|no thanks|no thank you|no way|not really|not now|of course not|never|dont|\
      do not|dont do it|negative|wrong|incorrect|thats wrong|not at all|absolutely not|definitely not|\
      certainly not|i dont|i disagree|disagree|not ok|not okay|no dont|never mind|nevermind|i do not|\
      no i dont|no it isnt|不|不是|不是的|不对|不要|不要了|不用|不用了|不行|不好|不可以|不可|别|别了|没有|没|算了|算了吧|\
      不必|不必了|不需要|不了|错|错了|不同意|不确定|不愿意|否|非也|不成|不中|才不|才不要|当然不|当然不是|绝不|不能|不想|不想要|\
      没门|否定|不可以的|不好吧|不行的
      """),
  ]
}
