import IntentSchema

extension SourceFile {
  /// A file with a text.
  init(path: String = "a", text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }
}

/// Reproducible noise: SplitMix64 (Steele, Lea and Flood, 2014).
struct Noise {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int(truncatingIfNeeded: (mixed ^ (mixed >> 31)) % UInt64(bound))
  }
}

/// What is wrong with an `.intent` file of a text, without the path.
func diagnostics(of text: String) -> [String] {
  CatalogueParser.parse([SourceFile(path: "f", text: text)]).diagnostics.map {
    String($0.description.dropFirst(2))
  }
}
