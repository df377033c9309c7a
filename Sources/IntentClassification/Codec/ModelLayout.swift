/// Where the parts of an encoded model lie.
///
/// ```
/// 0   magic "PARLEYIC", version u32, zero u32, byte count u64, checksum u64 of all that follows
/// 32  data fingerprint u64
/// 40  intents, features, bytes of quanta, directory bits, bytes of names: u32 each; zero u32
/// 64  weight of an unknown ordinary feature f32, coordinates of meaning u32
/// 72  calibration: mass weight, out-of-scope weight, slope, intercept, sharpness: f64 each
/// 112 biases     f32 an intent; the class of out-of-scope lines, if any, counts as the last
///     meanings   f32 an intent, a row a coordinate
///     name ends  u32 an intent, then the bytes of the names
///     directory  u32 each of 2^bits + 1: the first feature whose key has these leading bits
///     rows       tag u32, offset u32, weight f32, scale f32 a feature, then one for the end; the
///                tag is the low half of the key, and rows are in order of their keys
///     quanta     a feature's bytes from its offset to the next one's: if they are as many as the
///                intents, i8 each, else the class u8 (u16 if there are more than 256 intents) and
///                i8 for some intents; times the scale it is the feature's weight for the intent
/// ```
///
/// What is read together lies together: a feature costs three cache lines. All numbers are
/// little-endian. A key is told by its leading bits and its low half, 32 + bits in
/// all: for 100,000 features one in ten billion unknown ones passes for known.
struct ModelLayout: Sendable, Hashable {
  static let magic = Array("PARLEYIC".utf8)
  static let version: UInt32 = 2
  static let checkedOffset = 32
  static let fingerprintOffset = 32
  static let countsOffset = 40
  static let unknownOffset = 64
  static let calibrationOffset = 72
  static let calibrationCount = 5
  static let headerCount = 112
  static let rowWidth = 16

  let intentCount: Int
  let featureCount: Int
  let quantaCount: Int
  let directoryBits: Int
  let nameByteCount: Int
  /// The weight of an ordinary feature that training hasn't seen.
  let unknown: Float
  let biases: Int
  let meanings: Int
  let nameEnds: Int
  let names: Int
  let directory: Int
  let rows: Int
  let quanta: Int
  /// How many bytes an entry of a sparse row has.
  let entryWidth: Int
  let byteCount: Int

  /// Lays out a model; the counts are at most 2³² − 1 each, so no sum overflows.
  ///
  /// - Parameters:
  ///   - counts: the numbers of intents, features, bytes of quanta, directory bits, bytes of names.
  ///   - unknown: the weight of an ordinary feature that training hasn't seen.
  init(counts: InlineArray<5, UInt32>, unknown: Float) {
    intentCount = Int(counts[0])
    featureCount = Int(counts[1])
    quantaCount = Int(counts[2])
    directoryBits = min(Int(counts[3]), 28)
    nameByteCount = Int(counts[4])
    self.unknown = unknown
    entryWidth = intentCount > 256 ? 3 : 2
    biases = Self.headerCount
    meanings = biases + 4 * intentCount
    nameEnds = meanings + 4 * intentCount * MeaningVector.dimension
    names = nameEnds + 4 * intentCount
    directory = names + nameByteCount
    rows = directory + 4 * ((1 << directoryBits) + 1)
    quanta = rows + Self.rowWidth * (featureCount + 1)
    byteCount = quanta + quantaCount
  }

  /// For how many margins there must be room: any byte of a crafted entry has its place then, and
  /// the model needs no pass over its entries before it is used.
  var marginCapacity: Int { max(intentCount, 256) }

  /// How many leading bits of a key the directory tells apart, one or two features sharing them.
  static func directoryBits(forFeatures count: Int) -> Int {
    min(max(Int.bitWidth - count.leadingZeroBitCount - 1, 0), 28)
  }
}
