/// An amount with its unit.
public struct Quantity: Sendable, Hashable {
  /// How many of the unit.
  public var amount: Double
  /// The unit, in lower-case English singular, or an ISO currency code.
  public var unit: String

  /// Creates a quantity.
  ///
  /// - Parameters:
  ///   - amount: how many of the unit.
  ///   - unit: the unit, in lower-case English singular, or an ISO currency code.
  public init(_ amount: Double, unit: String) {
    self.amount = amount
    self.unit = unit
  }
}
