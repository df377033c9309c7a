/// The words that numbers are made of, in both languages: rows of a value and its words, which are
/// separated by `|`.
public enum NumberWords {
  /// A value with the words for it.
  public typealias Row = (value: Double, words: String)

  /// English numbers below 20.
  public static let small: [Row] = [
    (0, "zero|nought|naught|nil"), (1, "one"), (2, "two"), (3, "three"), (4, "four"), (5, "five"),
    (6, "six"), (7, "seven"), (8, "eight"), (9, "nine"), (10, "ten"), (11, "eleven"),
    (12, "twelve"), (13, "thirteen"), (14, "fourteen"), (15, "fifteen"), (16, "sixteen"),
    (17, "seventeen"), (18, "eighteen"), (19, "nineteen"),
  ]

  /// English multiples of ten.
  public static let tens: [Row] = [
    (20, "twenty"), (30, "thirty"), (40, "forty|fourty"), (50, "fifty"), (60, "sixty"),
    (70, "seventy"), (80, "eighty"), (90, "ninety"),
  ]

  /// English powers of ten.
  public static let scales: [Row] = [
    (100, "hundred|hundreds"), (1e3, "thousand|thousands"), (1e6, "million|millions|mln"),
    (1e9, "billion|billions|bln"), (1e12, "trillion|trillions|tn"), (1e5, "lakh|lakhs|lac|lacs"),
    (1e7, "crore|crores"),
  ]

  /// English counts.
  public static let counts: [Row] = [(12, "dozen|dozens"), (2, "couple|couple of|pair of")]

  /// English ordinals.
  public static let ordinals: [Row] = [
    (1, "first"), (2, "second"), (3, "third"), (4, "fourth"), (5, "fifth"), (6, "sixth"),
    (7, "seventh"), (8, "eighth"), (9, "ninth|nineth"), (10, "tenth"), (11, "eleventh"),
    (12, "twelfth|twelveth"), (13, "thirteenth"), (14, "fourteenth"), (15, "fifteenth"),
    (16, "sixteenth"), (17, "seventeenth"), (18, "eighteenth"), (19, "nineteenth"),
    (20, "twentieth"), (30, "thirtieth"), (40, "fortieth"), (50, "fiftieth"), (60, "sixtieth"),
    (70, "seventieth"), (80, "eightieth"), (90, "ninetieth"), (100, "hundredth"),
    (1000, "thousandth"), (1e6, "millionth"), (1e9, "billionth"), (1e12, "trillionth"),
  ]

  /// English denominators, half aside.
  public static let denominators: [Row] = [
    (2, "halves"), (3, "thirds"), (4, "quarter|quarters|fourths"), (5, "fifths"), (6, "sixths"),
    (7, "sevenths"), (8, "eighths"), (9, "ninths"), (10, "tenths"), (100, "hundredths"),
    (1000, "thousandths"), (1e6, "millionths"), (1e9, "billionths"), (1e12, "trillionths"),
    (1, "firsts"), (12, "twelfths"), (16, "sixteenths"), (20, "twentieths"),
  ]

  /// Chinese digits, in simplified and formal characters.
  public static let hanDigits: [Row] = [
    (0, "零|〇"), (1, "一|壹|幺"), (2, "二|两|俩|贰"), (3, "三|叁|仨"), (4, "四|肆"), (5, "五|伍"),
    (6, "六|陆"), (7, "七|柒"), (8, "八|捌"), (9, "九|玖"),
  ]

  /// 十, 百 and 千.
  public static let hanUnits: [Row] = [(10, "十|拾"), (100, "百|佰"), (1000, "千|仟")]

  /// 万 and 亿.
  public static let hanScales: [Row] = [(1e4, "万"), (1e8, "亿")]

  /// The traditional characters among the digits and scales, with the simplified ones.
  public static let traditional: [(character: String, simplified: String)] = [
    ("兩", "两"), ("倆", "俩"), ("貳", "贰"), ("叄", "叁"), ("陸", "陆"), ("萬", "万"), ("億", "亿"),
  ]

  /// The values of rows by their words.
  ///
  /// - Parameter rows: the rows; of two for the same word the first counts.
  /// - Returns: the values.
  public static func values(of rows: [Row]) -> [String: Double] {
    var table: [String: Double] = [:]
    for (value, words) in rows {
      for word in words.split(separator: "|") where table[String(word)] == nil {
        table[String(word)] = value
      }
    }
    return table
  }
}
