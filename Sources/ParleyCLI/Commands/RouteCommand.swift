/// `parley route`: what utterances would do, and nothing done.
enum RouteCommand {
  static let command: Command = Command(
    "route", "tell what a text means and which skills would run", usage: "route [TEXT...]"
  ) { (invocation) throws(CommandFailure) in
    .success
  }
}
