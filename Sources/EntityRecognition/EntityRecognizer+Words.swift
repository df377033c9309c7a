extension EntityRecognizer {
  /// Words of dates, such as the names of months and weekdays, in texts of one or more.
  package static var dateWords: [String] { Vocabulary.calendar.map(\.phrases) }
}
