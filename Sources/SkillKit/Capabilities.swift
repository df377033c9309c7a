public import CivilTime

/// What a skill may use of the world, as closures, so that tests bring their own.
public struct Capabilities: Sendable {
  /// Reads a file of at most 16 MiB.
  ///
  /// Takes the path as typed; returns its bytes. Throws `failed` or `invalidInput` with a reason.
  public var readFile: @Sendable (String) throws(FileProblem) -> [UInt8]
  /// Tells how the computer is doing.
  public var systemFacts: @Sendable () -> SystemFacts
  /// Gives the rules of a time zone by its identifier (`Asia/Tokyo`), or nil if it isn't known.
  public var timeZone: @Sendable (String) -> TimeZoneRules?
  /// Has a language model on this computer continue a prompt; nil where there is none.
  ///
  /// Takes the prompt; returns the model's text. Blocks until the model is done, or the task is
  /// cancelled. Throws `failed` with a reason.
  public var languageModel: (@Sendable (String) throws(SkillError) -> String)?

  /// Creates capabilities without a language model.
  ///
  /// - Parameters:
  ///   - readFile: reads a file of at most 16 MiB.
  ///   - systemFacts: tells how the computer is doing.
  ///   - timeZone: gives the rules of a time zone by its identifier.
  public init(
    readFile: @escaping @Sendable (String) throws(FileProblem) -> [UInt8],
    systemFacts: @escaping @Sendable () -> SystemFacts,
    timeZone: @escaping @Sendable (String) -> TimeZoneRules?
  ) {
    self.readFile = readFile
    self.systemFacts = systemFacts
    self.timeZone = timeZone
  }
}

/// Why a file can't be read.
public enum FileProblem: Error, Sendable, Hashable {
  case notFound
  case notReadable
  case isFolder
  case tooLarge(limit: Int)
}

/// How the computer is doing; nil where it can't be told.
public struct SystemFacts: Sendable, Hashable {
  /// The size of the disk that holds the current folder, in bytes.
  public var diskTotal: Int64?
  /// What is free of it, in bytes.
  public var diskFree: Int64?
  /// The memory, in bytes.
  public var memoryTotal: Int64?
  /// What programs can still get of it, in bytes.
  public var memoryAvailable: Int64?
  /// How long the computer has been up, in seconds.
  public var uptime: Int64?
  /// The load averages over 1, 5 and 15 minutes; three values, or none.
  public var loadAverages: [Double]
  /// The number of processors.
  public var processorCount: Int?

  /// Creates the facts.
  ///
  /// - Parameters:
  ///   - diskTotal: the size of the disk, in bytes.
  ///   - diskFree: what is free of it, in bytes.
  ///   - memoryTotal: the memory, in bytes.
  ///   - memoryAvailable: what programs can still get, in bytes.
  ///   - uptime: how long the computer has been up, in seconds.
  ///   - loadAverages: over 1, 5 and 15 minutes; three values, or none.
  ///   - processorCount: the number of processors.
  public init(
    diskTotal: Int64? = nil, diskFree: Int64? = nil, memoryTotal: Int64? = nil,
    memoryAvailable: Int64? = nil, uptime: Int64? = nil, loadAverages: [Double] = [],
    processorCount: Int? = nil
  ) {
    self.diskTotal = diskTotal
    self.diskFree = diskFree
    self.memoryTotal = memoryTotal
    self.memoryAvailable = memoryAvailable
    self.uptime = uptime
    self.loadAverages = loadAverages
    self.processorCount = processorCount
  }
}
