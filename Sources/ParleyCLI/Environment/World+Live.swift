import AgentRuntime
import SkillKit

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

extension World {
  /// The real computer.
  package static var live: World {
    var world = World()
    world.variable = { name in getenv(name).map { String(cString: $0) } }
    world.currentFolder = { Self.resolvedFolder(".") ?? "/" }
    world.executable = { Self.executablePath() }
    world.linkTarget = { LiveFiles.linkTarget($0) }
    world.isFolder = { LiveFiles.isFolder($0) }
    world.readFile = { (path, limit) throws(FileProblem) in
      try LiveFiles.read(path, limit: limit)
    }
    world.writeFile = { (path, bytes) throws(WriteProblem) in
      try LiveFiles.write(bytes, to: path)
    }
    world.makePrivate = { LiveFiles.makePrivate($0) }
    world.files = { LiveFiles.list($0) }
    world.entries = { LiveFiles.entries(of: $0) }
    world.removeFile = { _ = unlink($0) }
    world.dataFolder = { (home) throws(DataFolder.Problem) in try DataFolder(home: home) }
    world.fileStamp = { LiveFiles.stamp($0) }
    world.now = {
      let time = Self.time(CLOCK_REALTIME)
      return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
    }
    world.monotonic = {
      let time = Self.time(CLOCK_MONOTONIC)
      return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }
    world.systemFacts = { LiveFacts.read() }
    if let model = world.variable("PARLEY_LLM").flatMap({ LanguageModelCommand($0) }) {
      world.languageModel = { (prompt) throws(SkillError) in try model.answer(to: prompt) }
    }
    return world
  }

  private static func time(_ clock: clockid_t) -> timespec {
    var time = timespec()
    clock_gettime(clock, &time)
    return time
  }

  private static func resolvedFolder(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private static func executablePath() -> String? {
    #if os(Linux)
    return LiveFiles.linkTarget("/proc/self/exe")
    #else
    var size = UInt32(PATH_MAX)
    var bytes = [CChar](repeating: 0, count: Int(size))
    guard _NSGetExecutablePath(&bytes, &size) == 0 else { return nil }
    return bytes.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.flatMap { resolvedFolder(String(cString: $0)) }
    }
    #endif
  }
}
