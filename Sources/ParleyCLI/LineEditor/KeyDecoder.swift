import TextAnalysis

/// Makes keys of the bytes a terminal sends, however they are split.
struct KeyDecoder: Sendable {
  private static let escape: UInt8 = 0x1B
  private static let interrupt: UInt8 = 0x03
  /// A control sequence longer than this is noise.
  private static let sequenceLimit = 32

  private var pending: [UInt8] = []
  private var paste: Paste?

  /// How long to wait for more before what came is decided, in milliseconds; nil waits for ever, as
  /// for the rest of a character: it is sure to come.
  var patience: Int32? {
    if let paste { return paste.isDoubtful ? nil : 1000 }
    guard pending.first == Self.escape else { return nil }
    // The Escape key sends what other keys begin with, and they send it all at once.
    if pending.count == 1 || pending[1] == Self.escape { return 40 }
    return pending[1] == UInt8(ascii: "[") || pending[1] == UInt8(ascii: "O") ? 400 : nil
  }

  /// Takes bytes.
  ///
  /// - Parameter bytes: what the terminal sent.
  /// - Returns: the keys that are complete.
  /// - Complexity: O(*n*) in the number of bytes.
  mutating func decode(_ bytes: [UInt8]) -> [Key] {
    var keys: [Key] = []
    if let paste, bytes == [Self.interrupt] || paste.isDoubtful && Self.isOneKey(bytes) {
      // Whoever waits that long, or wants to stop, is a person: the end of the paste was lost.
      endPaste(&keys)
    }
    let input = pending + bytes
    pending = []
    var rest = input[...]
    while !rest.isEmpty {
      if paste != nil {
        takePaste(&rest, &keys)
        continue
      }
      guard let key = Self.next(&rest) else {
        pending = Array(rest)
        break
      }
      switch key {
      case .key(let key): keys.append(key)
      case .beginPaste: paste = Paste()
      case .nothing: continue
      }
    }
    return keys
  }

  /// Decides what came so far, after its `patience`.
  mutating func flush() -> [Key] {
    if paste != nil {
      paste?.isDoubtful = true
      return paste?.text(isWhole: false).map { [.paste($0)] } ?? []
    }
    guard patience != nil else { return [] }
    let bytes = pending
    pending = []
    guard bytes.count > 1 else { return [.escape] }
    return bytes[1] == Self.escape ? [.escape, .escape] : []
  }

  /// Whether bytes are what a person sends by pressing one key.
  private static func isOneKey(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    guard case .key(let key)? = next(&rest), rest.isEmpty else { return false }
    if case .text(let text) = key { return text.count == 1 }
    return true
  }

  private enum Step {
    case key(Key), beginPaste, nothing
  }

  /// Reads one key; nil if it isn't complete.
  private static func next(_ rest: inout ArraySlice<UInt8>) -> Step? {
    guard let first = rest.first else { return nil }
    if first == escape { return sequence(&rest) }
    if first < 0x20 || first == 0x7F {
      rest.removeFirst()
      return control(first)
    }
    return text(&rest)
  }

  private static func control(_ byte: UInt8) -> Step {
    switch byte {
    case 0x0D: .key(.enter)
    case 0x09: .key(.tab)
    case 0x08, 0x7F: .key(.backspace)
    // Ctrl-A to Ctrl-Z, then the signs after them.
    case 0x01...0x1A: .key(.control(Character(Unicode.Scalar(byte | 0x60))))
    case 0x1C...0x1F: .key(.control(Character(Unicode.Scalar(byte | 0x40))))
    default: .nothing
    }
  }

  /// Reads a run of printable text up to the next control or an incomplete character.
  ///
  /// It may have characters that can't be seen: whether they belong to the one before them is known
  /// only where the text is put in.
  private static func text(_ rest: inout ArraySlice<UInt8>) -> Step? {
    var end = rest.startIndex
    while end < rest.endIndex, rest[end] >= 0x20, rest[end] != 0x7F {
      guard let next = characterEnd(from: end, in: rest) else { break }
      end = next
    }
    guard end > rest.startIndex else { return nil }
    let bytes = Array(rest[..<end])
    rest = rest[end...]
    return .key(.text(String(decoding: UTF8Repair.repaired(bytes), as: UTF8.self)))
  }

  /// Where the character that begins somewhere ends; nil if its last bytes haven't come.
  ///
  /// One that is broken off ends where another begins.
  private static func characterEnd(from start: Int, in bytes: ArraySlice<UInt8>) -> Int? {
    let end = start + characterLength(bytes[start])
    for place in (start + 1)..<end {
      guard place < bytes.endIndex else { return nil }
      guard (0x80...0xBF).contains(bytes[place]) else { return place }
    }
    return end
  }

  private static func characterLength(_ first: UInt8) -> Int {
    switch first {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: 1
    }
  }

  /// Reads what an escape character begins (ECMA-48 and xterm's sequences).
  private static func sequence(_ rest: inout ArraySlice<UInt8>) -> Step? {
    let start = rest.startIndex
    guard rest.count > 1 else { return nil }
    let kind = rest[start + 1]
    switch kind {
    case UInt8(ascii: "["):
      guard
        let end = rest[(start + 2)...].firstIndex(where: { !(0x20...0x3F).contains($0) })
      else {
        guard rest.count > sequenceLimit else { return nil }
        rest = rest[rest.endIndex...]
        return .nothing
      }
      let parameters = rest[(start + 2)..<end]
      let final = rest[end]
      rest = rest[(end + 1)...]
      return KeySequence.control(parameters, final).map(Step.key)
        ?? (KeySequence.isPasteStart(parameters, final) ? .beginPaste : .nothing)
    case UInt8(ascii: "O"):
      guard rest.count > 2 else { return nil }
      let final = rest[start + 2]
      rest = rest[(start + 3)...]
      return KeySequence.control([], final).map(Step.key) ?? .nothing
    case escape:
      // Whether the second one begins a sequence is seen by what follows it.
      guard rest.count > 2 else { return nil }
      rest.removeFirst()
      return .key(.escape)
    default:
      return meta(&rest)
    }
  }

  /// Reads the one character that Meta goes with.
  private static func meta(_ rest: inout ArraySlice<UInt8>) -> Step? {
    let after = rest.dropFirst()
    guard let first = after.first else { return nil }
    let start = after.startIndex
    guard let end = first < 0x20 ? start + 1 : characterEnd(from: start, in: after) else {
      return nil
    }
    var character = after[..<end]
    guard let step = next(&character) else { return nil }
    rest = after[end...]
    switch step {
    case .key(.backspace): return .key(.metaBackspace)
    case .key(.enter): return .key(.metaEnter)
    case .key(.text(let text)): return text.first.map { .key(.meta($0)) } ?? .nothing
    default: return step
    }
  }

  private mutating func takePaste(_ rest: inout ArraySlice<UInt8>, _ keys: inout [Key]) {
    guard let after = paste?.take(rest) else {
      rest = rest[rest.endIndex...]
      return
    }
    endPaste(&keys)
    rest = after[...]
  }

  private mutating func endPaste(_ keys: inout [Key]) {
    if let text = paste?.text(isWhole: true) { keys.append(.paste(text)) }
    paste = nil
  }
}
