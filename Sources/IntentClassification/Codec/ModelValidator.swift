import IntentSchema

/// What a model has besides its tables.
struct ModelContents {
  var layout: ModelLayout
  var classes: [String]
  var calibration: Calibration
}

/// Checks every length, offset and number of an encoded model, so that reading it can't go wrong.
struct ModelValidator {
  let bytes: UnsafeRawBufferPointer

  /// Checks the bytes.
  ///
  /// - Returns: what the model has besides its tables.
  /// - Throws: `ModelFormatError` for bytes that aren't a model.
  func validated() throws(ModelFormatError) -> ModelContents {
    try checkHeader()
    let layout = try layout()
    guard let start = bytes.baseAddress else { throw .notAModel }
    let view = ModelView(bytes: start, layout: layout)
    let contents = ModelContents(
      layout: layout, classes: try classes(view), calibration: try calibration())
    try checkMeanings(view)
    try checkRows(view)
    return contents
  }

  private func checkHeader() throws(ModelFormatError) {
    let start = bytes.prefix(ModelLayout.magic.count)
    guard !start.isEmpty, start.elementsEqual(ModelLayout.magic.prefix(start.count)) else {
      throw .notAModel
    }
    guard bytes.count >= ModelLayout.headerCount else {
      throw .truncated(expected: UInt64(ModelLayout.headerCount), actual: bytes.count)
    }
    guard word(at: 8) == ModelLayout.version else { throw .unsupportedVersion(word(at: 8)) }
    guard word(at: 12) == 0 else { throw .inconsistent("reserved bits are set") }
    let expected = longWord(at: 16)
    let actual = UInt64(bytes.count)
    guard actual >= expected else { throw .truncated(expected: expected, actual: bytes.count) }
    guard actual == expected else { throw .trailingBytes(expected: expected, actual: bytes.count) }
    let checked = UnsafeRawBufferPointer(rebasing: bytes[ModelLayout.checkedOffset...])
    guard LaneChecksum.of(checked) == longWord(at: 24) else { throw .checksumMismatch }
  }

  private func layout() throws(ModelFormatError) -> ModelLayout {
    let start = ModelLayout.countsOffset
    let counts = ModelLayout.Counts(
      intents: word(at: start), features: word(at: start + 4), buckets: word(at: start + 8),
      slots: word(at: start + 12), quanta: word(at: start + 16), nameBytes: word(at: start + 20))
    let steps = (0..<3).map { Float(bitPattern: word(at: ModelLayout.stepsOffset + 4 * $0)) }
    guard steps.allSatisfy(\.isFinite) else { throw .inconsistent("a step is not a number") }
    guard word(at: ModelLayout.dimensionOffset) == MeaningVector.dimension else {
      throw .inconsistent("meanings have another number of coordinates")
    }
    let layout = ModelLayout(
      counts, steps: .init(unknown: steps[0], quantum: steps[1], meaning: steps[2]))
    guard layout.byteCount == bytes.count else {
      throw .inconsistent("its parts don't add up to its size")
    }
    guard layout.bucketCount > 0, layout.slotCount > 0 else {
      throw .inconsistent("its features have no directory")
    }
    return layout
  }

  private func classes(_ view: ModelView) throws(ModelFormatError) -> [String] {
    let layout = view.layout
    var names: [String] = []
    var start = 0
    for index in 0..<layout.intentCount {
      let end = Int(view.word(at: layout.nameEnds + 4 * index))
      guard start <= end, end <= layout.nameByteCount else {
        throw .inconsistent("the names of the intents overlap")
      }
      guard view.bias(of: index).isFinite else { throw .inconsistent("a bias is not a number") }
      let name = bytes[(layout.names + start)..<(layout.names + end)]
      names.append(String(decoding: name, as: UTF8.self))
      start = end
    }
    return names
  }

  private func calibration() throws(ModelFormatError) -> Calibration {
    let numbers = (0..<ModelLayout.calibrationCount).map {
      Double(bitPattern: longWord(at: ModelLayout.calibrationOffset + 8 * $0))
    }
    guard numbers.allSatisfy(\.isFinite) else {
      throw .inconsistent("the calibration is not a number")
    }
    return Calibration(
      massWeight: numbers[0], outOfScopeWeight: numbers[1], slope: numbers[2],
      intercept: numbers[3], sharpness: numbers[4])
  }

  private func checkMeanings(_ view: ModelView) throws(ModelFormatError) {
    let infinity = Float.infinity.bitPattern
    var disorder: UInt32 = 0
    for number in 0..<(MeaningVector.dimension * view.layout.stride) {
      let word = view.word(at: view.layout.meanings &+ 4 &* number)
      disorder |= word & infinity == infinity ? 1 : 0
    }
    guard disorder == 0 else { throw .inconsistent("a meaning's weight is not a number") }
  }

  private func checkRows(_ view: ModelView) throws(ModelFormatError) {
    let layout = view.layout
    let infinity = Float.infinity.bitPattern
    var disorder: UInt32 = 0
    for slot in 0..<layout.slotCount {
      let row = layout.rows &+ ModelLayout.rowWidth &* slot
      let end = Int(view.word(at: row &+ 4)) &+ view.shape(of: slot).byteCount(in: layout)
      disorder |= end > layout.quantaCount ? 1 : 0
      disorder |= view.word(at: row &+ 8) & infinity == infinity ? 1 : 0
    }
    guard disorder == 0 else { throw .inconsistent("the row of a feature is out of place") }
  }

  private func word(at offset: Int) -> UInt32 {
    UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }

  private func longWord(at offset: Int) -> UInt64 {
    UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }
}
