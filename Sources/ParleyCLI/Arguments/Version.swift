/// The version of Parley.
package enum Version {
  /// The version, `major.minor.patch`.
  package static let current = "1.0.0"
}
