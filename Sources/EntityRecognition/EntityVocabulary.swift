/// The words of the built-in kinds of entities, which are the same for every catalogue.
package struct EntityVocabulary: Sendable {
  let words: PhraseTrie<Meaning>

  /// Files the words.
  ///
  /// - Complexity: O(*n*) in their number.
  package init() { words = Vocabulary.trie() }
}
