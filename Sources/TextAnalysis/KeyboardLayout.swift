/// Where the letters lie on a QWERTY keyboard.
package enum KeyboardLayout {
  /// The rows of the letters a to z, the upper one being 0.
  private static var rows: StaticString { "12210111011122000010020202" }
  /// The columns of the letters a to z.
  private static var columns: StaticString { "04222345767865890314631150" }
  /// How far the rows are shifted to the right, in quarters of a key.
  private static func shift(_ row: Int) -> Int { row == 0 ? 0 : row == 1 ? 1 : 3 }

  /// Whether the keys of two lower-case letters touch.
  ///
  /// - Parameters:
  ///   - first: a letter from a to z.
  ///   - second: another.
  /// - Returns: whether they touch; false for anything but letters from a to z.
  static func areNeighbours(_ first: UInt8, _ second: UInt8) -> Bool {
    guard first &- 0x61 < 26, second &- 0x61 < 26 else { return false }
    let (a, b) = (position(first), position(second))
    let distance = abs(a.x - b.x)
    return a.row == b.row ? distance <= 4 : abs(a.row - b.row) == 1 && distance <= 3
  }

  /// The letters whose keys touch that of a lower-case letter.
  ///
  /// - Parameter letter: the letter; none are beside anything but letters from a to z.
  /// - Returns: the letters, in the order of the alphabet.
  package static func neighbours(of letter: UInt8) -> [UInt8] {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).filter { $0 != letter && areNeighbours($0, letter) }
  }

  private static func position(_ letter: UInt8) -> (row: Int, x: Int) {
    let index = Int(letter - 0x61)
    let row = Int(rows.utf8Start[index]) - 0x30
    return (row, 4 * (Int(columns.utf8Start[index]) - 0x30) + shift(row))
  }
}
