/// The option of commands that train: how many threads may work at once.
enum JobsOption {
  static let definition = OptionDefinition(
    "jobs", letter: "j", value: "N", "threads to train with; what is learnt is the same")

  private static let most = 256

  /// The number of threads that was asked for, 1 if none was.
  static func jobs(_ invocation: Invocation) throws(CommandFailure) -> Int {
    guard let text = invocation.arguments[definition] else { return 1 }
    guard let jobs = Int(text), (1...most).contains(jobs) else {
      throw .usage("--jobs takes a whole number from 1 to \(most), not '\(text)'")
    }
    return jobs
  }
}
