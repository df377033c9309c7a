/// How many entities of an oracle were recognised.
package struct EntityScore: Sendable, Hashable {
  /// The entities to find, and one for each text in which there is none to find.
  package var cases = 0
  /// The cases that were right.
  package var right = 0
  /// The texts.
  package var lines = 0
  /// The texts of which all cases were right, and in which nothing else was found.
  package var cleanLines = 0

  /// Creates a score of some cases.
  ///
  /// - Parameters:
  ///   - cases: the entities to find, and one for each text in which there is none to find.
  ///   - right: the cases that were right.
  ///   - lines: the texts.
  ///   - cleanLines: the texts in which just what should be was found.
  package init(cases: Int = 0, right: Int = 0, lines: Int = 0, cleanLines: Int = 0) {
    self.cases = cases
    self.right = right
    self.lines = lines
    self.cleanLines = cleanLines
  }

  /// The share of cases that were right; 1 without any.
  package var share: Double { cases == 0 ? 1 : Double(right) / Double(cases) }

  /// Adds another score to this one.
  ///
  /// - Parameter other: the other score.
  package mutating func add(_ other: EntityScore) {
    cases += other.cases
    right += other.right
    lines += other.lines
    cleanLines += other.cleanLines
  }
}

/// A case that wasn't right.
package struct EntityMiss: Sendable, Hashable {
  /// The text.
  package var text: String
  /// The span that should have been found; nil where nothing should.
  package var span: String?
  /// The type it should have had.
  package var type: String
  /// What was recognised there, or anywhere where nothing should have been: kind, span and value.
  package var found: [String]
}
