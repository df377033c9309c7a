/// Where the parts of an encoded model lie.
///
/// ```
/// 0   magic "PARLEYIC", version u32, zero u32, byte count u64, checksum u64 of all that follows
/// 32  data fingerprint u64
/// 40  intents, features, buckets, slots, bytes of quanta, bytes of names: u32 each
/// 64  weight of an unknown ordinary feature, step, length of meanings: f32 each; coordinates of
///     meaning u32
/// 80  calibration: mass weight, out-of-scope weight, slope, intercept, sharpness: f64 each
/// 120 biases     f32 an intent; the class of out-of-scope lines, if any, counts as the last
///     meanings   f32 an intent, up to a multiple of 16; a row a coordinate
///     directory  the displacement u16 of each bucket, see `FeatureDirectory`
///     rows       tag u32, offset u32, weight f32, shape u32 a slot; the tag is the low half of the
///                feature's key, and all of a free slot is zero
///     name ends  u32 an intent
///     names      the bytes of the names
///     quanta     a row a feature, from its offset
/// ```
///
/// A quantum times the step is what the feature adds to the margin of an intent that occurs once in
/// an utterance of length 1. The shape says how a row is written: dense ones have a byte an intent,
/// 128 more than the quantum, up to a multiple of 16; sparse ones the class u8 (u16 if there are
/// more than 256 intents) and the quantum i8 of as many intents as the shape counts. The quanta of
/// coarse rows are worth eight times as much.
///
/// What is read together lies together: a feature costs two cache lines and its quanta. All numbers
/// are little-endian. One in four billion unknown features passes for known.
struct ModelLayout: Sendable, Hashable {
  static let magic = Array("PARLEYIC".utf8)
  static let version: UInt32 = 3
  static let checkedOffset = 32
  static let fingerprintOffset = 32
  static let countsOffset = 40
  static let stepsOffset = 64
  static let dimensionOffset = 76
  static let calibrationOffset = 80
  static let calibrationCount = 5
  static let headerCount = 120
  static let rowWidth = 16

  /// How many there are of what.
  struct Counts: Sendable, Hashable {
    var intents: UInt32
    var features: UInt32
    var buckets: UInt32
    var slots: UInt32
    var quanta: UInt32
    var nameBytes: UInt32
  }

  /// What the numbers of a model are multiplied with, and the weight that no row has.
  struct Steps: Sendable, Hashable {
    /// The weight of an ordinary feature that training hasn't seen.
    var unknown: Float
    /// What a quantum of a fine row is worth.
    var quantum: Float
    /// How long the meaning of an utterance is.
    var meaning: Float
  }

  let intentCount: Int
  let featureCount: Int
  let bucketCount: Int
  let slotCount: Int
  let quantaCount: Int
  let nameByteCount: Int
  let steps: Steps
  let biases: Int
  let meanings: Int
  let directory: Int
  let rows: Int
  let nameEnds: Int
  let names: Int
  let quanta: Int
  /// How many bytes an entry of a sparse row has.
  let entryWidth: Int
  /// How many classes a row has room for: their number up to a multiple of 16.
  let stride: Int
  let byteCount: Int

  /// Lays out a model; the counts are at most 2³² − 1 each, so no sum overflows.
  init(_ counts: Counts, steps: Steps) {
    intentCount = Int(counts.intents)
    featureCount = Int(counts.features)
    bucketCount = Int(counts.buckets)
    slotCount = Int(counts.slots)
    quantaCount = Int(counts.quanta)
    nameByteCount = Int(counts.nameBytes)
    self.steps = steps
    entryWidth = Self.entryWidth(forIntents: intentCount)
    stride = Self.stride(forIntents: intentCount)
    biases = Self.headerCount
    meanings = biases + 4 * intentCount
    directory = meanings + 4 * stride * MeaningVector.dimension
    rows = directory + 2 * bucketCount
    nameEnds = rows + Self.rowWidth * slotCount
    names = nameEnds + 4 * intentCount
    quanta = names + nameByteCount
    byteCount = quanta + quantaCount
  }

  /// For how many margins there must be room: any byte of a crafted entry has its place then, and
  /// the model needs no pass over its entries before it is used.
  var marginCapacity: Int { max(stride, 256) }

  static func entryWidth(forIntents count: Int) -> Int { count > 256 ? 3 : 2 }

  static func stride(forIntents count: Int) -> Int { (count + 15) / 16 * 16 }
}
