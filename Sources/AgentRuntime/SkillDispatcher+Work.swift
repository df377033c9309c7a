import SkillKit

extension SkillDispatcher {
  /// Does the work of a run: waits for the group of its skill, then races it against its deadline.
  func outcome(
    of skill: AnySkill, _ request: SkillRequest<SlotValues>, _ control: RunControl
  ) async -> Result<SkillResult, SkillError> {
    if let obstacle = obstacle(of: skill, with: request.context.capabilities) {
      return .failure(obstacle.error)
    }
    if let condition = skill.condition, !condition.isMet(by: request) {
      return .failure(.cannotHandle(reason: condition.description))
    }
    let timeout = Duration(timeoutSeconds: skill.descriptor.timeout)
    if let group = skill.descriptor.exclusiveGroup {
      switch await enter(group, within: timeout, control) {
      case .granted: break
      case .busy: return .failure(.cannotHandle(reason: "busy"))
      case .cancelled: return .failure(.cancelled)
      }
    }
    guard !control.isCancelled else {
      if let group = skill.descriptor.exclusiveGroup { groups.leave(group) }
      return .failure(.cancelled)
    }
    control.tell(.started)
    return await race(skill, request, control, timeout)
  }

  /// Takes a group; a part of a run that has it already shares it, as it would wait for itself.
  private func enter(
    _ group: String, within timeout: Duration, _ control: RunControl
  ) async -> ExclusiveGroups.Access {
    if control.parent?.holds(group) == true {
      groups.share(group)
      return .granted
    }
    let access = await groups.enter(group, within: timeout, on: clock) { place in
      control.tell(.queued)
      control.wait(in: place)
    }
    if access == .granted { control.hold(group) }
    return access
  }

  private func race(
    _ skill: AnySkill, _ request: SkillRequest<SlotValues>, _ control: RunControl,
    _ timeout: Duration
  ) async -> Result<SkillResult, SkillError> {
    let work = start(skill, request, control)
    let timer = Task { [clock] in
      var rest = timeout
      repeat {
        guard (try? await clock.sleep(for: rest)) != nil else { return }
        rest = await control.pause.takeTimeSpent()
      } while rest > .zero
      control.ending.settle(.deadline)
    }
    defer { timer.cancel() }
    let error: SkillError
    switch await control.ending.value() {
    case .ended(let outcome): return outcome
    case .deadline: error = .timedOut
    case .cancelled: error = .cancelled
    }
    control.pause.end()
    work.cancel()
    // The parts of a run end by themselves in time, so only a skill of its own may have to be left.
    guard case .response = skill.work else {
      _ = await control.over.value()
      return .failure(error)
    }
    let patience = Task { [clock] in
      if (try? await clock.sleep(for: Self.grace)) != nil { control.over.settle(false) }
    }
    defer { patience.cancel() }
    if await !control.over.value() { abandon(skill.descriptor.identifier) }
    return .failure(error)
  }

  private func start(
    _ skill: AnySkill, _ request: SkillRequest<SlotValues>, _ control: RunControl
  ) -> Task<Void, Never> {
    var request = request
    request.report = { control.pass($0) }
    request.checkpoint = { () async throws(SkillError) in
      try await control.pause.checkpoint { control.tell(.paused) }
    }
    let run: Composite.Runner = { await self.run($0, $1, in: control) }
    switch skill.work {
    case .response(let response):
      return Task(executorPreference: ThreadExecutor()) { [request] in
        let outcome: Result<SkillResult, SkillError>
        do throws(SkillError) {
          outcome = .success(try await response(request))
        } catch {
          outcome = .failure(error)
        }
        self.end(skill, control, outcome)
      }
    case .composite(let composite):
      return Task { [request] in
        self.end(skill, control, await composite.perform(request, by: run))
      }
    case .fallbackChain(let chain):
      return Task { [request] in self.end(skill, control, await chain.perform(request, by: run)) }
    }
  }

  private func end(
    _ skill: AnySkill, _ control: RunControl, _ outcome: Result<SkillResult, SkillError>
  ) {
    // A group is held until its skill is really over, even one that was given up.
    if let group = skill.descriptor.exclusiveGroup { groups.leave(group) }
    control.ending.settle(.ended(outcome))
    control.over.settle(true)
  }
}

extension Duration {
  /// The duration of a skill's timeout; what isn't a sensible number of seconds counts as a day
  /// or as nothing.
  fileprivate init(timeoutSeconds seconds: Double) {
    self = .seconds(seconds.isNaN ? 0 : min(max(0, seconds), 86_400))
  }
}
