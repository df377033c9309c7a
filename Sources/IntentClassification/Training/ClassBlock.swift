/// Some classes while they are fitted together: their weights, biases and dual variables.
///
/// Memory is plain pointers, which are fast in debug builds too.
struct ClassBlock {
  /// How many classes a block has at most.
  ///
  /// Those of a thousand intents would need more memory than there is; narrow blocks are slower,
  /// because each of them reads all examples.
  static let mostClasses = 128
  /// With fewer classes a block isn't worth a thread of its own.
  static let fewestClasses = 8
  /// How many classes are left alone together if none takes a step.
  private static let group = 4

  /// The classes, by number.
  let classes: Range<Int>

  private let examples: DescentExamples
  /// The distance between rows: the number of classes, rounded up to eight.
  private let stride: Int
  /// The weights: a row a feature, a column a class.
  private let weights: UnsafeMutablePointer<Float>
  /// The dual variables: a row an example, a column a class.
  private let duals: UnsafeMutablePointer<Float>
  /// The bias by class.
  private let biases: UnsafeMutablePointer<Float>
  /// The margin by class of the example that is visited.
  private let margins: UnsafeMutablePointer<Float>
  /// The step by class that is taken for it.
  private let steps: UnsafeMutablePointer<Float>
  /// The first classes of the groups that take a step, as many as there are.
  private let moved: UnsafeMutablePointer<Int32>

  /// Allocates memory, all of it zero; `deallocate` must be called.
  ///
  /// - Parameters:
  ///   - classes: the classes to fit.
  ///   - problem: what to fit them to.
  ///   - examples: the examples of the problem.
  init(classes: Range<Int>, of problem: DescentProblem, examples: DescentExamples) {
    self.classes = classes
    self.examples = examples
    stride = (classes.count + 7) / 8 * 8
    weights = Self.zeros(problem.featureCount * stride)
    duals = Self.zeros(problem.labels.classes.count * stride)
    biases = Self.zeros(stride)
    margins = Self.zeros(stride)
    steps = Self.zeros(stride)
    moved = .allocate(capacity: stride / Self.group + 1)
    moved.initialize(repeating: 0, count: stride / Self.group + 1)
  }

  /// Gives the memory back.
  func deallocate() {
    moved.deallocate()
    for numbers in [weights, duals, biases, margins, steps] { numbers.deallocate() }
  }

  private static func zeros(_ count: Int) -> UnsafeMutablePointer<Float> {
    let numbers = UnsafeMutablePointer<Float>.allocate(capacity: count)
    numbers.initialize(repeating: 0, count: count)
    return numbers
  }

  /// The weights of a feature, a column a class.
  @inline(__always)
  func row(of feature: Int) -> UnsafeMutablePointer<Float> { weights + feature &* stride }

  /// The bias of each class.
  var classBiases: UnsafeBufferPointer<Float> {
    UnsafeBufferPointer(start: biases, count: classes.count)
  }

  /// Takes the best step in the dual variables of one example, for all classes.
  ///
  /// - Parameters:
  ///   - row: the example, by number.
  ///   - ownCost: what an example of a class costs.
  ///   - otherCost: what any other one costs.
  func visit(_ row: Int, ownCost: Float, otherCost: Float) {
    let squaredNorm = examples.squaredNorms[row] + examples.bias
    guard squaredNorm > 0 else { return }
    let label = examples.labels[row]
    let own = classes.contains(label) ? label &- classes.lowerBound : DescentExamples.noClass
    let duals = duals + row &* stride
    let ownDual = own < 0 ? 0 : duals[own]
    computeMargins(of: row)
    // A line that its author marked as out of scope weighs as much against all classes as a class's
    // own lines weigh for it.
    let damping = 1 / (2 * (label < 0 ? ownCost : otherCost))
    takeSteps(duals, damping: damping, pace: 1 / (squaredNorm + damping))
    if own >= 0 {
      let damping = 1 / (2 * ownCost)
      let gradient = margins[own] - 1 + ownDual * damping
      let new = max(ownDual - gradient / (squaredNorm + damping), 0)
      duals[own] = new
      steps[own] = new - ownDual
    }
    if examples.isShared[row] { spareOthers(of: row) }
    applySteps(to: row)
  }

  /// Takes back the steps in the classes that have an example of the same words.
  @inline(never)
  private func spareOthers(of row: Int) {
    for other in examples.shared[row] ?? [] where classes.contains(other) {
      duals[row &* stride &+ other &- classes.lowerBound] = 0
      steps[other &- classes.lowerBound] = 0
    }
  }

  /// Writes the margins of an example, four features at a time.
  @inline(__always)
  private func computeMargins(of row: Int) {
    var column = 0
    while column < stride {
      margins[column] = examples.bias * biases[column]
      column &+= 1
    }
    var place = examples.entries + examples.starts[row]
    let end = examples.entries + examples.starts[row &+ 1]
    while place + 4 <= end {
      addFour(place)
      place += 4
    }
    while place < end {
      let source = self.row(of: place[0])
      let value = place[0].value
      column = 0
      while column < stride {
        margins[column] += value * source[column]
        column &+= 1
      }
      place += 1
    }
  }

  @inline(__always)
  private func addFour(_ place: UnsafePointer<DescentExamples.Entry>) {
    let (first, second) = (row(of: place[0]), row(of: place[1]))
    let (third, fourth) = (row(of: place[2]), row(of: place[3]))
    let (a, b, c, d) = (place[0].value, place[1].value, place[2].value, place[3].value)
    var column = 0
    while column < stride {
      let one = a * first[column] + b * second[column]
      let other = c * third[column] + d * fourth[column]
      margins[column] += one + other
      column &+= 1
    }
  }

  @inline(__always)
  private func row(of entry: DescentExamples.Entry) -> UnsafeMutablePointer<Float> {
    row(of: Int(entry.feature))
  }

  /// Moves dual variables as if the example were a negative of every class; columns that are no class
  /// take no step.
  @inline(__always)
  private func takeSteps(_ duals: UnsafeMutablePointer<Float>, damping: Float, pace: Float) {
    var column = 0
    while column < stride {
      let old = duals[column]
      let gradient = -margins[column] - 1 + old * damping
      let moved = old - gradient * pace
      let new = moved > 0 ? moved : 0
      duals[column] = new
      steps[column] = old - new
      column &+= 1
    }
    column = classes.count
    while column < stride {
      steps[column] = 0
      column &+= 1
    }
  }

  /// Adds the steps, times the example, to the weights of the groups that move: after the first epochs
  /// most don't.
  @inline(__always)
  private func applySteps(to row: Int) {
    var count = 0
    var column = 0
    while column < stride {
      moved[count] = Int32(truncatingIfNeeded: column)
      count &+= isMoved(column) ? 1 : 0
      column &+= Self.group
    }
    guard count > 0 else { return }
    column = 0
    while column < stride {
      biases[column] += examples.bias * steps[column]
      column &+= 1
    }
    var place = examples.entries + examples.starts[row]
    let end = examples.entries + examples.starts[row &+ 1]
    while place < end {
      let target = self.row(of: place[0])
      let value = place[0].value
      var number = 0
      while number < count {
        let column = Int(moved[number])
        add(value, steps + column, to: target + column)
        number &+= 1
      }
      place += 1
    }
  }

  @inline(__always)
  private func isMoved(_ column: Int) -> Bool {
    let (a, b) = (steps[column].bitPattern, steps[column &+ 1].bitPattern)
    let (c, d) = (steps[column &+ 2].bitPattern, steps[column &+ 3].bitPattern)
    return (a | b | c | d) &<< 1 != 0
  }

  /// Adds the steps of a group; all of it is read before any of it is written, so that it is one
  /// instruction each.
  @inline(__always)
  private func add(
    _ value: Float, _ steps: UnsafePointer<Float>, to target: UnsafeMutablePointer<Float>
  ) {
    let (a, b) = (target[0] + value * steps[0], target[1] + value * steps[1])
    let (c, d) = (target[2] + value * steps[2], target[3] + value * steps[3])
    (target[0], target[1], target[2], target[3]) = (a, b, c, d)
  }
}
