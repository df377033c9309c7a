#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif
import Testing

/// A folder that is removed with its value.
final class TemporaryFolder {
  let path: String

  init() throws {
    var template = Array("/tmp/parley-test-XXXXXX".utf8CString)
    let isMade = template.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.map { mkdtemp($0) != nil } ?? false
    }
    try #require(isMade)
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit {
    for name in ["state/journal.jsonl", "state/journal.lock", "journal.jsonl", "journal.lock"] {
      unlink(path + "/" + name)
    }
    for name in names { unlink(path + "/" + name) }
    for folder in ["Intents", "Corpus", "state"] { rmdir(path + "/" + folder) }
    rmdir(path)
  }

  private var names: [String] = []

  func write(_ content: [UInt8], to name: String) throws {
    let file = try #require(fopen(path + "/" + name, "wb"))
    defer { fclose(file) }
    #expect(fwrite(content, 1, content.count, file) == content.count)
    names.append(name)
  }

  func read(_ name: String) throws -> [UInt8] {
    let file = try #require(fopen(path + "/" + name, "rb"))
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 20)
    let count = fread(&bytes, 1, bytes.count, file)
    return Array(bytes.prefix(count))
  }

  func mode(of name: String) throws -> mode_t {
    var status = stat()
    try #require(stat(name.isEmpty ? path : path + "/" + name, &status) == 0)
    return status.st_mode & 0o777
  }

  func removeLater(_ names: String...) { self.names += names }

  func makeFolder(_ name: String) { mkdir(path + "/" + name, 0o755) }
}
