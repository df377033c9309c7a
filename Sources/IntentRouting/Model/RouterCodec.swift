import EntityRecognition
public import IntentClassification
public import IntentSchema
import TextAnalysis

/// Turns routers into bytes and back: the catalogue and what was learnt from its corpus.
///
/// ```
/// 0   magic "PARLEYRT"; version, data fingerprint, words of tables, bytes of the catalogue,
///     checksum of tables and catalogue: u64
/// 48  tables, u64 each: the exact keys and intents; the words that typos may become, the known words,
///     the pairs of Han characters; the carriers; the words of the catalogue
///     the catalogue as `CatalogueCodec` writes it
///     the classifier as `ModelCodec` writes it, with a checksum of its own
/// ```
///
/// All numbers are little-endian; each table begins with the number of its items.
public enum RouterCodec {
  static let magic = Array("PARLEYRT".utf8)
  static let version: UInt64 = 3
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
    let words = tables(of: model) + tables(of: CatalogueKeys(catalogue))
    let content = bytes(of: words) + CatalogueCodec.encode(catalogue)
    let header = bytes(of: [
      version, fingerprint, UInt64(words.count), UInt64(content.count - words.count * 8),
      checksum(of: content[...]),
    ])
    let classifier = ModelCodec.encode(model.classifier, fingerprint: fingerprint)
    return magic + header + content + classifier
  }

  private static func tables(of model: RoutingModel) -> [UInt64] {
    var words: [UInt64] = [UInt64(model.exact.keys.count)]
    words += model.exact.keys
    words += model.exact.intents.map(UInt64.init)
    let spelling = model.spelling
    for table in [
      spelling.targets, spelling.known, spelling.hanPairs.known.words,
      spelling.hanPairs.targets.words,
    ] {
      words.append(UInt64(table.count))
      words += table
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

  private static func tables(of keys: CatalogueKeys) -> [UInt64] {
    keys.tables.flatMap { table in
      [UInt64(table.count)] + table.map { UInt64($0.count) }
        + [UInt64(table.reduce(0) { $0 + $1.count })] + table.joined()
    }
  }

  /// Decodes a router.
  ///
  /// - Parameters:
  ///   - bytes: what `encode` gave.
  ///   - fingerprint: the fingerprint of the data it must have been learnt from; nil for any.
  /// - Returns: the router.
  /// - Throws: `ModelFormatError` if the bytes are anything else.
  /// - Complexity: O(*n*) in the number of bytes.
  public static func decode(
    _ bytes: [UInt8], fingerprint: UInt64? = nil
  ) throws(ModelFormatError) -> IntentRouter {
    guard bytes.starts(with: magic) else { throw .notAModel }
    guard bytes.count >= headerCount else {
      throw .truncated(expected: UInt64(headerCount), actual: bytes.count)
    }
    let found = word(in: bytes, at: 8)
    guard found == version else { throw .unsupportedVersion(UInt32(truncatingIfNeeded: found)) }
    if let fingerprint, word(in: bytes, at: 16) != fingerprint {
      throw .inconsistent("it was learnt from other data")
    }
    let (words, characters) = (word(in: bytes, at: 24), word(in: bytes, at: 32))
    let room = UInt64(bytes.count - headerCount)
    guard words <= room / 8, characters <= room - words * 8 else {
      throw .truncated(
        expected: UInt64(headerCount) &+ words &* 8 &+ characters, actual: bytes.count)
    }
    let middle = headerCount + Int(words) * 8
    let end = middle + Int(characters)
    guard checksum(of: bytes[headerCount..<end]) == word(in: bytes, at: 40) else {
      throw .checksumMismatch
    }
    return try router(
      tables: bytes[headerCount..<middle], catalogue: bytes[middle..<end],
      classifier: bytes[end...])
  }

  /// Makes a router of the parts of a file, some of them side by side.
  private static func router(
    tables: ArraySlice<UInt8>, catalogue: ArraySlice<UInt8>, classifier: ArraySlice<UInt8>
  ) throws(ModelFormatError) -> IntentRouter {
    let vocabulary = SideThread { EntityVocabulary() }
    let validation = SideThread {
      Result { () throws(ModelFormatError) in try ModelCodec.decode(classifier) }
    }
    let rest = Result { () throws(ModelFormatError) in
      var reader = RouterTableReader(bytes: tables)
      let parts = try reader.parts()
      let catalogue = try self.catalogue(in: catalogue)
      guard let keys = CatalogueKeys(parts.keys, for: catalogue) else {
        throw ModelFormatError.inconsistent("its words aren't those of its catalogue")
      }
      return (catalogue: catalogue, parts: parts, keys: keys)
    }
    // A thread is always joined, whatever was found meanwhile.
    let (words, model) = (vocabulary.join(), validation.join())
    let (known, found) = (try rest.get(), try model.get())
    return IntentRouter(
      catalogue: known.catalogue, model: RoutingModel(classifier: found, parts: known.parts),
      keys: known.keys, vocabulary: words)
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

  private static func checksum(of bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.withUnsafeBytes { LaneChecksum.of($0) }
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
