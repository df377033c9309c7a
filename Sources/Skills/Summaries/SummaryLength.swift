/// How many sentences a request wants a summary to have.
enum SummaryLength {
  /// Reads the number of sentences: "in two sentences", 用三句话, "a couple of sentences"; points are
  /// counted like sentences, and there are three where no number is given.
  ///
  /// - Parameter request: what was typed; only its beginning and end are read.
  /// - Returns: the number, from 1 to 20, or nil where none was named.
  static func sentences(in request: String) -> Int? {
    let ends = [request.prefix(reach), request.suffix(reach)].map(String.init)
    for end in ends {
      let pieces = TextPiece.split(end)
      for (index, piece) in pieces.enumerated() where index > 0 {
        let isEnglish = units.contains(piece.text)
        let isChinese =
          piece.text == "句" && index + 1 < pieces.count && pieces[index + 1].text == "话"
        guard isEnglish || isChinese else { continue }
        let isOfSome = pieces[index - 1].text == "of" && index > 1
        guard let count = number(pieces[isOfSome ? index - 2 : index - 1]) else { continue }
        if (1...20).contains(count) { return count }
      }
      if pointed.contains(where: end.lowercased().contains) { return few }
    }
    return nil
  }

  private static let units: Set<String> = ["sentence", "sentences", "points"]
  private static let pointed = ["key points", "main points", "bullet points", "要点", "重点"]
  /// How many "a few" and 几 are.
  private static let few = 3

  private static func number(_ piece: TextPiece) -> Int? {
    if let value = piece.number { return Int(exactly: value) }
    if piece.text == "few" || piece.text == "several" || piece.text == "几" { return few }
    if piece.text == "couple" { return 2 }
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
