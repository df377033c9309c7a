/// Cuts a data file into blocks: a head line and its body, indented by two spaces.
///
/// UTF-8 with or without a byte order mark, lines ended by LF or CRLF. A line whose first character
/// is `#` is a comment; blank lines mean nothing. What is wrong is reported and mended, so that one
/// slip doesn't hide the next.
package struct LineLexer {
  private let file: SourceFile
  private var blocks: [SourceBlock] = []
  private var diagnostics: [Diagnostic] = []
  private var hasReportedOrphan = false

  private init(_ file: SourceFile) {
    self.file = file
  }

  /// Cuts a file into blocks.
  ///
  /// - Parameters:
  ///   - file: the file.
  ///   - diagnostics: where the problems go.
  /// - Returns: the blocks, in order.
  /// - Complexity: O(*n*) in the length of the file.
  package static func blocks(
    of file: SourceFile, reportingTo diagnostics: inout [Diagnostic]
  ) -> [SourceBlock] {
    var lexer = LineLexer(file)
    lexer.lex()
    diagnostics += lexer.diagnostics
    return lexer.blocks
  }

  private mutating func lex() {
    var bytes = file.bytes[...]
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      diagnostics.error(
        at: SourceLocation(path: file.path, line: 1, column: 1),
        "the file is UTF-16", fix: "save it as UTF-8")
      return
    }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
    var number = 0
    while !bytes.isEmpty {
      number += 1
      let end = bytes.firstIndex(of: 0x0A) ?? bytes.endIndex
      addLine(decode(bytes[bytes.startIndex..<end], line: number))
      bytes = bytes[min(end + 1, bytes.endIndex)...]
    }
  }

  /// Turns the bytes of a line into scalars, with U+FFFD for what isn't UTF-8.
  private mutating func decode(_ bytes: ArraySlice<UInt8>, line: Int) -> SourceFragment {
    if let text = String(validating: bytes, as: UTF8.self) {
      return SourceFragment(
        path: file.path, line: line, scalars: Array(text.unicodeScalars)[...])
    }
    var scalars: [Unicode.Scalar] = []
    var firstError: Int?
    var iterator = bytes.makeIterator()
    var decoder = UTF8()
    loop: while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): scalars.append(scalar)
      case .emptyInput: break loop
      case .error:
        firstError = firstError ?? scalars.count
        scalars.append("\u{FFFD}")
      }
    }
    diagnostics.error(
      at: SourceLocation(path: file.path, line: line, column: (firstError ?? 0) + 1),
      "the line isn't valid UTF-8", fix: "save the file as UTF-8")
    return SourceFragment(path: file.path, line: line, scalars: scalars[...])
  }

  private mutating func addLine(_ line: SourceFragment) {
    let content = line.trimmed()
    guard let first = line.scalars.first, !content.isEmpty, first != "#" else { return }
    guard first.isBlank else {
      blocks.append(SourceBlock(head: content))
      return
    }
    checkIndentation(of: line, content: content)
    guard !blocks.isEmpty else {
      reportOrphan(content)
      return
    }
    blocks[blocks.count - 1].body.append(content)
  }

  private mutating func checkIndentation(of line: SourceFragment, content: SourceFragment) {
    let indentation = line.scalars[..<content.scalars.startIndex]
    if indentation.count == 2, indentation.allSatisfy({ $0 == " " }) { return }
    let found =
      if indentation.contains("\t") {
        "a tab"
      } else if indentation.contains(where: { $0 != " " }) {
        "a space that isn't an ordinary one"
      } else {
        indentation.count == 1 ? "1 space" : "\(indentation.count) spaces"
      }
    diagnostics.error(
      at: line.location, "the line is indented with \(found)", fix: "indent it with two spaces")
  }

  private mutating func reportOrphan(_ content: SourceFragment) {
    guard !hasReportedOrphan else { return }
    hasReportedOrphan = true
    diagnostics.error(
      at: content.location, "an indented line stands before the first head line",
      fix: "put the head line of its block above it, at column 1")
  }
}
