import IntentSchema

/// Turns models into bytes and back.
///
/// The format is described at `ModelLayout`; the same model and fingerprint give the same bytes.
public enum ModelCodec {
  /// Encodes a model.
  ///
  /// - Parameters:
  ///   - model: the model.
  ///   - fingerprint: what identifies the data it was trained on, for the caller's own use.
  /// - Returns: the bytes.
  /// - Complexity: O(*n*) in the bytes of the model.
  public static func encode(_ model: ClassifierModel, fingerprint: UInt64) -> [UInt8] {
    var bytes = Array(model.bytes)
    bytes.withUnsafeMutableBytes { bytes in
      bytes.storeBytes(
        of: fingerprint.littleEndian, toByteOffset: ModelLayout.fingerprintOffset, as: UInt64.self)
      seal(bytes)
    }
    return bytes
  }

  /// Decodes a model, without building anything but the names of its intents.
  ///
  /// - Parameter bytes: what `encode` gave; the model keeps them.
  /// - Returns: the model.
  /// - Throws: `ModelFormatError` if the bytes are anything else.
  /// - Complexity: O(*n*) in the number of bytes, one pass for the checksum and one for the tables.
  public static func decode(_ bytes: ArraySlice<UInt8>) throws(ModelFormatError) -> ClassifierModel
  {
    let result = bytes.withUnsafeBytes { buffer -> Result<ModelContents, ModelFormatError> in
      do throws(ModelFormatError) {
        return .success(try ModelValidator(bytes: buffer).validated())
      } catch {
        return .failure(error)
      }
    }
    let contents = try result.get()
    return ClassifierModel(
      bytes: bytes, layout: contents.layout, classes: contents.classes,
      calibration: contents.calibration)
  }

  /// Decodes a model from all of an array.
  ///
  /// - Parameter bytes: what `encode` gave; the model keeps them.
  /// - Returns: the model.
  /// - Throws: `ModelFormatError` if the bytes are anything else.
  /// - Complexity: O(*n*) in the number of bytes.
  public static func decode(_ bytes: [UInt8]) throws(ModelFormatError) -> ClassifierModel {
    try decode(bytes[...])
  }

  /// Writes the number of bytes and the checksum into the header.
  static func seal(_ bytes: UnsafeMutableRawBufferPointer) {
    guard bytes.count >= ModelLayout.headerCount else { return }
    bytes.storeBytes(of: UInt64(bytes.count).littleEndian, toByteOffset: 16, as: UInt64.self)
    let checked = UnsafeRawBufferPointer(rebasing: bytes[ModelLayout.checkedOffset...])
    let checksum = LaneChecksum.of(checked)
    bytes.storeBytes(of: checksum.littleEndian, toByteOffset: 24, as: UInt64.self)
  }
}
