import TextAnalysis

/// Makes keys of the bytes a terminal sends, however they are split.
struct KeyDecoder: Sendable {
  private static let escape: UInt8 = 0x1B
  private static let pasteEnd = Array("\u{1B}[201~".utf8)
  /// A control sequence longer than this is noise.
  private static let sequenceLimit = 32

  private var pending: [UInt8] = []
  private var pasted: [UInt8]?

  /// Whether what came may be complete, but may be the beginning of more too.
  var isUndecided: Bool { pasted == nil && !pending.isEmpty }

  /// Takes bytes.
  ///
  /// - Parameter bytes: what the terminal sent.
  /// - Returns: the keys that are complete.
  /// - Complexity: O(*n*) in the number of bytes.
  mutating func decode(_ bytes: [UInt8]) -> [Key] {
    var keys: [Key] = []
    let input = pending + bytes
    pending = []
    var rest = input[...]
    while !rest.isEmpty {
      if pasted != nil {
        takePaste(&rest, &keys)
        continue
      }
      guard let key = Self.next(&rest) else {
        pending = Array(rest)
        break
      }
      switch key {
      case .key(let key): keys.append(key)
      case .beginPaste: pasted = []
      case .nothing: continue
      }
    }
    return keys
  }

  /// Decides what came so far: nothing more belongs to it.
  mutating func flush() -> [Key] {
    guard isUndecided else { return [] }
    let bytes = pending
    pending = []
    guard bytes[0] == Self.escape else { return [] }
    guard bytes.count > 1 else { return [.escape] }
    return bytes[1] == Self.escape ? [.escape, .escape] : []
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
  private static func text(_ rest: inout ArraySlice<UInt8>) -> Step? {
    var end = rest.startIndex
    while end < rest.endIndex, rest[end] >= 0x20, rest[end] != 0x7F {
      let length = characterLength(rest[end])
      guard end + length <= rest.endIndex else { break }
      end += length
    }
    guard end > rest.startIndex else { return nil }
    let bytes = Array(rest[..<end])
    rest = rest[end...]
    let text = TerminalText.sanitized(String(decoding: UTF8Repair.repaired(bytes), as: UTF8.self))
    return text.isEmpty ? .nothing : .key(.text(text))
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
    var after = rest.dropFirst()
    guard let first = after.first else { return nil }
    let length = first < 0x20 ? 1 : characterLength(first)
    guard after.count >= length else { return nil }
    var character = after.prefix(length)
    after = after.dropFirst(length)
    guard let step = next(&character) else { return nil }
    rest = after
    switch step {
    case .key(.backspace): return .key(.metaBackspace)
    case .key(.enter): return .key(.metaEnter)
    case .key(.text(let text)): return text.first.map { .key(.meta($0)) } ?? .nothing
    default: return step
    }
  }

  private mutating func takePaste(_ rest: inout ArraySlice<UInt8>, _ keys: inout [Key]) {
    var bytes = pasted ?? []
    let from = max(0, bytes.count - Self.pasteEnd.count + 1)
    bytes += rest
    rest = rest[rest.endIndex...]
    var index = from
    while index + Self.pasteEnd.count <= bytes.count {
      if bytes[index] == Self.escape,
        bytes[index..<(index + Self.pasteEnd.count)].elementsEqual(Self.pasteEnd)
      {
        let after = Array(bytes[(index + Self.pasteEnd.count)...])
        keys.append(.paste(PastedText.cleaned(Array(bytes[..<index]))))
        pasted = nil
        rest = after[...]
        return
      }
      index += 1
    }
    pasted = bytes
  }
}
