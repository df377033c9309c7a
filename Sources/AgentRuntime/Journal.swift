#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif
import SkillKit
import Synchronization

/// What keeps records and conversations from one start to the next: lines in a file that several
/// agents may share.
///
/// Records are on the disk before they are acknowledged; what is said is written without waiting.
public final class Journal: Sendable {
  /// The length above which a start makes the file shorter, in bytes.
  static let compactionLimit = 128 << 10

  private struct State: ~Copyable {
    var file: JournalFile
    var pending = JournalNews()

    init(_ file: consuming JournalFile) { self.file = file }

    /// Reads what was added into the pending news.
    mutating func pull() throws(FileDescriptor.Failure) {
      let news = try file.pull()
      if news.isWhole { pending = news } else { pending.entries += news.entries }
    }

    mutating func takePending() -> JournalNews {
      defer { pending = JournalNews() }
      return pending
    }
  }

  private let lockPath: String
  private let state: Mutex<State>
  private let lock: FileDescriptor

  /// Opens the journal of a folder, or begins one.
  ///
  /// - Parameter folder: the path of the folder; made for its owner only if it doesn't exist.
  /// - Throws: `JournalProblem` where the folder or the file can't be made, read or written.
  /// - Complexity: O(*n*) in the length of the file.
  public init(folder: String) throws(JournalProblem) {
    let path = folder + "/journal.jsonl"
    lockPath = folder + "/journal.lock"
    do throws(FileDescriptor.Failure) {
      try Self.makeFolder(folder)
      lock = try FileDescriptor(lockPath, flags: O_RDWR | O_CREAT)
      lock.restrict()
      state = Mutex(State(try JournalFile(path)))
    } catch {
      throw .cannotOpen(path: path, reason: error.reason)
    }
    let outcome = exclusively { state throws(FileDescriptor.Failure) in
      guard state.file.length > Self.compactionLimit else { return }
      let image = JournalImage(state.pending.entries)
      let lines = image.entries.map { JournalLine.write([$0]) }
      guard lines.reduce(0, { $0 + $1.count }) < state.file.length / 2 else { return }
      try state.file.replace(with: lines)
      Self.synchronize(folder: folder)
    }
    switch outcome {
    case .success: Self.synchronize(folder: folder)
    case .failure(.cannotWrite(let path, let reason)):
      throw .cannotOpen(path: path, reason: reason)
    case .failure(let problem): throw problem
    }
  }

  /// What had to be cut or skipped so far, in words.
  public var warnings: [String] { state.withLock { $0.file.warnings } }

  /// What others wrote since the last call; everything, the first time.
  func news() -> JournalNews {
    // What can't be read now is read the next time.
    if state.withLock({ $0.file.isBehind }) { _ = exclusively { _ in } }
    return state.withLock { $0.takePending() }
  }

  /// Merges a patch into a state that is first brought up to date, and keeps it on the disk.
  func commit(
    _ patch: Patch, basedOn base: Int, to agent: inout AgentState
  ) -> Result<Patch, MergeProblem> {
    var merged: Result<Patch, MergeConflict>?
    let written = exclusively { state throws(FileDescriptor.Failure) in
      agent.follow(state.takePending())
      let resolution = Result { () throws(MergeConflict) in
        try agent.resolve(patch, basedOn: base)
      }
      if case .success(let resolved) = resolution {
        let entries = resolved.changes.compactMap(JournalEntry.init)
        if !entries.isEmpty {
          try state.file.append(JournalLine.write(entries), isDurable: true)
        }
        agent.apply(resolved)
      }
      merged = resolution
    }
    if case .failure(let problem) = written { return .failure(.journal(problem)) }
    guard let merged else { return .failure(.journal(.busy(path: lockPath))) }
    return merged.mapError(MergeProblem.conflict)
  }

  /// Writes what was said, without waiting for the disk.
  func note(_ messages: [Message]) {
    guard !messages.isEmpty else { return }
    let line = JournalLine.write(messages.map { .said($0) })
    // A conversation that can't be kept is no reason to stop it.
    _ = exclusively { state throws(FileDescriptor.Failure) in
      try state.file.append(line, isDurable: false)
    }
  }

  /// Does something while no other process can, after reading what they wrote.
  private func exclusively(
    _ body: (inout State) throws(FileDescriptor.Failure) -> Void
  ) -> Result<Void, JournalProblem> {
    state.withLock { state in
      guard waitForLock() else { return .failure(.busy(path: lockPath)) }
      defer { lock.unlock() }
      do throws(FileDescriptor.Failure) {
        try state.pull()
        try body(&state)
        return .success(())
      } catch {
        return .failure(.cannotWrite(path: state.file.path, reason: error.reason))
      }
    }
  }

  /// Waits up to two seconds: others hold the lock for as long as one write takes.
  private func waitForLock() -> Bool {
    for _ in 0..<1000 {
      if lock.tryLock() { return true }
      usleep(2000)
    }
    return false
  }

  private static func makeFolder(_ folder: String) throws(FileDescriptor.Failure) {
    var path = folder.hasPrefix("/") ? "/" : ""
    for part in folder.split(separator: "/") {
      path += part
      if mkdir(path, 0o700) != 0, errno != EEXIST { throw .last }
      path += "/"
    }
    // A folder that holds nothing else is the journal's own, whoever made it.
    let names = try FolderListing.names(in: folder)
    if names.allSatisfy(fileNames.contains) { chmod(folder, 0o700) }
  }

  /// The names of all files that journals write.
  private static let fileNames: Set<String> = [
    "journal.jsonl", "journal.jsonl.new", "journal.lock", "history",
  ]

  private static func synchronize(folder: String) {
    // Not every file system can do this, and the data itself is already safe.
    if let descriptor = try? FileDescriptor(folder) { try? descriptor.synchronize() }
  }
}
