/// A number, nothing, or an object of such values with its members in order.
///
/// Names are ours and need no escapes.
enum JSONValue {
  case null
  case integer(Int)
  case number(Double)
  indirect case object([(String, JSONValue)])

  /// The value as JSON on one line; a number has at most six decimals, and is null if not finite.
  var text: String {
    switch self {
    case .null: "null"
    case .integer(let integer): String(integer)
    case .number(let number): Decimals.text(number, places: 6) ?? "null"
    case .object(let members):
      "{" + members.map { "\"\($0)\":\($1.text)" }.joined(separator: ",") + "}"
    }
  }
}
