// Nothing of it is called: it links libm, where debug builds look for the square root, an
// instruction and exact everywhere.
#if canImport(Glibc)
import Glibc
#endif

/// Functions that give the same bits on every platform, which those of a C library need not.
///
/// Only additions, multiplications, divisions and bit operations in a fixed order are used.
package enum ElementaryFunctions {
  /// The exponential, with a relative error below 4e-15.
  ///
  /// The argument is held to ±700, so that the result is neither zero nor infinite; NaN gives NaN.
  /// Source: reduction to |r| ≤ ln 2 / 2 by two-part ln 2 (Cody and Waite, 1980), then the Taylor
  /// series to degree 12.
  ///
  /// - Parameter exponent: the exponent.
  /// - Returns: the exponential.
  @inline(__always)
  package static func exp(_ exponent: Double) -> Double {
    let x = exponent > 700 ? 700 : exponent < -700 ? -700 : exponent
    // Adding 1.5·2^52 rounds to the nearest integer and leaves it in the low bits.
    let shifted = x * 1.442_695_040_888_963_4 + 6_755_399_441_055_744
    let rounded = shifted - 6_755_399_441_055_744
    let r = (x - rounded * 0.693_147_180_369_123_8) - rounded * 1.908_214_929_270_587_7e-10
    var sum = 1.0 / 479_001_600
    sum = sum * r + 1.0 / 39_916_800
    sum = sum * r + 1.0 / 3_628_800
    sum = sum * r + 1.0 / 362_880
    sum = sum * r + 1.0 / 40_320
    sum = sum * r + 1.0 / 5_040
    sum = sum * r + 1.0 / 720
    sum = sum * r + 1.0 / 120
    sum = sum * r + 1.0 / 24
    sum = sum * r + 1.0 / 6
    sum = sum * r + 0.5
    sum = sum * r + 1
    sum = sum * r + 1
    return sum * Double(bitPattern: (shifted.bitPattern &+ 1023) << 52)
  }

  /// The exponential of a number that isn't positive, with a relative error below 3e-7.
  ///
  /// The argument is held to −80 and above. The same reduction as for `Double`, then the Taylor
  /// series to degree 7; without a branch, so that a loop over it runs four at a time.
  ///
  /// - Parameter exponent: the exponent, at most 0.
  /// - Returns: the exponential.
  @inline(__always)
  package static func exp(nonPositive exponent: Float) -> Float {
    let x = exponent < -80 ? -80 : exponent
    let shifted = x * 1.442_695 + 12_582_912
    let rounded = shifted - 12_582_912
    let r = (x - rounded * 0.693_359_375) + rounded * 2.121_944_4e-4
    var sum: Float = 1.0 / 5040
    sum = sum * r + 1.0 / 720
    sum = sum * r + 1.0 / 120
    sum = sum * r + 1.0 / 24
    sum = sum * r + 1.0 / 6
    sum = sum * r + 0.5
    sum = sum * r + 1
    sum = sum * r + 1
    return sum * Float(bitPattern: (shifted.bitPattern &+ 127) << 23)
  }

  /// The natural logarithm of a positive number, with a relative error below 1e-14.
  ///
  /// Source: ln x = e ln 2 + 2 artanh((m − 1)/(m + 1)) with m in [√½, √2), by its series.
  ///
  /// - Parameter value: the number; zero, a negative number and NaN give NaN.
  /// - Returns: the logarithm.
  package static func log(_ value: Double) -> Double {
    guard value > 0, value.isFinite else { return .nan }
    var exponent = Double(value.exponent)
    var mantissa = value.significand
    if mantissa > 1.414_213_562_373_095_1 {
      mantissa /= 2
      exponent += 1
    }
    let ratio = (mantissa - 1) / (mantissa + 1)
    let square = ratio * ratio
    var sum = 0.0
    var divisor = 21.0
    while divisor > 0 {
      sum = sum * square + 1 / divisor
      divisor -= 2
    }
    return exponent * 0.693_147_180_559_945_3 + 2 * ratio * sum
  }

  /// The logistic function 1/(1 + e⁻ˣ).
  @inline(__always)
  package static func logistic(_ x: Double) -> Double { 1 / (1 + exp(-x)) }
}
