/// Fits a logistic function to weighted points by Newton's method.
///
/// Source: Platt, "Probabilistic Outputs for Support Vector Machines", 1999; Lin, Lin and Weng,
/// "A Note on Platt's Probabilistic Outputs for Support Vector Machines", 2007.
struct LogisticFit {
  /// A position with the probability that was seen or is assumed there.
  struct Point {
    var x: Double
    var probability: Double
    var weight: Double
  }

  /// The logistic function's slope.
  var slope: Double
  /// The logistic function's intercept.
  var intercept: Double

  /// Improves a first guess until it no longer moves, at most 50 steps.
  ///
  /// - Parameter points: the points.
  /// - Complexity: O(*n*) a step in the number of points.
  mutating func improve(on points: [Point]) {
    var loss = loss(on: points)
    for _ in 0..<50 {
      let step = newtonStep(on: points)
      var scale = 1.0
      var isBetter = false
      while scale > 1e-4, !isBetter {
        let next = LogisticFit(
          slope: slope + scale * step.slope, intercept: intercept + scale * step.intercept)
        let nextLoss = next.loss(on: points)
        if nextLoss < loss {
          (self, loss, isBetter) = (next, nextLoss, true)
        } else {
          scale /= 2
        }
      }
      guard isBetter, abs(scale * step.slope) + abs(scale * step.intercept) > 1e-9 else { return }
    }
  }

  /// The weighted cross entropy.
  func loss(on points: [Point]) -> Double {
    points.reduce(0) { sum, point in
      let z = slope * point.x + intercept
      let softplus = max(z, 0) + ElementaryFunctions.log(1 + ElementaryFunctions.exp(-abs(z)))
      return sum + point.weight * (softplus - point.probability * z)
    }
  }

  private func newtonStep(on points: [Point]) -> (slope: Double, intercept: Double) {
    // The ridge keeps the Hessian invertible where every point is certain.
    var (hxx, hx, h1, gx, g1) = (1e-9, 0.0, 1e-9, 0.0, 0.0)
    for point in points {
      let p = ElementaryFunctions.logistic(slope * point.x + intercept)
      let residual = point.weight * (point.probability - p)
      let curvature = point.weight * p * (1 - p)
      hxx += curvature * point.x * point.x
      hx += curvature * point.x
      h1 += curvature
      gx += residual * point.x
      g1 += residual
    }
    let determinant = hxx * h1 - hx * hx
    guard determinant > 0 else { return (0, 0) }
    return ((h1 * gx - hx * g1) / determinant, (hxx * g1 - hx * gx) / determinant)
  }
}
