import Testing

@testable import ParleyCLI

struct EditBufferTests {
  @Test func aCombiningMarkJoinsTheCharacterBeforeIt() {
    var buffer = EditBuffer("cafe")
    buffer.insert("\u{301}")
    #expect(buffer.text == "café")
    #expect(buffer.cursor == 4)
    buffer.move(to: 2)
    buffer.insert("\u{308}")
    #expect(buffer.characters == ["c", "a\u{308}", "f", "e\u{301}"])
    #expect(buffer.cursor == 2)
  }

  @Test func halvesOfAFlagInsertedApartBecomeOne() {
    var buffer = EditBuffer("x")
    buffer.move(to: 0)
    buffer.insert("\u{1F1E9}")
    buffer.insert("\u{1F1EA}")
    #expect(buffer.characters == ["🇩🇪", "x"])
    #expect(buffer.cursor == 1)
  }

  @Test func wordsEndBetweenLettersAndHan() {
    var buffer = EditBuffer("12三四56, end")
    var places: [Int] = []
    while buffer.cursor > 0 {
      buffer.move(to: buffer.previousWordStart)
      places.append(buffer.cursor)
    }
    #expect(places == [8, 4, 2, 0])
    places = []
    while !buffer.isAtEnd {
      buffer.move(to: buffer.nextWordEnd)
      places.append(buffer.cursor)
    }
    #expect(places == [2, 4, 6, 11])
  }

  @Test func linesAboveAndBelowKeepTheColumn() {
    var buffer = EditBuffer("long line\nab\nthird")
    #expect(buffer.placeBelow == nil)
    buffer.move(to: 17)
    #expect(buffer.placeAbove == 12)
    buffer.move(to: 5)
    #expect(buffer.placeAbove == nil)
    #expect(buffer.placeBelow == 12)
    #expect(buffer.lineEnd == 9)
  }
}
