import SkillKit

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// How the real computer is doing.
enum LiveFacts {
  /// Asks the system.
  static func read() -> SystemFacts {
    var facts = SystemFacts()
    var disk = statvfs()
    if statvfs(".", &disk) == 0 {
      let block = Int64(clamping: disk.f_frsize)
      facts.diskTotal = Int64(clamping: disk.f_blocks).multipliedReportingOverflow(by: block).0
      facts.diskFree = Int64(clamping: disk.f_bavail).multipliedReportingOverflow(by: block).0
    }
    let processors = sysconf(Int32(_SC_NPROCESSORS_ONLN))
    facts.processorCount = processors > 0 ? processors : nil
    facts.readProcessFiles { path in
      guard let bytes = try? LiveFiles.read(path, limit: 64 << 10) else { return nil }
      return String(decoding: bytes, as: UTF8.self)
    }
    return facts
  }

  /// The most memory that this process has had, in bytes.
  static func peakMemory() -> Double {
    var usage = rusage()
    #if canImport(Glibc)
    let (itself, unit) = (__rusage_who_t(RUSAGE_SELF.rawValue), 1024.0)
    #else
    let (itself, unit) = (RUSAGE_SELF, 1.0)
    #endif
    let isKnown = getrusage(itself, &usage) == 0
    return isKnown ? Double(usage.ru_maxrss) * unit : 0
  }
}

extension SystemFacts {
  /// Takes what the files of `/proc` say; a file that is missing or odd changes nothing.
  ///
  /// - Parameter read: gives the text of a file.
  mutating func readProcessFiles(_ read: (String) -> String?) {
    for line in (read("/proc/meminfo") ?? "").split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.count >= 2, let kibibytes = Int64(words[1]) else { continue }
      switch words[0] {
      case "MemTotal:": memoryTotal = kibibytes.multipliedReportingOverflow(by: 1024).0
      case "MemAvailable:": memoryAvailable = kibibytes.multipliedReportingOverflow(by: 1024).0
      default: continue
      }
    }
    if let seconds = read("/proc/uptime")?.split(separator: " ").first.flatMap({ Double($0) }) {
      uptime = Int64(exactly: seconds.rounded(.down))
    }
    let loads = (read("/proc/loadavg") ?? "").split(separator: " ").prefix(3).compactMap {
      Double($0)
    }
    if loads.count == 3 { loadAverages = loads }
  }
}
