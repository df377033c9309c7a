/// A yes or no as the file formats write it.
struct YesNo {
  /// Whether it is a yes.
  let isYes: Bool

  /// Reads `yes`, `true`, `on`, `no`, `false` or `off`.
  init?(_ text: String) {
    switch text {
    case "yes", "true", "on": isYes = true
    case "no", "false", "off": isYes = false
    default: return nil
    }
  }
}
