/// A currency with the words for it in both languages.
public struct Currency: Sendable, Hashable {
  /// The ISO 4217 code.
  public var code: String
  /// The words and signs for it, separated by `|`.
  public var words: String

  init(_ code: String, _ words: String) {
    self.code = code
    self.words = words
  }

  /// All currencies, the customary one first where several share a sign.
  public static let all = [
    Currency(
      "USD",
      "dollar|dollars|usd|us dollar|us dollars|u.s. dollars|american dollars|buck|bucks|$|us$|us $|美元|美金|刀|美刀"
    ),
    Currency("EUR", "euro|euros|eur|€|欧元|欧"),
    Currency("GBP", "pound sterling|pounds sterling|british pounds|british pound|gbp|quid|£|英镑"),
    Currency("CNY", "yuan|renminbi|rmb|cny|chinese yuan|¥|元|块|块钱|元钱|人民币|元人民币|块人民币"),
    Currency("JPY", "yen|japanese yen|jpy|日元|日圆"),
    Currency("KRW", "won|korean won|krw|₩|韩元|韩币"),
    Currency("HKD", "hong kong dollar|hong kong dollars|hkd|hk$|hk $|港币|港元|港纸"),
    Currency("TWD", "taiwan dollar|taiwan dollars|new taiwan dollars|twd|ntd|nt$|台币|新台币"),
    Currency("INR", "rupee|rupees|indian rupees|inr|₹|rs|rs.|卢比"),
    Currency("CAD", "canadian dollar|canadian dollars|cad|c$|加元|加币"),
    Currency("AUD", "australian dollar|australian dollars|aussie dollars|aud|a$|澳元|澳币"),
    Currency("NZD", "new zealand dollars|nzd|nz$|新西兰元|纽币"),
    Currency("SGD", "singapore dollar|singapore dollars|sgd|s$|新加坡元|新币"),
    Currency("CHF", "franc|francs|swiss franc|swiss francs|chf|瑞士法郎|法郎"),
    Currency("SEK", "swedish krona|swedish kronor|kronor|sek|瑞典克朗"),
    Currency("NOK", "norwegian krone|norwegian kroner|nok|挪威克朗"),
    Currency("DKK", "danish krone|danish kroner|kroner|dkk|丹麦克朗"),
    Currency("RUB", "ruble|rubles|rouble|roubles|rub|₽|卢布"),
    Currency("THB", "baht|thb|฿|泰铢"),
    Currency("MXN", "peso|pesos|mexican pesos|mxn|墨西哥比索|比索"),
    Currency("BRL", "real|reais|brazilian reais|brl|r$|雷亚尔"),
    Currency("TRY", "lira|liras|turkish lira|₺|里拉"),
    Currency("VND", "dong|vnd|₫|越南盾"),
    Currency("PHP", "philippine pesos|₱|菲律宾比索"),
    Currency("ZAR", "rand|zar|兰特"),
    Currency("ILS", "shekel|shekels|ils|₪|谢克尔"),
    Currency("PLN", "zloty|zlotys|pln|兹罗提"),
    Currency("MYR", "ringgit|myr|林吉特|马币"),
    Currency("NGN", "naira|nairas|ngn|₦|奈拉"),
    Currency("BTC", "bitcoin|bitcoins|btc|比特币"),
  ]

  /// The index of the currency that cents are parts of.
  static let dollar = all.firstIndex { $0.code == "USD" } ?? 0
  /// The index of the currency that 毛 and 角 are parts of.
  static let yuan = all.firstIndex { $0.code == "CNY" } ?? 0
}
