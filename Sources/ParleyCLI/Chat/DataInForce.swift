import Synchronization

/// The data that a chat goes by now.
final class DataInForce: Sendable {
  private let data: Mutex<LoadedData>

  /// Begins with what was loaded at the start.
  init(_ data: LoadedData) { self.data = Mutex(data) }

  /// The data.
  var current: LoadedData { data.withLock { $0 } }

  /// Goes by other data from now on.
  func replace(with data: LoadedData) { self.data.withLock { $0 = data } }
}
