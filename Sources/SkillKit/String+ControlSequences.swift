extension String {
  /// The text without control sequences, controls and characters that can't be seen, but for line
  /// ends and tabs.
  ///
  /// Left out are escape sequences (ECMA-48 control sequences and strings), the other C0 and C1
  /// controls, and all that shows nothing by itself, such as the characters that change the
  /// direction of text, zero-width spaces and tags; joiners and variation selectors stay where they
  /// make an emoji or a letter of a joining script look as it should. What a user types or a file
  /// holds passes through here before it becomes part of a reply: an unfinished sequence would take
  /// what follows it along.
  ///
  /// - Complexity: O(*n*) in its length.
  public var withoutControlSequences: String {
    guard utf8.contains(where: { $0 < 0x20 && $0 != 0x0A || $0 >= 0x7F }) else { return self }
    var result = String.UnicodeScalarView()
    var scalars = unicodeScalars.makeIterator()
    var next = scalars.next()
    var last: Unicode.Scalar?
    while let scalar = next {
      switch scalar.value {
      case 0x1B: next = ControlSequence.skipEscape(&scalars)
      case 0x9B: next = ControlSequence.skipControlSequence(&scalars)
      case 0x90, 0x98, 0x9D, 0x9E, 0x9F: next = ControlSequence.skipString(&scalars)
      default:
        if ControlSequence.isShown(scalar, after: last) {
          result.append(scalar)
          last = scalar
        }
        next = scalars.next()
      }
    }
    return String(result)
  }
}

/// The sequences of ECMA-48 that control a terminal.
private enum ControlSequence {
  static func isShown(_ scalar: Unicode.Scalar, after last: Unicode.Scalar?) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A: true
    case 0..<0x20, 0x7F..<0xA0: false
    default:
      !InvisibleCharacter.contains(scalar) || InvisibleCharacter.isPart(scalar, of: last)
    }
  }

  typealias Scalars = String.UnicodeScalarView.Iterator

  /// Skips what follows an escape character; gives the scalar after it.
  static func skipEscape(_ scalars: inout Scalars) -> Unicode.Scalar? {
    guard let kind = scalars.next() else { return nil }
    switch kind {
    case "[": return skipControlSequence(&scalars)
    case "P", "X", "]", "^", "_": return skipString(&scalars)
    default:
      var last = kind
      while (0x20...0x2F).contains(last.value), let following = scalars.next() { last = following }
      // What can't end a sequence is text, or a control to look at again.
      return (0x30...0x7E).contains(last.value) ? scalars.next() : last
    }
  }

  /// Skips parameters and the final character; gives the scalar after it.
  static func skipControlSequence(_ scalars: inout Scalars) -> Unicode.Scalar? {
    while let scalar = scalars.next() {
      if (0x40...0x7E).contains(scalar.value) { return scalars.next() }
      if !(0x20...0x3F).contains(scalar.value) { return scalar }
    }
    return nil
  }

  /// Skips a string up to its terminator or the end of the line; gives the scalar after it.
  static func skipString(_ scalars: inout Scalars) -> Unicode.Scalar? {
    while let scalar = scalars.next() {
      switch scalar.value {
      case 0x07, 0x9C: return scalars.next()
      case 0x0A: return scalar
      case 0x1B:
        let following = scalars.next()
        return following == "\\" ? scalars.next() : following
      default: continue
      }
    }
    return nil
  }
}
