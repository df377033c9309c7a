import FoundationEssentials
import IntentSchema
import Testing

@testable import ParleyCLI

/// The places of the shipped list against the zones of this computer.
@Suite(.enabled(if: ShippedData.home != nil, "there is no Corpus here: run from the package"))
struct ShippedPlacesTests {
  private static let table = "/usr/share/zoneinfo/zone.tab"

  @Test(.enabled(if: FileManager.default.isReadableFile(atPath: table), "no table of zones here"))
  func everyZoneHasAPlaceWithAChineseName() throws {
    let list = try ShippedData.data.get().catalogue.lists.first { $0.name == "city" }
    let entries = try #require(list).entries
    let isHan = { (name: String) in
      name.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) }
    }
    let text = try String(contentsOfFile: Self.table, encoding: .utf8)
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let zone = String(line.split(separator: "\t")[2])
      let names = entries.filter { $0.value == zone }.flatMap(\.synonyms)
      #expect(names.contains { !isHan($0) } && names.contains(where: isHan), "\(zone)")
    }
  }
}
