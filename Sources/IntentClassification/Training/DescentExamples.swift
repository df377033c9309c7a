/// The examples of a problem as plain pointers, which are fast in debug builds too.
///
/// They are only read, so that several threads may share them.
struct DescentExamples: @unchecked Sendable {
  /// A feature of an example and its weight.
  struct Entry {
    var feature: UInt32
    var value: Float
  }

  /// The label of an example that belongs to no class.
  static let noClass = -1

  /// The entries of all examples.
  let entries: UnsafePointer<Entry>
  /// Where the entries of an example begin, and where those of the last one end.
  let starts: UnsafePointer<Int>
  /// The class of each example, or `noClass`.
  let labels: UnsafePointer<Int>
  /// The other classes that have an example of the same words, by example.
  let shared: [Int: [Int]]
  /// Whether there is any of them, by example.
  let isShared: UnsafePointer<Bool>
  /// The squared length of each example, without the bias.
  let squaredNorms: UnsafePointer<Float>
  /// The value of the bias feature: 1, or 0 if there is none.
  let bias: Float

  /// Copies examples; `deallocate` must be called.
  ///
  /// - Parameter problem: what they are the examples of.
  /// - Complexity: O(*n*) in the entries of all examples.
  init(_ problem: DescentProblem) {
    let rows = problem.rows
    entries = Self.copy(
      zip(rows.features, rows.values).lazy.map { Entry(feature: $0, value: $1) },
      count: rows.features.count)
    starts = Self.copy(rows.starts, count: rows.starts.count)
    let classes = problem.labels.classes
    labels = Self.copy(classes.lazy.map { $0 ?? Self.noClass }, count: classes.count)
    let shared = problem.labels.shared
    isShared = Self.copy(classes.indices.lazy.map { shared[$0] != nil }, count: classes.count)
    self.shared = shared
    squaredNorms = Self.copy(rows.squaredNorms, count: rows.squaredNorms.count)
    bias = problem.hasBias ? 1 : 0
  }

  /// Gives the memory back.
  func deallocate() {
    entries.deallocate()
    starts.deallocate()
    labels.deallocate()
    isShared.deallocate()
    squaredNorms.deallocate()
  }

  private static func copy<Element>(
    _ elements: some Sequence<Element>, count: Int
  ) -> UnsafePointer<Element> {
    let memory = UnsafeMutablePointer<Element>.allocate(capacity: max(count, 1))
    _ = UnsafeMutableBufferPointer(start: memory, count: count).initialize(from: elements)
    return UnsafePointer(memory)
  }
}
