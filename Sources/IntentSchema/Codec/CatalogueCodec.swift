/// Turns catalogues into bytes and back, so that a start needn't parse the intent files again.
///
/// The bytes are a cache of one version of the program: they carry no version of their own.
public enum CatalogueCodec {
  /// Encodes a catalogue.
  ///
  /// - Parameter catalogue: the catalogue.
  /// - Returns: its bytes; the same catalogue gives the same ones.
  /// - Complexity: O(*n*) in the size of the catalogue.
  public static func encode(_ catalogue: Catalogue) -> [UInt8] {
    var writer = RecordWriter()
    writer.write(each: catalogue.intents) { $0.write($1) }
    writer.write(each: catalogue.fillers) { writer, filler in
      writer.write(filler.text)
      writer.write(filler.location)
    }
    writer.write(each: catalogue.typos) { writer, typo in
      writer.write(typo.wrong)
      writer.write(typo.right)
      writer.write(typo.location)
    }
    writer.write(each: catalogue.lists) { $0.write($1) }
    writer.write(each: catalogue.skills) { $0.write($1) }
    return writer.bytes
  }

  /// Decodes a catalogue.
  ///
  /// - Parameter bytes: what `encode` gave.
  /// - Returns: the catalogue.
  /// - Throws: `CatalogueFormatError` for bytes that `encode` can't have given.
  /// - Complexity: O(*n*) in the number of bytes.
  public static func decode(_ bytes: [UInt8]) throws(CatalogueFormatError) -> Catalogue {
    var reader = RecordReader(bytes)
    let intents = try reader.each { reader throws(CatalogueFormatError) in
      try reader.intent()
    }
    let fillers = try reader.each { reader throws(CatalogueFormatError) in
      FillerPhrase(text: try reader.text(), location: try reader.location())
    }
    let typos = try reader.each { reader throws(CatalogueFormatError) in
      Typo(wrong: try reader.text(), right: try reader.text(), location: try reader.location())
    }
    let lists = try reader.each { reader throws(CatalogueFormatError) in
      try reader.gazetteer()
    }
    let skills = try reader.each { reader throws(CatalogueFormatError) in
      try reader.tuning()
    }
    guard reader.isAtEnd else { throw .inconsistent }
    return Catalogue(
      intents: intents, fillers: fillers, typos: typos, lists: lists, skills: skills)
  }
}

extension RecordWriter {
  fileprivate mutating func write(_ list: Gazetteer) {
    write(list.name)
    write(each: list.entries) { writer, entry in
      writer.write(entry.value)
      writer.write(each: entry.synonyms) { $0.write($1) }
      writer.write(entry.location)
    }
    write(list.location)
  }

  fileprivate mutating func write(_ tuning: SkillTuning) {
    write(tuning.identifier)
    write(optional: tuning.priority) { $0.write($1) }
    write(optional: tuning.group) { $0.write($1) }
    write(optional: tuning.timeout) { $0.write($1) }
    write(tuning.isEnabled)
    write(tuning.location)
  }
}

extension RecordReader {
  fileprivate mutating func gazetteer() throws(CatalogueFormatError) -> Gazetteer {
    Gazetteer(
      name: try text(),
      entries: try each { reader throws(CatalogueFormatError) in
        Gazetteer.Entry(
          value: try reader.text(),
          synonyms: try reader.each { reader throws(CatalogueFormatError) in
            try reader.text()
          },
          location: try reader.location())
      },
      location: try location())
  }

  fileprivate mutating func tuning() throws(CatalogueFormatError) -> SkillTuning {
    SkillTuning(
      identifier: try text(),
      priority: try optional { reader throws(CatalogueFormatError) in try reader.number() },
      group: try optional { reader throws(CatalogueFormatError) in try reader.text() },
      timeout: try optional { reader throws(CatalogueFormatError) in try reader.real() },
      isEnabled: try flag(), location: try location())
  }
}
