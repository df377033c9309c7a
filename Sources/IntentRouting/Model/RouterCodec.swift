public import IntentClassification
public import IntentSchema
import TextAnalysis

/// Turns routers into bytes and back: the catalogue and what was learnt from its corpus.
///
/// ```
/// 0   magic "PARLEYRT"; version, data fingerprint, words of tables, bytes of the catalogue,
///     checksum of tables and catalogue: u64
/// 48  tables, u64 each: the exact keys and intents, the known words, the pairs of Han characters,
///     the carriers
///     the catalogue as `CatalogueCodec` writes it
///     the classifier as `ModelCodec` writes it, with a checksum of its own
/// ```
///
/// All numbers are little-endian; each table begins with the number of its items.
public enum RouterCodec {
  static let magic = Array("PARLEYRT".utf8)
  static let version: UInt64 = 2
  static let headerCount = 48

  /// Encodes a router.
  ///
  /// - Parameters:
  ///   - catalogue: the catalogue.
  ///   - model: what was learnt from its corpus.
  ///   - fingerprint: what identifies the data it was learnt from.
  /// - Returns: the bytes; the same router and fingerprint give the same ones.
  /// - Complexity: O(*n*) in the size of the router.
  public static func encode(
    _ catalogue: Catalogue, _ model: RoutingModel, fingerprint: UInt64
  ) -> [UInt8] {
    let words = tables(of: model)
    let content = bytes(of: words) + CatalogueCodec.encode(catalogue)
    let header = bytes(of: [
      version, fingerprint, UInt64(words.count), UInt64(content.count - words.count * 8),
      FNV1a.hash(content),
    ])
    let classifier = ModelCodec.encode(model.classifier, fingerprint: fingerprint)
    return magic + header + content + classifier
  }

  private static func tables(of model: RoutingModel) -> [UInt64] {
    var words: [UInt64] = [UInt64(model.exact.keys.count)]
    words += model.exact.keys
    words += model.exact.intents.map(UInt64.init)
    words.append(UInt64(model.knownWords.count))
    words += model.knownWords
    for filter in [model.hanPairs.known, model.hanPairs.targets] {
      words.append(UInt64(filter.words.count))
      words += filter.words
    }
    words.append(UInt64(model.carriers.carriers.count))
    for own in model.carriers.carriers {
      words.append(UInt64(own.count))
      for carrier in own {
        words += [
          UInt64(carrier.slot), UInt64(carrier.before.count), UInt64(carrier.after.count),
        ]
        words += carrier.before + carrier.after
      }
    }
    for own in model.carriers.carrierWords { words += [UInt64(own.count)] + own }
    return words
  }

  /// Decodes a router.
  ///
  /// - Parameters:
  ///   - bytes: what `encode` gave.
  ///   - fingerprint: the fingerprint of the data it must have been learnt from; nil for any.
  /// - Returns: the catalogue, and what was learnt from its corpus.
  /// - Throws: `ModelFormatError` if the bytes are anything else.
  /// - Complexity: O(*n*) in the number of bytes.
  public static func decode(
    _ bytes: [UInt8], fingerprint: UInt64? = nil
  ) throws(ModelFormatError) -> (catalogue: Catalogue, model: RoutingModel) {
    guard bytes.starts(with: magic) else { throw .notAModel }
    guard bytes.count >= headerCount else {
      throw .truncated(expected: UInt64(headerCount), actual: bytes.count)
    }
    let found = word(in: bytes, at: 8)
    guard found == version else { throw .unsupportedVersion(UInt32(truncatingIfNeeded: found)) }
    if let fingerprint, word(in: bytes, at: 16) != fingerprint {
      throw .inconsistent("it was learnt from other data")
    }
    let (words, text) = (word(in: bytes, at: 24), word(in: bytes, at: 32))
    let room = UInt64(bytes.count - headerCount)
    guard words <= room / 8, text <= room - words * 8 else {
      throw .truncated(expected: UInt64(headerCount) &+ words &* 8 &+ text, actual: bytes.count)
    }
    let middle = headerCount + Int(words) * 8
    let end = middle + Int(text)
    guard FNV1a.hash(bytes[headerCount..<end]) == word(in: bytes, at: 40) else {
      throw .checksumMismatch
    }
    var reader = WordReader(bytes: bytes[headerCount..<middle])
    let model = try reader.model(with: try ModelCodec.decode(Array(bytes[end...])))
    return (try catalogue(in: bytes[middle..<end]), model)
  }

  private static func catalogue(
    in bytes: ArraySlice<UInt8>
  ) throws(ModelFormatError) -> Catalogue {
    do throws(CatalogueFormatError) {
      return try CatalogueCodec.decode(Array(bytes))
    } catch {
      throw .inconsistent("its catalogue can't be read")
    }
  }

  static func word(in bytes: [UInt8], at offset: Int) -> UInt64 {
    (0..<8).reduce(0) { $0 | UInt64(bytes[offset + $1]) << (8 * UInt64($1)) }
  }

  private static func bytes(of words: [UInt64]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(words.count * 8)
    for word in words {
      withUnsafeBytes(of: word.littleEndian) { bytes.append(contentsOf: $0) }
    }
    return bytes
  }
}

/// Reads the tables of a model, checking every count.
private struct WordReader {
  private let bytes: ArraySlice<UInt8>
  private var offset: Int

  init(bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    offset = bytes.startIndex
  }

  mutating func model(with classifier: ClassifierModel) throws(ModelFormatError) -> RoutingModel {
    let utterances = try count()
    let keys = try words(utterances)
    let intents = try words(utterances)
    let knownWords = try words(try count())
    let hanPairs = HanPairs(known: try filter(), targets: try filter())
    var carriers: [[CarrierTable.Carrier]] = []
    for intent in 0..<(try count()) {
      var own: [CarrierTable.Carrier] = []
      for _ in 0..<(try count()) { own.append(try carrier(of: intent)) }
      carriers.append(own)
    }
    var carrierWords: [[UInt64]] = []
    for _ in carriers { carrierWords.append(try words(try count())) }
    guard offset == bytes.endIndex else { throw .inconsistent("its tables have a rest") }
    guard intents.allSatisfy({ $0 < UInt64(carriers.count) }) else {
      throw .inconsistent("an utterance has no intent")
    }
    return RoutingModel(
      classifier: classifier,
      exact: ExactIndex(keys: keys, intents: intents.map { UInt32(truncatingIfNeeded: $0) }),
      carriers: CarrierTable(carriers: carriers, carrierWords: carrierWords),
      knownWords: knownWords, hanPairs: hanPairs)
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
      return (0..<count).map {
        UInt64(littleEndian: buffer.loadUnaligned(fromByteOffset: start + $0 * 8, as: UInt64.self))
      }
    }
  }
}
