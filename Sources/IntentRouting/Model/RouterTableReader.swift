import IntentClassification
import TextAnalysis

/// Reads the tables of a model, checking every count.
struct RouterTableReader {
  private let bytes: ArraySlice<UInt8>
  private var offset: Int

  init(bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    offset = bytes.startIndex
  }

  /// What the tables hold.
  struct Parts {
    let exact: ExactIndex
    let spelling: SpellingVocabulary
    let carriers: CarrierTable
    /// The keys of each phrase of each table of `CatalogueKeys`.
    let keys: [[ArraySlice<UInt64>]]
  }

  /// Reads all tables.
  ///
  /// - Returns: what they hold.
  /// - Throws: `ModelFormatError` where a count is more than there is.
  /// - Complexity: O(*n*) in the number of bytes.
  mutating func parts() throws(ModelFormatError) -> Parts {
    let utterances = try count()
    let exactKeys = try words(utterances)
    let intents = try words(utterances)
    let spelling = SpellingVocabulary(
      targets: try words(try count()), known: try words(try count()),
      hanPairs: HanPairs(known: try filter(), targets: try filter()))
    var carriers: [[CarrierTable.Carrier]] = []
    for intent in 0..<(try count()) {
      var own: [CarrierTable.Carrier] = []
      for _ in 0..<(try count()) { own.append(try carrier(of: intent)) }
      carriers.append(own)
    }
    var carrierWords: [[UInt64]] = []
    for _ in carriers { carrierWords.append(try words(try count())) }
    var keys: [[ArraySlice<UInt64>]] = []
    for _ in 0..<3 { keys.append(try phrases()) }
    guard offset == bytes.endIndex else { throw .inconsistent("its tables have a rest") }
    guard intents.allSatisfy({ $0 < UInt64(carriers.count) }) else {
      throw .inconsistent("an utterance has no intent")
    }
    return Parts(
      exact: ExactIndex(keys: exactKeys, intents: intents.map { UInt32(truncatingIfNeeded: $0) }),
      spelling: spelling,
      carriers: CarrierTable(carriers: carriers, carrierWords: carrierWords), keys: keys)
  }

  /// The words of phrases: how many each has, then all of them.
  private mutating func phrases() throws(ModelFormatError) -> [ArraySlice<UInt64>] {
    let lengths = try words(try count())
    let keys = try words(try count())
    var (phrases, start): ([ArraySlice<UInt64>], Int) = ([], 0)
    phrases.reserveCapacity(lengths.count)
    for length in lengths {
      guard length <= UInt64(keys.count - start) else {
        throw .inconsistent("a phrase has more words than there are")
      }
      phrases.append(keys[start..<start + Int(length)])
      start += Int(length)
    }
    return phrases
  }

  private mutating func filter() throws(ModelFormatError) -> PairFilter {
    guard let filter = PairFilter(words: try words(try count())) else {
      throw .inconsistent("a set of pairs has an odd size")
    }
    return filter
  }

  private mutating func carrier(of intent: Int) throws(ModelFormatError) -> CarrierTable.Carrier {
    let slot = try count()
    let (before, after) = (try count(), try count())
    return CarrierTable.Carrier(
      intent: intent, slot: slot, before: try words(before), after: try words(after))
  }

  /// A number that can't be more than the bytes that are left.
  private mutating func count() throws(ModelFormatError) -> Int {
    let number = try words(1)[0]
    guard number <= UInt64(bytes.endIndex) else { throw .inconsistent("a count is too large") }
    return Int(number)
  }

  private mutating func words(_ count: Int) throws(ModelFormatError) -> [UInt64] {
    guard count <= (bytes.endIndex - offset) / 8 else {
      throw .inconsistent("its tables end too early")
    }
    defer { offset += count * 8 }
    return bytes.withUnsafeBytes { buffer in
      let start = offset - bytes.startIndex
      // In one go: a closure for each word is a seventh of the instructions of a start.
      return [UInt64](unsafeUninitializedCapacity: count) { words, initialized in
        UnsafeMutableRawBufferPointer(words).copyMemory(
          from: UnsafeRawBufferPointer(rebasing: buffer[start..<(start + count * 8)]))
        for index in words.indices { words[index] = UInt64(littleEndian: words[index]) }
        initialized = count
      }
    }
  }
}
