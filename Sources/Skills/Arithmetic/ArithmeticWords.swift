/// The words and signs of arithmetic.
enum ArithmeticWords {
  /// The most words that a phrase of `english` has.
  static let longestEnglish = 5
  /// The most characters that a phrase of `chinese` has.
  static let longestChinese = 6

  static let signs: [String: ArithmeticToken] = [
    "+": .plus, "-": .minus, "*": .times, "×": .times, "·": .times, "✕": .times, "⋅": .times,
    "/": .divide, "÷": .divide, "^": .power, "%": .percentSign, "(": .open, ")": .close,
    "[": .open, "]": .close, "!": .factorial, "√": .root(2), "∛": .root(3), "∜": .root(4),
    "²": .raised(2), "³": .raised(3), ",": .link(.comma), "=": .filler, "?": .filler,
    ".": .filler, "。": .filler, ":": .filler,
  ]

  /// By the words of a phrase, joined by spaces.
  static let english: [String: ArithmeticToken] = [
    "plus": .plus, "added to": .plus, "minus": .minus, "less": .minus, "negative": .minus,
    "times": .times, "x": .times, "multiplied by": .times, "multiplied with": .times,
    "divided by": .divide, "over": .divide, "modulo": .remainder, "mod": .remainder,
    "to the power of": .power, "to the power": .power, "to the": .power, "raised to": .power,
    "raised to the": .power, "raised to the power of": .power, "raised to the power": .power,
    "percent": .percent, "per cent": .percent, "pct": .percent, "percentage": .percent,
    "factorial": .factorial, "factorial of": .factorialOf, "of": .of, "off": .off, "off of": .off,
    "squared": .raised(2), "cubed": .raised(3), "root": .nthRoot, "root of": .nthRoot,
    "square root": .root(2), "square root of": .root(2), "sqrt": .root(2), "sqrt of": .root(2),
    "cube root": .root(3), "cube root of": .root(3), "cbrt": .root(3), "cubic root of": .root(3),
    "square of": .powerOf(2), "square": .powerOf(2), "cube of": .powerOf(3), "cube": .powerOf(3),
    "absolute value of": .absoluteOf, "abs": .absoluteOf, "twice": .multiple(2),
    "double": .multiple(2), "triple": .multiple(3), "thrice": .multiple(3),
    "sum of": .aggregate(.sum), "total of": .aggregate(.sum), "add": .aggregate(.sum),
    "add up": .aggregate(.sum), "sum up": .aggregate(.sum),
    "difference between": .aggregate(.difference), "difference of": .aggregate(.difference),
    "product of": .aggregate(.product), "multiply": .aggregate(.product),
    "quotient of": .aggregate(.quotient), "divide": .aggregate(.quotient),
    "average of": .aggregate(.mean), "mean of": .aggregate(.mean), "average": .aggregate(.mean),
    "subtract": .subtractVerb, "take": .subtractVerb, "deduct": .subtractVerb,
    "and": .link(.and), "to": .link(.to), "with": .link(.and), "from": .link(.from),
    "away from": .link(.from), "by": .link(.by), "into": .link(.into), "in": .link(.into),
    "is what percent of": .share, "is what percentage of": .share, "as a percentage of": .share,
    "as a percent of": .share, "is what per cent of": .share, "as percentage of": .share,
    "what percent of": .whatShare, "what percentage of": .whatShare,
    "what per cent of": .whatShare, "is": .isVerb, "pi": .constant("π", .pi),
    "π": .constant("π", .pi), "tau": .constant("τ", 2 * .pi),
    "e": .constant("e", 2.718281828459045),
    "what is": .filler, "whats": .filler, "how much is": .filler, "how much": .filler,
    "what": .filler, "the": .filler, "a": .filler, "calculate": .filler, "compute": .filler,
    "solve": .filler,
    "evaluate": .filler, "eval": .filler, "work out": .filler, "please": .filler,
    "equals": .filler, "equal": .filler, "power": .filler, "number": .filler, "result of": .filler,
    "th power": .filler, "st": .filler, "nd": .filler, "rd": .filler, "th": .filler,
    "open bracket": .open, "close bracket": .close, "open paren": .open, "close paren": .close,
  ]

  /// By the characters of a phrase; Traditional ones stand beside the Simplified.
  static let chinese: [String: ArithmeticToken] = [
    "加": .plus, "家": .plus, "加上": .plus, "再加": .plus, "再加上": .plus, "正": .filler,
    "减": .minus, "减去": .minus, "减掉": .minus, "再减": .minus, "再减去": .minus,
    "減": .minus, "減去": .minus, "減掉": .minus, "负": .minus, "負": .minus,
    "乘": .times, "乘以": .times, "乘上": .times, "再乘以": .times, "程以": .times, "成以": .times,
    "除以": .divide, "除于": .divide, "除": .divide, "再除以": .divide,
    "取余": .remainder, "取模": .remainder, "模": .remainder, "求余": .remainder,
    "的": .possessive, "倍": .fold, "打": .discount, "折": .tenths,
    "平方": .raised(2), "立方": .raised(3), "的平方": .raised(2), "的立方": .raised(3),
    "次方": .nthPower, "次幂": .nthPower, "次冪": .nthPower, "次方根": .rootedNth,
    "平方根": .rooted(2), "的平方根": .rooted(2), "的算术平方根": .rooted(2), "开方": .rooted(2),
    "开平方": .rooted(2), "开根号": .rooted(2), "開方": .rooted(2), "開平方": .rooted(2),
    "開根號": .rooted(2), "立方根": .rooted(3), "的立方根": .rooted(3), "开立方": .rooted(3),
    "開立方": .rooted(3), "根号": .root(2), "根号下": .root(2), "根號": .root(2), "根號下": .root(2),
    "阶乘": .factorial, "的阶乘": .factorial, "階乘": .factorial, "的階乘": .factorial,
    "绝对值": .absolute, "的绝对值": .absolute, "絕對值": .absolute, "的絕對值": .absolute,
    "括号": .bracket, "括號": .bracket, "左括号": .open, "右括号": .close, "左括號": .open,
    "右括號": .close, "一半": .fraction(1, 2), "圆周率": .constant("π", .pi),
    "圓周率": .constant("π", .pi),
    "和": .with, "与": .with, "跟": .with, "與": .with, "的和": .aggregated(.sum),
    "之和": .aggregated(.sum), "的总和": .aggregated(.sum), "的總和": .aggregated(.sum),
    "相加": .aggregated(.sum), "加起来": .aggregated(.sum), "加起來": .aggregated(.sum),
    "的差": .aggregated(.difference), "之差": .aggregated(.difference),
    "相减": .aggregated(.difference), "相減": .aggregated(.difference),
    "的积": .aggregated(.product), "之积": .aggregated(.product), "的乘积": .aggregated(.product),
    "的積": .aggregated(.product), "的乘積": .aggregated(.product), "相乘": .aggregated(.product),
    "的商": .aggregated(.quotient), "之商": .aggregated(.quotient), "相除": .aggregated(.quotient),
    "的平均数": .aggregated(.mean), "的平均值": .aggregated(.mean), "的平均": .aggregated(.mean),
    "的平均數": .aggregated(.mean), "平均": .aggregated(.mean),
    "是": .share, "占": .share, "佔": .share, "的百分之几": .filler, "的百分之多少": .filler,
    "的百分之幾": .filler, "是多少": .filler, "等于多少": .filler, "等于几": .filler, "等于": .filler,
    "等於": .filler, "等於多少": .filler, "等於幾": .filler, "得多少": .filler, "得几": .filler,
    "多少": .filler, "是几": .filler, "是幾": .filler, "计算": .filler, "計算": .filler,
    "算": .filler, "算算": .filler, "算一下": .filler, "算下": .filler, "求": .filler,
    "请问": .filler, "請問": .filler, "请": .filler, "請": .filler, "帮我": .filler,
    "幫我": .filler, "把": .filler, "呢": .filler, "啊": .filler, "一下": .filler,
  ]
}
