/// Numbers with a fixed number of decimals.
enum Decimals {
  /// A number rounded to some decimals, without exponent.
  ///
  /// - Parameters:
  ///   - number: the number.
  ///   - places: how many decimals, 0 to 9.
  /// - Returns: the digits, or nil if the number isn't finite or is too large for them.
  static func text(_ number: Double, places: Int) -> String? {
    let unit = (0..<min(max(places, 0), 9)).reduce(1) { product, _ in product * 10 }
    let scaled = (abs(number) * Double(unit)).rounded()
    guard scaled < 9e18 else { return nil }
    let whole = Int(scaled)
    let sign = number < 0 && whole > 0 ? "-" : ""
    guard unit > 1 else { return sign + String(whole) }
    let fraction = String(whole % unit + unit).dropFirst()
    return sign + String(whole / unit) + "." + fraction
  }

  /// A share as a percentage with one decimal.
  static func percent(_ share: Double) -> String { (text(share * 100, places: 1) ?? "–") + " %" }
}
