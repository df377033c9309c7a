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
      "dollar|dollars|usd|us dollar|us dollars|u.s. dollars|american dollars|american dollar|u.s. dollar|united states dollars|buck|bucks|$|us$|us $|u.s $|u.s. $|usd$|美元|美金|刀|美刀"
    ),
    Currency("EUR", "euro|euros|eur|€|欧元|欧"),
    Currency("GBP", "pound sterling|pounds sterling|british pounds|british pound|gbp|quid|£|英镑|镑"),
    Currency("CNY", "yuan|renminbi|rmb|cny|chinese yuan|¥|元|块|块钱|元钱|人民币|元人民币|块人民币"),
    Currency("JPY", "yen|japanese yen|jpy|日元|日圆"),
    Currency("KRW", "won|korean won|krw|₩|韩元|韩币"),
    Currency("HKD", "hong kong dollar|hong kong dollars|hkd|hk$|hk $|hkd$|港币|港元|港纸"),
    Currency(
      "TWD", "taiwan dollar|taiwan dollars|new taiwan dollars|twd|ntd|nt$|nt $|台币|新台币|台幣|新台币元"),
    Currency("INR", "rupee|rupees|indian rupees|inr|₹|rs|rs.|卢比"),
    Currency("CAD", "canadian dollar|canadian dollars|cad|c$|c $|cad$|ca$|加元|加币"),
    Currency(
      "AUD",
      "australian dollar|australian dollars|aussie dollars|aussie dollar|aud|a$|aud$|au$|澳元|澳币"),
    Currency("NZD", "new zealand dollar|new zealand dollars|kiwi dollars|nzd|nz$|nzd$|新西兰元|纽币"),
    Currency("SGD", "singapore dollar|singapore dollars|sgd|s$|sgd$|新加坡元|新币"),
    Currency("CHF", "franc|francs|swiss franc|swiss francs|chf|瑞士法郎|法郎"),
    Currency("SEK", "swedish krona|swedish kronor|kronor|sek|瑞典克朗"),
    Currency("NOK", "norwegian krone|norwegian kroner|nok|挪威克朗"),
    Currency("DKK", "danish krone|danish kroner|kroner|dkk|丹麦克朗"),
    Currency("RUB", "ruble|rubles|rouble|roubles|rub|₽|卢布"),
    Currency("THB", "baht|thb|฿|泰铢"),
    Currency("MXN", "peso|pesos|mexican peso|mexican pesos|mxn|mex$|墨西哥比索|比索"),
    Currency("BRL", "real|reais|brazilian reais|brl|r$|雷亚尔"),
    Currency("TRY", "lira|liras|turkish lira|turkish liras|₺|里拉|土耳其里拉"),
    Currency("VND", "dong|vnd|₫|越南盾"),
    Currency("PHP", "philippine peso|philippine pesos|php|₱|菲律宾比索"),
    Currency("ZAR", "rand|zar|兰特"),
    Currency("ILS", "shekel|shekels|ils|₪|谢克尔"),
    Currency("PLN", "zloty|zlotys|pln|兹罗提"),
    Currency("MYR", "ringgit|myr|林吉特|马币"),
    Currency("NGN", "naira|nairas|ngn|₦|奈拉"),
    Currency("IDR", "rupiah|rupiahs|idr|rp|印尼盾|印尼卢比"),
    Currency("AED", "dirham|dirhams|aed|迪拉姆"), Currency("SAR", "riyal|riyals|saudi riyals|里亚尔"),
    Currency("EGP", "egyptian pound|egyptian pounds|egp|埃及镑"),
    Currency("PKR", "pakistani rupee|pakistani rupees|pkr|巴基斯坦卢比"),
    Currency("BDT", "taka|bdt|৳|塔卡"), Currency("LKR", "sri lankan rupees|lkr"),
    Currency("UAH", "hryvnia|hryvnias|uah|₴|格里夫纳"), Currency("KZT", "tenge|kzt|₸|坚戈"),
    Currency("CZK", "koruna|korunas|czech koruna|czech crowns|czk|捷克克朗"),
    Currency("HUF", "forint|forints|huf|福林"), Currency("RON", "romanian leu|romanian lei|ron"),
    Currency("BGN", "bulgarian lev|bgn|列弗"), Currency("ISK", "icelandic krona|isk|冰岛克朗"),
    Currency("ARS", "argentine peso|argentine pesos|ars|阿根廷比索"),
    Currency("CLP", "chilean peso|chilean pesos|clp|智利比索"),
    Currency("COP", "colombian peso|colombian pesos|哥伦比亚比索"),
    Currency("PEN", "peruvian sol|peruvian soles|soles|索尔"),
    Currency("CRC", "costa rican colon|colon|colones|crc|₡|哥斯达黎加科朗"),
    Currency("GEL", "lari|georgian lari|₾|拉里"), Currency("LAK", "kip|kips|lak|₭|基普"),
    Currency("KHR", "khmer riel|riel|riels|khr|៛|瑞尔"), Currency("MNT", "tugrik|tugriks|mnt|₮|图格里克"),
    Currency("KES", "kenyan shilling|kenyan shillings|kes|肯尼亚先令"),
    Currency("GHS", "cedi|cedis|ghs|₵|塞地"), Currency("ETB", "birr|etb|比尔"),
    Currency("MAD", "moroccan dirham|moroccan dirhams"),
    Currency("KWD", "kuwaiti dinar|kwd|科威特第纳尔"),
    Currency("PYG", "guarani|guaranis|pyg|₲|瓜拉尼"), Currency("MOP", "pataca|patacas|mop$|澳门元|澳门币"),
    Currency("DEM", "deutsche mark|deutsche marks|dem|德国马克"),
    Currency("FRF", "french franc|french francs|frf|法国法郎"),
    Currency("ESP", "peseta|pesetas|esp|比塞塔"), Currency("ITL", "italian lira|italian lire|itl"),
    Currency("BTC", "bitcoin|bitcoins|btc|₿|比特币"),
    Currency("ETH", "ether|ethereum|eth|以太币"),
  ]

  /// The index of the currency that cents are parts of.
  static let dollar = all.firstIndex { $0.code == "USD" } ?? 0
  /// The index of the currency that pence are parts of.
  static let pound = all.firstIndex { $0.code == "GBP" } ?? 0
  /// The index of the currency that 毛 and 角 are parts of.
  static let yuan = all.firstIndex { $0.code == "CNY" } ?? 0
}
