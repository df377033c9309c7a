public import IntentRouting
import IntentSchema

extension Routing {
  /// Creates routing by a router.
  ///
  /// - Parameter router: the router.
  public init(_ router: IntentRouter) {
    self.init(
      route: { router.route($0, at: $1) },
      fill: { router.fill($0, from: $1, at: $2) },
      intent: { router.catalogue.intent(named: $0) })
    entities = { router.entities(in: $0, at: $1) }
    splits = { router.splits(of: $0, at: $1) }
  }
}
