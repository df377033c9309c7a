import Synchronization

/// One count of the processing counter, given back exactly once.
package final class ProcessingHold: Sendable {
  private let isHeld = Atomic(true)
  private let giveBack: @Sendable () -> Void

  init(giveBack: @escaping @Sendable () -> Void) { self.giveBack = giveBack }

  /// Gives the count back; every call but the first does nothing.
  package func end() {
    if isHeld.exchange(false, ordering: .acquiringAndReleasing) { giveBack() }
  }

  deinit { end() }
}
