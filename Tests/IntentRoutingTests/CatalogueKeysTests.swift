import IntentSchema
import Testing

@testable import IntentRouting

struct CatalogueKeysTests {
  private let catalogue = SampleRouter().catalogue

  @Test func restoresWhatWasKept() {
    let keys = CatalogueKeys(catalogue)
    #expect(CatalogueKeys(keys.tables, for: catalogue) == keys)
    #expect(keys.literals.contains { $0.count > 1 })
    #expect(keys.typos.count == catalogue.typos.count)
  }

  @Test func refusesTheWordsOfAnotherCatalogue() {
    let keys = CatalogueKeys(catalogue)
    var smaller = catalogue
    smaller.intents.removeLast()
    #expect(CatalogueKeys(keys.tables, for: smaller) == nil)
    #expect(CatalogueKeys([keys.literals, keys.synonyms], for: catalogue) == nil)
  }
}
