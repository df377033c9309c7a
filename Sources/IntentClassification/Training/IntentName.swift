import TextAnalysis

/// The name of an intent as a line to learn from: authors choose words that say what it does.
///
/// `timer.set`, `card_arrival` and `PlayMusic` read as `timer set`, `card arrival`, `Play Music`.
enum IntentName {
  /// The words of a name.
  ///
  /// - Parameter name: the name.
  /// - Returns: the words; no features if there is no letter or digit among them.
  static func text(of name: String) -> TokenizedText {
    var bytes: [UInt8] = []
    var previous: UInt8 = 0
    for byte in name.utf8 {
      let isBreak = byte == 0x5F || byte == 0x2D || byte == 0x2E || byte == 0x2F
      let isCapital = (0x41...0x5A).contains(byte) && (0x61...0x7A).contains(previous)
      if isBreak || isCapital { bytes.append(0x20) }
      if !isBreak { bytes.append(byte) }
      previous = byte
    }
    return Tokenizer().tokenize(bytes)
  }
}
