/// Ways to do the same thing, the preferred one first: a value that the dispatcher runs.
///
/// A way that isn't available, fails or isn't done by its deadline gives way to the next one, so
/// that a feature never dies with the best way to do it.
public struct FallbackChain: Sendable {
  /// The ways, the preferred one first; each has its own deadline in its descriptor.
  public var branches: [AnySkill]

  /// Creates a chain.
  ///
  /// - Parameter branches: the ways, the preferred one first.
  public init(_ branches: [AnySkill]) { self.branches = branches }

  /// Tries the branches until one has a result.
  ///
  /// - Parameters:
  ///   - request: what is asked.
  ///   - run: does one branch.
  /// - Returns: the first result; the error of the last branch if none has one, where a branch that
  ///   isn't available counts as one that can't handle the request. A cancelled branch ends the
  ///   chain.
  package func perform(
    _ request: SkillRequest<SlotValues>, by run: Composite.Runner
  ) async -> Result<SkillResult, SkillError> {
    var last = SkillError.cannotHandle(reason: "no branch can do it")
    for branch in branches {
      if Task.isCancelled { return .failure(.cancelled) }
      switch await run(branch, request) {
      case .success(let result): return .success(result)
      case .failure(.cancelled): return .failure(.cancelled)
      case .failure(.unavailable(let reason, _)): last = .cannotHandle(reason: reason)
      case .failure(let error): last = error
      }
    }
    return .failure(last)
  }
}
