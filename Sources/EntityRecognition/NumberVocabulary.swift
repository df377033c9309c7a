import Measures

extension Vocabulary {
  static let englishNumbers =
    NumberWords.small.map { Row(.small(Int($0.value)), $0.words) }
    + NumberWords.tens.map { Row(.tens(Int($0.value)), $0.words) }
    + NumberWords.scales.map { Row(.scale($0.value), $0.words) }
    + NumberWords.counts.map { Row(.count($0.value), $0.words) }
    + NumberWords.ordinals.map { Row(.ordinal(Int($0.value)), $0.words) }
    + NumberWords.denominators.map { Row(.denominator(Int($0.value)), $0.words) } + fractionSigns

  private static let fractionSigns = [
    Row(.fraction(0.5), "½"), Row(.fraction(0.25), "¼"), Row(.fraction(0.75), "¾"),
    Row(.fraction(1.0 / 3), "⅓"), Row(.fraction(2.0 / 3), "⅔"), Row(.fraction(0.125), "⅛"),
    Row(.fraction(0.2), "⅕"), Row(.fraction(0.4), "⅖"), Row(.fraction(0.6), "⅗"),
    Row(.fraction(0.8), "⅘"), Row(.fraction(1.0 / 6), "⅙"), Row(.fraction(5.0 / 6), "⅚"),
    Row(.fraction(0.375), "⅜"), Row(.fraction(0.625), "⅝"), Row(.fraction(0.875), "⅞"),
  ]

  static let chineseNumbers =
    NumberWords.hanDigits.map { Row(.hanDigit(Int($0.value)), $0.words) }
    + NumberWords.hanUnits.map { Row(.hanUnit($0.value), $0.words) }
    + NumberWords.hanScales.map { Row(.hanScale($0.value), $0.words) } + chineseNumberKeywords

  private static let chineseNumberKeywords = [
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
