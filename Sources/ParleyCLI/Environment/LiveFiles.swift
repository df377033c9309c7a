import SkillKit

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Files of the real disk.
enum LiveFiles {
  /// Reads a file of at most a number of bytes.
  static func read(_ path: String, limit: Int) throws(FileProblem) -> [UInt8] {
    // Opening a pipe would wait for a writer.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw errno == ENOENT ? .notFound : .notReadable }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw .notReadable }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: throw .isFolder
    case S_IFREG: break
    default: throw .notReadable
    }
    // Files of /proc have a size of 0, so the size is only where reading begins.
    var bytes = LiveStream.read(from: file, count: min(Int(clamping: status.st_size), limit)) ?? []
    while let more = LiveStream.read(from: file) {
      bytes += more
      guard bytes.count <= limit else { throw .tooLarge(limit: limit) }
    }
    return bytes
  }

  /// Takes a file's permissions from all but its owner; what a link leads to is left alone.
  static func makePrivate(_ path: String) {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW)
    guard file >= 0 else { return }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return }
    if status.st_mode & 0o077 != 0 { fchmod(file, 0o600) }
  }

  /// Writes a new file beside the path and renames it.
  static func write(_ bytes: [UInt8], to path: String) throws(WriteProblem) {
    guard isReplaceable(path) else {
      throw WriteProblem(path: path, reason: "it is no regular file")
    }
    makeFolder(String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]))
    let draft = "\(path).\(getpid())"
    let file = open(draft, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw WriteProblem(path: path, reason: reason) }
    var status = stat()
    // A file that others may read stays one.
    if stat(path, &status) == 0 { fchmod(file, status.st_mode & 0o777) }
    let isWritten = LiveStream.write(bytes, to: file)
    let problem = reason
    guard close(file) == 0, isWritten, rename(draft, path) == 0 else {
      let why = isWritten ? reason : problem
      unlink(draft)
      throw WriteProblem(path: path, reason: why)
    }
  }

  /// Whether a file may take the place of what is at a path: nothing or a file, but no device.
  private static func isReplaceable(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) != 0 || status.st_mode & S_IFMT == S_IFREG
  }

  /// Whether there is a folder at a path.
  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// The target of a symbolic link.
  static func linkTarget(_ path: String) -> String? {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = bytes.withUnsafeMutableBytes { buffer in
      buffer.withMemoryRebound(to: CChar.self) { characters in
        characters.baseAddress.map { readlink(path, $0, characters.count) } ?? -1
      }
    }
    return count > 0 ? String(decoding: bytes[..<count], as: UTF8.self) : nil
  }

  /// The files of a folder with the times they were written.
  static func list(_ folder: String) -> [World.FileEntry] {
    names(in: folder).compactMap { name in
      var status = stat()
      guard stat("\(folder)/\(name)", &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
        return nil
      }
      return World.FileEntry(name: name, modified: status.modified)
    }
  }

  /// What is in a folder; in the current one for an empty path.
  static func entries(of folder: String) -> [Vocabulary.Entry] {
    let folder = folder.isEmpty ? "." : folder
    return names(in: folder).map {
      Vocabulary.Entry(name: $0, isFolder: isFolder("\(folder)/\($0)"))
    }
  }

  private static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: entry.pointee.d_name) { start in
        start.withMemoryRebound(to: UInt8.self, capacity: MemoryLayout.size(ofValue: start.pointee))
        { String(decodingCString: $0, as: UTF8.self) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// The size of a file and when it was written.
  static func stamp(_ path: String) -> String? {
    var status = stat()
    return stat(path, &status) == 0 ? "\(status.st_size) \(status.modified)" : nil
  }

  /// Makes a folder and those around it, for their owner only.
  static func makeFolder(_ path: String) {
    guard !path.isEmpty, !isFolder(path) else { return }
    makeFolder(String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]))
    mkdir(path, 0o700)
  }

  private static var reason: String { String(cString: strerror(errno)) }
}

extension stat {
  /// When the file was last written, in milliseconds since 1970.
  fileprivate var modified: Int64 {
    #if canImport(Glibc)
    let time = st_mtim
    #else
    let time = st_mtimespec
    #endif
    return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
  }
}
