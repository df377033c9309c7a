/// How many sentences a request wants a summary to have.
enum SummaryLength {
  /// Reads the number of sentences: "in two sentences", 用三句话.
  ///
  /// - Parameter request: what was typed; only its beginning and end are read.
  /// - Returns: the number, from 1 to 20, or nil where none was named.
  static func sentences(in request: String) -> Int? {
    let ends = [request.prefix(reach), request.suffix(reach)].map(String.init)
    for end in ends {
      let pieces = TextPiece.split(end)
      for (index, piece) in pieces.enumerated() where index > 0 {
        let isEnglish = piece.text == "sentence" || piece.text == "sentences"
        let isChinese =
          piece.text == "句" && index + 1 < pieces.count && pieces[index + 1].text == "话"
        guard isEnglish || isChinese, let count = number(pieces[index - 1]) else { continue }
        if (1...20).contains(count) { return count }
      }
    }
    return nil
  }

  private static func number(_ piece: TextPiece) -> Int? {
    if let value = piece.number { return Int(exactly: value) }
    if piece.kind == .han {
      return ChineseNumberReader.read([piece], at: 0).flatMap { Int(exactly: $0.value) }
    }
    if piece.text == "a" || piece.text == "single" { return 1 }
    guard case .number(let value)? = EnglishNumberReader.read([piece], at: 0)?.token else {
      return nil
    }
    return Int(exactly: value)
  }

  /// How far from its ends a request is read, in characters.
  private static let reach = 60
}
