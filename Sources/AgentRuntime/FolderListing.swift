#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The names in a folder.
enum FolderListing {
  /// Lists a folder, in no particular order, without `.` and `..`.
  static func names(in folder: String) throws(FileDescriptor.Failure) -> [String] {
    guard let stream = opendir(folder) else { throw .last }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: entry.pointee.d_name) { start in
        start.withMemoryRebound(to: UInt8.self, capacity: MemoryLayout.size(ofValue: start.pointee))
        { String(decodingCString: $0, as: UTF8.self) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }
}
