package import AgentRuntime
import SkillKit

extension Invocation {
  /// What an agent of this command is given of the world, its journal included.
  ///
  /// - Parameter clock: the civil time.
  /// - Returns: the environment.
  package func environment(_ clock: CivilClock) -> AgentEnvironment {
    var environment = AgentEnvironment(
      timeZone: clock.timeZone, capabilities: Capabilities(world), now: clock.now)
    environment.seed = globals.seed ?? UInt64(truncatingIfNeeded: world.now())
    environment.journal = StateFolder.journal(globals.state, in: world, console: console)
    return environment
  }
}
