extension Vocabulary {
  static let keywords = [
    Row(.keyword(.a), "a|an"), Row(.keyword(.the), "the"), Row(.keyword(.and), "and|&"),
    Row(.keyword(.of), "of"), Row(.keyword(.at), "at|@|around|about|by"),
    Row(.keyword(.on), "on"), Row(.keyword(.in), "in|within"), Row(.keyword(.from), "from"),
    Row(.keyword(.to), "to"), Row(.keyword(.until), "until|till|til|through|thru"),
    Row(.keyword(.between), "between"),
    Row(.keyword(.time), "time"), Row(.keyword(.ago), "ago"),
    Row(.keyword(.later), "later|from now|hence|from today"),
    Row(.keyword(.before), "before"), Row(.keyword(.past), "past|after"),
    Row(.keyword(.next), "next|upcoming|coming|following|the following"),
    Row(.keyword(.this), "this|this coming|this upcoming"),
    Row(.keyword(.coming), "coming|upcoming|the coming|the upcoming"),
    Row(.keyword(.last), "last|past|previous"),
    Row(.keyword(.every), "every|each"), Row(.keyword(.other), "other|second"),
    Row(.keyword(.half), "half"), Row(.keyword(.quarter), "quarter|a quarter"),
    Row(.keyword(.clock), "oclock|o clock"), Row(.keyword(.point), "point|dot"),
    Row(.keyword(.negative), "minus|negative"), Row(.keyword(.over), "over"),
    Row(.keyword(.caret), "^"),
    Row(.keyword(.hyphen), "-"), Row(.keyword(.comma), ","), Row(.keyword(.dot), "."),
    Row(.keyword(.slash), "/"), Row(.keyword(.colon), ":"), Row(.keyword(.apostrophe), "'|’|′"),
    Row(.keyword(.percent), "%|percent|per cent|pct|percentage|percents"),
    Row(.keyword(.ordinalSuffix), "st|nd|rd|th"),
    Row(.keyword(.old), "old|of age|- old"),
    Row(.keyword(.ageBefore), "age|aged|age of|the age of|ages|年龄|年纪"),
    Row(.keyword(.inchSign), "\"|”|″"),
    Row(.keyword(.pence), "pence|penny|pennies|便士"),
    Row(.keyword(.start), "start of|beginning of|early"),
    Row(.keyword(.middle), "middle of|mid|mid -"),
    Row(.keyword(.end), "end of|late"),
    Row(
      .keyword(.weekdays),
      "weekday|weekdays|a weekday|workday|workdays|work day|working day|working days|business day|business days"
    ),
    Row(.keyword(.weekend), "weekend|weekends|the weekend|周末"),
    Row(.keyword(.daily), "daily|everyday|天天"), Row(.keyword(.weekly), "weekly"),
    Row(.keyword(.monthly), "monthly"), Row(.keyword(.yearly), "yearly|annually"),
    Row(.keyword(.hourly), "hourly"),
    Row(.keyword(.yearWord), "year|calendar year|cy"),
    Row(
      .keyword(.weekOf),
      """
      week of|the week of|week commencing|the week commencing|week starting|the week starting|week beginning|\
      the week beginning|week starting on|the week starting on|week commencing on|the week commencing on|\
      week beginning on|the week beginning on|w / c
      """),
    Row(.keyword(.earlierIn), "earlier|earlier in|earlier in the|earlier on in the"),
    Row(.keyword(.laterIn), "later|later in|later in the|later on|later on in the|late in the"),
    Row(.keyword(.few), "few|a few|several|some|数"),
    Row(.keyword(.within), "within|within the|in under|in less than"),
    Row(
      .keyword(.biweekly),
      "biweekly|bi weekly|bi - weekly|fortnightly|every fortnight|隔周|双周|每两周|每隔一周"),
    Row(.keyword(.bimonthly), "bimonthly|bi monthly|bi - monthly"),
    Row(
      .keyword(.semiannually),
      "semiannual|semiannually|semi annual|semi - annual|semi annually|half yearly|half - yearly|biannually|每半年"
    ),
    Row(.keyword(.quarterly), "quarterly|每季度|每个季度"), Row(.keyword(.nightly), "nightly|每晚|每天晚上|每夜"),
    Row(.keyword(.nextDay), "the next day|the following day|the day after|第二天|次日|隔天|翌日"),
    Row(
      .keyword(.endOfDay),
      "end of day|end of the day|the end of the day|eod|the eod"),
    Row(.keyword(.endOfA), "end of the|end of|the end of the|the end of"),
    Row(
      .keyword(.plural),
      """
      mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays|mornings|afternoons|evenings|nights|\
      weekends|weekdays
      """), Row(.keyword(.meiGe), "每隔|隔"), Row(.keyword(.ish), "ish"),
    Row(.keyword(.sunday), "日|天"),
    Row(.keyword(.except), "except|except for|but|but not|excluding|apart from|other than|除了|除"),
    Row(.keyword(.exceptBefore), "除了|除"),
    Row(.keyword(.excepted), "除外|外|以外|之外"),
    Row(.keyword(.forTime), "for"),
    Row(.keyword(.alarmFor), "alarm for|alarms for|alarm set for|alarm to|alarm"),
    Row(.keyword(.shiJi), "世纪|century"),
    Row(.keyword(.final), "final|the final|最后|最後|最后一|最末"),
    Row(
      .keyword(.partOf),
      "off|off of|tip on|tip for|a tip on|discount on|discount off|tax on|sales tax on|vat on|gratuity on|interest on"
    ),
    Row(.keyword(.split), "split|divide|share"),
    Row(
      .keyword(.among),
      "between|among|amongst|by|into|across|with|平分给|分给|平均分给|平均分成|平分成|分成"),
    Row(.keyword(.howMany), "how many|how much"),
    Row(.keyword(.minguo), "民国"), Row(.keyword(.lunar), "农历|阴历|旧历|夏历"),
    Row(.keyword(.lunarMonth), "正月|腊月|冬月"),
    Row(.keyword(.courtesy), "please|thanks|thank you|谢谢|吧|了|啊|呀|的"),
    Row(
      .keyword(.notNumber), "one another|no one|the one|this one|that one|which one|each one|one of"
    ),
  ]

  static let chineseKeywords = [
    Row(.keyword(.ge), "个"), Row(.keyword(.dian), "点|时"), Row(.keyword(.fen), "分"),
    Row(.keyword(.ke), "刻"), Row(.keyword(.ban), "半"), Row(.keyword(.zhong), "钟"),
    Row(.keyword(.miao), "秒"), Row(.keyword(.zheng), "整"), Row(.keyword(.cha), "差"),
    Row(.keyword(.in), "过|再过"),
    Row(.keyword(.next), "下|下个|未来|接下来|今后"),
    Row(.keyword(.last), "上|上个|过去|最近"), Row(.keyword(.this), "这|这个|本"),
    Row(.keyword(.hou), "后|以后|之后|过后"), Row(.keyword(.qian), "前|以前|之前"),
    Row(.keyword(.mei), "每|每个|每逢"), Row(.keyword(.di), "第"), Row(.keyword(.hao), "号|日"),
    Row(.keyword(.yue), "月|月份"), Row(.keyword(.nian), "年"), Row(.keyword(.zhi), "到|至|~"),
    Row(.keyword(.from), "从|自"), Row(.keyword(.at), "在|于"), Row(.keyword(.dianDecimal), "点"),
    Row(.keyword(.fenZhi), "分之"), Row(.keyword(.baiFenZhi), "百分之"),
    Row(.keyword(.percentagePoint), "个百分点|百分点|个点"), Row(.keyword(.cheng), "成"),
    Row(.keyword(.zhe), "折"), Row(.keyword(.halfPrice), "对折|半折|半价"),
    Row(.keyword(.ciFang), "次方|次幂"), Row(.keyword(.you), "又"),
    Row(.keyword(.approximately), "多|余|几"), Row(.keyword(.kuai), "块|块钱"),
    Row(.keyword(.yearsOld), "岁|周岁|岁大|yo|y/o"),
    Row(.keyword(.old), "大"), Row(.keyword(.cent), "cent|cents|¢|美分"),
    Row(.keyword(.negative), "负"), Row(.keyword(.below), "零下"),
    Row(.keyword(.fahrenheitBefore), "华氏"), Row(.keyword(.celsiusBefore), "摄氏"),
    Row(.keyword(.de), "的"), Row(.keyword(.perHourBefore), "每小时|时速"),
    Row(.keyword(.perSecondBefore), "每秒|秒速"), Row(.keyword(.jiao), "毛|角|毛钱"),
    Row(.keyword(.weekdays), "工作日|上班日"),
    Row(.keyword(.start), "初"), Row(.keyword(.middle), "中|中旬"), Row(.keyword(.end), "底|末"),
    Row(
      .keyword(.startOfMonth),
      "月初|月头|the beginning of the month|beginning of the month|the start of the month|start of the month"
    ), Row(.keyword(.middleOfMonth), "月中"),
    Row(.keyword(.endOfMonth), "月底|月末|end of month|end of the month|the end of the month|eom"),
    Row(
      .keyword(.startOfYear),
      "年初|the beginning of the year|beginning of the year|the start of the year|start of the year"),
    Row(.keyword(.endOfYear), "年底|年末|end of year|end of the year|the end of the year|eoy"),
    Row(.keyword(.measureWord), "个|只|条|次|位|杯|本|张|件|块|页|首|遍|份|台|辆|集|章|步|人|颗|瓶|碗|粒|行|题|道"),
  ]

  static let arithmetic = [
    Row(
      .arithmetic(.infix),
      """
      +|*|×|÷|/|^|* *|plus|add|added to|times|multiplied by|multiply by|divided by|divide by|over|mod|\
      modulo|to the power of|to the power|raised to|raised to the power of|加|加上|减|减去|乘|乘以|除以|再加|再加上|\
      再减|再减去|再乘|再乘以|再除以|然后加|然后减|减掉|的百分之
      """),
    Row(.arithmetic(.infix), "minus|subtract|less|∙|·"),
    Row(.arithmetic(.minus), "-"), Row(.arithmetic(.letterX), "x"),
    Row(
      .arithmetic(.prefix),
      """
      square root of|sqrt|sqrt of|square root|cube root of|cbrt|√|\
      half of|a half of|a quarter of|a third of|square of|cube of|根号|\
      log|ln|sin|cos|tan|abs
      """),
    Row(.arithmetic(.postfix), "squared|cubed|factorial|的平方|的平方根|的立方|的立方根|的一半|的阶乘|开方|开平方"),
    Row(.arithmetic(.open), "("), Row(.arithmetic(.close), ")"),
  ]

  /// Words that matter only where everything is wanted that a person would point at: so common that
  /// looking at them for each utterance would cost more than they are worth.
  static let thoroughKeywords = [
    Row(.keyword(.weekWord), "week|wk|calendar week|cw"),
    Row(
      .keyword(.now),
      """
      now|right now|just now|at present|at the moment|at this moment|at this time|immediately|asap|\
      as soon as possible|现在|马上|立刻|立即|此刻|目前|当前|此时
      """),
    Row(.keyword(.whole), "all|whole|the whole|a whole|entire|the entire|all the|整整|整整一|一整|整|全"),
    Row(
      .keyword(.around),
      "around|about|circa|approximately|approx|roughly|at about|at around|大约|大概|约|差不多"),
    Row(.keyword(.beforeOpen), "before|prior to|earlier than|ahead of|by"),
    Row(
      .keyword(.untilOpen),
      "until|till|til|no later than|not later than|as late as|up to|up until|at the latest by|截至|截止|截止到|截至到|直到"
    ),
    Row(
      .keyword(.sinceOpen),
      "since|starting|starting on|starting from|beginning on|beginning|as early as|自|从|自从|打从"),
    Row(.keyword(.afterOpen), "after|later than|following"),
    Row(
      .keyword(.orLater),
      """
      or later|and later|or after|and after|and greater|onward|onwards|and onwards|and up|and beyond|\
      或之后|及之后|或以后|及以后|以来|起|开始|为始
      """),
    Row(
      .keyword(.orEarlier), "or earlier|and earlier|or before|and before|或之前|及之前|或以前|及以前|为止|止"),
    Row(.keyword(.zhiQian), "之前|以前|前"),
    Row(.keyword(.zhiHou), "之后|以后|后|过后"),
    Row(.keyword(.decadeOf), "s|年代"),
    Row(.keyword(.first), "first|the first|第一|头"),
    Row(.keyword(.timesA), "once a|once every|one a|once per|twice a|每"),
    Row(.keyword(.qianN), "前|头"),
    Row(.keyword(.lasting), "for|lasting"),
    Row(
      .keyword(.compared),
      """
      less than|more than|at least|at most|fewer than|no more than|no less than|longer than|\
      shorter than
      """),
    Row(.keyword(.left), "还剩|还有|剩下|剩余"),
  ]
}
