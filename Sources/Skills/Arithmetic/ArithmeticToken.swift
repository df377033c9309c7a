/// A token of an arithmetic expression, the same for both languages.
enum ArithmeticToken: Sendable, Hashable {
  /// What is done with a list of numbers.
  enum Aggregate: Sendable, Hashable {
    case sum, difference, product, quotient, mean
  }

  /// A word that stands between the numbers of a list.
  enum Link: Sendable, Hashable {
    case and, comma, to, from, by, into
  }

  case number(Double)
  case fraction(Double, Double)
  case ordinal(Double)
  case constant(String, Double)
  case plus, minus, times, divide, remainder, power
  /// The sign %, which may also mean the remainder.
  case percentSign
  case percent
  case factorial
  case open, close
  /// A bracket said as 括号, which opens and closes.
  case bracket
  case of, off
  /// 的
  case possessive
  /// 倍
  case fold
  /// 打 … 折
  case discount, tenths
  /// A power after its base: squared.
  case raised(Double)
  /// 次方 after its exponent.
  case nthPower
  /// The word after an ordinal: the fifth root of.
  case nthRoot
  /// A root before its operand.
  case root(Double)
  /// A root after its operand: 的平方根.
  case rooted(Double)
  /// 次方根 after its degree.
  case rootedNth
  /// A power before its base: the square of.
  case powerOf(Double)
  case factorialOf, absoluteOf, absolute
  /// Twice, double.
  case multiple(Double)
  /// The sum of …; add …
  case aggregate(Aggregate)
  /// … 的和
  case aggregated(Aggregate)
  /// Subtract … from …
  case subtractVerb
  case link(Link)
  /// 和
  case with
  /// … is what percent of …
  case share
  /// What percent of … is …
  case whatShare
  case isVerb
  /// A word that means nothing here.
  case filler
}
