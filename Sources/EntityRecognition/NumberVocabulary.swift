extension Vocabulary {
  static let englishNumbers = [
    Row(.small(0), "zero|nought|naught|nil"), Row(.small(1), "one"), Row(.small(2), "two"),
    Row(.small(3), "three"), Row(.small(4), "four"), Row(.small(5), "five"), Row(.small(6), "six"),
    Row(.small(7), "seven"), Row(.small(8), "eight"), Row(.small(9), "nine"),
    Row(.small(10), "ten"), Row(.small(11), "eleven"), Row(.small(12), "twelve"),
    Row(.small(13), "thirteen"), Row(.small(14), "fourteen"), Row(.small(15), "fifteen"),
    Row(.small(16), "sixteen"), Row(.small(17), "seventeen"), Row(.small(18), "eighteen"),
    Row(.small(19), "nineteen"),
    Row(.tens(20), "twenty"), Row(.tens(30), "thirty"), Row(.tens(40), "forty|fourty"),
    Row(.tens(50), "fifty"), Row(.tens(60), "sixty"), Row(.tens(70), "seventy"),
    Row(.tens(80), "eighty"), Row(.tens(90), "ninety"),
    Row(.scale(100), "hundred|hundreds"), Row(.scale(1e3), "thousand|thousands"),
    Row(.scale(1e6), "million|millions|mln"), Row(.scale(1e9), "billion|billions|bln"),
    Row(.scale(1e12), "trillion|trillions|tn"), Row(.scale(1e5), "lakh|lakhs|lac|lacs"),
    Row(.scale(1e7), "crore|crores"),
    Row(.fraction(0.5), "½"), Row(.fraction(0.25), "¼"), Row(.fraction(0.75), "¾"),
    Row(.fraction(1.0 / 3), "⅓"), Row(.fraction(2.0 / 3), "⅔"), Row(.fraction(0.125), "⅛"),
    Row(.fraction(0.2), "⅕"), Row(.fraction(0.4), "⅖"), Row(.fraction(0.6), "⅗"),
    Row(.fraction(0.8), "⅘"), Row(.fraction(1.0 / 6), "⅙"), Row(.fraction(5.0 / 6), "⅚"),
    Row(.fraction(0.375), "⅜"), Row(.fraction(0.625), "⅝"), Row(.fraction(0.875), "⅞"),
    Row(.count(12), "dozen|dozens"), Row(.count(2), "couple|couple of|pair of"),
    Row(.ordinal(1), "first"), Row(.ordinal(2), "second"), Row(.ordinal(3), "third"),
    Row(.ordinal(4), "fourth"), Row(.ordinal(5), "fifth"), Row(.ordinal(6), "sixth"),
    Row(.ordinal(7), "seventh"), Row(.ordinal(8), "eighth"), Row(.ordinal(9), "ninth|nineth"),
    Row(.ordinal(10), "tenth"), Row(.ordinal(11), "eleventh"),
    Row(.ordinal(12), "twelfth|twelveth"),
    Row(.ordinal(13), "thirteenth"), Row(.ordinal(14), "fourteenth"),
    Row(.ordinal(15), "fifteenth"), Row(.ordinal(16), "sixteenth"),
    Row(.ordinal(17), "seventeenth"), Row(.ordinal(18), "eighteenth"),
    Row(.ordinal(19), "nineteenth"), Row(.ordinal(20), "twentieth"),
    Row(.ordinal(30), "thirtieth"), Row(.ordinal(40), "fortieth"), Row(.ordinal(50), "fiftieth"),
    Row(.ordinal(60), "sixtieth"), Row(.ordinal(70), "seventieth"),
    Row(.ordinal(80), "eightieth"), Row(.ordinal(90), "ninetieth"),
    Row(.ordinal(100), "hundredth"), Row(.ordinal(1000), "thousandth"),
    Row(.ordinal(1_000_000), "millionth"), Row(.ordinal(1_000_000_000), "billionth"),
    Row(.ordinal(1_000_000_000_000), "trillionth"),
    Row(.denominator(2), "halves"), Row(.denominator(3), "thirds"),
    Row(.denominator(4), "quarter|quarters|fourths"), Row(.denominator(5), "fifths"),
    Row(.denominator(6), "sixths"), Row(.denominator(7), "sevenths"),
    Row(.denominator(8), "eighths"), Row(.denominator(9), "ninths"),
    Row(.denominator(10), "tenths"), Row(.denominator(100), "hundredths"),
    Row(.denominator(1000), "thousandths"), Row(.denominator(1_000_000), "millionths"),
    Row(.denominator(1_000_000_000), "billionths"),
    Row(.denominator(1_000_000_000_000), "trillionths"),
    Row(.denominator(1), "firsts"), Row(.denominator(12), "twelfths"),
    Row(.denominator(16), "sixteenths"), Row(.denominator(20), "twentieths"),
  ]

  static let chineseNumbers = [
    Row(.hanDigit(0), "零|〇"), Row(.hanDigit(1), "一|壹|幺"), Row(.hanDigit(2), "二|两|俩|贰"),
    Row(.hanDigit(3), "三|叁|仨"), Row(.hanDigit(4), "四|肆"), Row(.hanDigit(5), "五|伍"),
    Row(.hanDigit(6), "六|陆"), Row(.hanDigit(7), "七|柒"), Row(.hanDigit(8), "八|捌"),
    Row(.hanDigit(9), "九|玖"), Row(.hanUnit(10), "十|拾"), Row(.hanUnit(100), "百|佰"),
    Row(.hanUnit(1000), "千|仟"), Row(.hanScale(1e4), "万"), Row(.hanScale(1e8), "亿"),
    Row(.keyword(.liang), "两"), Row(.keyword(.yiBan), "一半"), Row(.keyword(.zhao), "兆"),
    Row(.keyword(.dozen), "打"),
    Row(
      .keyword(.notNumber),
      """
      一下|一些|一点儿|一点点|一起|一定|一样|一直|一般|一共|一向|一致|一旦|一切|一边|一方面|万一|统一|统一一下|唯一|一次性|\
      三明治|四川|百度|百科|千万别|千万不要|千克|千米|千字节|千比特|五一|十一假期|十一黄金周|六一|四六级|\
      一会|一会儿|一路|一生|一时|百合|百货|三星|七夕|八卦|九寨沟|不三不四|乱七八糟|七上八下|星期一|礼拜一|一模一样|\
      当前|目前|放肆|登陆|大陆|收拾|拾取|拾起|肆无忌惮|肆意|陆地|陆续|打电话|打开|打算|打车|打球|打字|打扫|打印|打断|打折|打工|\
      打给|打个|打招呼|打扰|打卡|打针|打雷|打牌|打游戏|打包|打败|打破|打听|打网|打篮|\
      亿万|万万|万岁|万能|万圣节|千禧|十字|两会|三亚|二手|二维码|一带一路|一律|一流
      """),
  ]
}
