package import AgentRuntime
package import SkillKit

/// The computer around the process, as closures, so that tests bring their own.
package struct World: Sendable {
  /// A file of a folder.
  package struct FileEntry: Sendable, Hashable {
    /// The name in its folder.
    package var name: String
    /// When it was last written, in milliseconds since 1970.
    package var modified: Int64

    /// Creates an entry.
    ///
    /// - Parameters:
    ///   - name: the name in its folder.
    ///   - modified: when it was last written, in milliseconds since 1970.
    package init(name: String, modified: Int64) {
      self.name = name
      self.modified = modified
    }
  }

  /// Gives an environment variable, or nil if it isn't set.
  package var variable: @Sendable (String) -> String?
  /// Gives the current folder.
  package var currentFolder: @Sendable () -> String
  /// Gives the path of the running program, links resolved; nil where it can't be told.
  package var executable: @Sendable () -> String?
  /// Gives the target of a symbolic link, or nil if there is none at a path.
  package var linkTarget: @Sendable (String) -> String?
  /// Tells whether there is a folder at a path.
  package var isFolder: @Sendable (String) -> Bool
  /// Reads a file of at most a number of bytes.
  package var readFile: @Sendable (String, Int) throws(FileProblem) -> [UInt8]
  /// Writes a file: a new one is written beside it and renamed.
  ///
  /// Only its owner may read it, unless it was there before and others could.
  /// The folder is made for its owner only if it isn't there. Throws what is wrong.
  package var writeFile: @Sendable (String, [UInt8]) throws(WriteProblem) -> Void
  /// Lets nobody but its owner read a file, if it is there.
  package var makePrivate: @Sendable (String) -> Void
  /// Lists the files of a folder; none if it can't be read.
  package var files: @Sendable (String) -> [FileEntry]
  /// Lists what is in a folder, subfolders too; the current one for an empty path.
  var entries: @Sendable (String) -> [Vocabulary.Entry]
  /// Removes a file if it is there.
  package var removeFile: @Sendable (String) -> Void
  /// Reads the data of a home folder.
  package var dataFolder: @Sendable (String) throws(DataFolder.Problem) -> DataFolder
  /// Gives what distinguishes a file from what stood at its path before: size and time of writing.
  package var fileStamp: @Sendable (String) -> String?
  /// Gives the present, in milliseconds since 1970.
  package var now: @Sendable () -> Int64
  /// Gives nanoseconds of a clock that is never set.
  package var monotonic: @Sendable () -> UInt64
  /// Tells how the computer is doing.
  package var systemFacts: @Sendable () -> SystemFacts
  /// Has a language model answer a prompt; nil where there is none.
  package var languageModel: (@Sendable (String) throws(SkillError) -> String)?

  /// Creates a world without files and variables, at the start of 1970.
  package init() {
    variable = { _ in nil }
    currentFolder = { "/" }
    executable = { nil }
    linkTarget = { _ in nil }
    isFolder = { _ in false }
    readFile = { (_, _) throws(FileProblem) in throw .notFound }
    writeFile = { (path, _) throws(WriteProblem) in
      throw WriteProblem(path: path, reason: "there is no disk")
    }
    makePrivate = { _ in }
    files = { _ in [] }
    entries = { _ in [] }
    removeFile = { _ in }
    dataFolder = { (home) throws(DataFolder.Problem) in throw .missingFolder(path: home) }
    fileStamp = { _ in nil }
    now = { 0 }
    monotonic = { 0 }
    systemFacts = { SystemFacts() }
  }
}

/// Why a file can't be written.
package struct WriteProblem: Error, Sendable, Hashable, CustomStringConvertible {
  /// The file.
  package var path: String
  /// What the system says.
  package var reason: String

  /// Creates a problem.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - reason: what the system says.
  package init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  /// The problem as a sentence without a final stop.
  package var description: String { "can't write \(path): \(reason)" }
}
