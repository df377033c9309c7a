/// The words of English that join and point, and name nothing: articles, pronouns, prepositions,
/// auxiliaries, question words.
package struct EnglishFunctionWords: Sendable {
  private let keys: Set<UInt64>

  /// Creates the set.
  package init() {
    keys = Set(Self.words.split(separator: " ").map { FNV1a.hash(String($0)) })
  }

  /// Whether a word is one of them.
  ///
  /// - Parameter key: the FNV-1a hash of the normalised word.
  /// - Returns: whether it is.
  package func contains(_ key: UInt64) -> Bool { keys.contains(key) }

  private static let words = """
    a about above after again all also am an and any anyone anything are around as at be because \
    been before being below between both but by can cant could did didnt do does doesnt doing done \
    dont down during each either else even ever every for from get got had has have he her here hers \
    him his how i id if ill im in into is isnt it its ive just let lets like many may me might mine \
    more most much must my neither no none nor not nothing now of off on once one only onto or other \
    our ours out over own per please put really same shall she should so some someone something such \
    than that thats the their them then there theres these they theyre thing things this those though \
    through to too under until up upon us very was we were what whatever whats when where wheres \
    whether which while who whom whos whose why will with within without would yes yet you your yours
    """
}
