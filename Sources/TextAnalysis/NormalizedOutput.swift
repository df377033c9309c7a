/// Where normalised bytes are written and hashed.
struct NormalizedOutput {
  private let bytes: UnsafeMutableBufferPointer<UInt8>

  /// How many bytes have been written.
  private(set) var count = 0
  /// The FNV-1a hash of the bytes since it was last set to the offset basis.
  var hash = FNV1a.offsetBasis

  /// Creates an output.
  ///
  /// - Parameter bytes: where bytes go; what doesn't fit is dropped.
  init(_ bytes: UnsafeMutableBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// Appends a run of ASCII letters in lower case.
  ///
  /// - Parameters:
  ///   - input: the text.
  ///   - start: where the run starts.
  /// - Returns: where it ends.
  /// - Complexity: O(*n*) in the length of the run.
  mutating func appendASCIILetters(of input: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var index = start
    var end = count
    var hash = hash
    while index < input.count, end < bytes.count {
      let letter = input[index] | 0x20
      guard letter &- 0x61 < 26 else { break }
      bytes[end] = letter
      hash = (hash ^ UInt64(letter)) &* FNV1a.prime
      index += 1
      end += 1
    }
    self.hash = hash
    count = end
    return index
  }

  /// Appends a scalar.
  ///
  /// - Parameter scalar: its value.
  mutating func append(_ scalar: UInt32) {
    guard scalar >= 0x80 else { return append(byte: scalar) }
    guard scalar >= 0x800 else {
      append(byte: 0xC0 | scalar >> 6)
      return append(byte: 0x80 | scalar & 0x3F)
    }
    if scalar < 0x10000 {
      append(byte: 0xE0 | scalar >> 12)
    } else {
      append(byte: 0xF0 | scalar >> 18)
      append(byte: 0x80 | scalar >> 12 & 0x3F)
    }
    append(byte: 0x80 | scalar >> 6 & 0x3F)
    append(byte: 0x80 | scalar & 0x3F)
  }

  private mutating func append(byte value: UInt32) {
    guard count < bytes.count else { return }
    let byte = UInt8(truncatingIfNeeded: value)
    bytes[count] = byte
    hash = (hash ^ UInt64(byte)) &* FNV1a.prime
    count += 1
  }
}
