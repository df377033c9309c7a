/// An utterance with the intent it belongs to.
public struct LabelledUtterance: Sendable, Hashable {
  /// A slot that the author marked in the utterance.
  public struct MarkedSlot: Sendable, Hashable {
    /// The name of the slot.
    public var name: String
    /// The marked span, in UTF-8 bytes of the text, end exclusive.
    public var source: Range<Int>

    /// Creates a mark.
    ///
    /// - Parameters:
    ///   - name: the name of the slot.
    ///   - source: the marked span, in UTF-8 bytes of the text, end exclusive.
    public init(name: String, source: Range<Int>) {
      self.name = name
      self.source = source
    }
  }

  /// The intent, or nil for out of scope.
  public var intent: String?
  /// The text, without marks.
  public var text: String
  /// The marked slots, in order.
  public var slots: [MarkedSlot]
  /// Where it is written.
  public var location: SourceLocation

  /// Creates a labelled utterance.
  ///
  /// - Parameters:
  ///   - intent: the intent, or nil for out of scope.
  ///   - text: the text, without marks.
  ///   - slots: the marked slots, in order.
  ///   - location: where it is written.
  public init(
    intent: String?, text: String, slots: [MarkedSlot] = [], location: SourceLocation
  ) {
    self.intent = intent
    self.text = text
    self.slots = slots
    self.location = location
  }
}

/// How people ask: the utterances of the `.corpus` files.
public struct Corpus: Sendable, Hashable {
  /// What the classifier learns from; out-of-scope lines among them are negatives.
  public var training: [LabelledUtterance]
  /// What it is measured on.
  public var test: [LabelledUtterance]

  /// Creates a corpus.
  ///
  /// - Parameters:
  ///   - training: what the classifier learns from.
  ///   - test: what it is measured on.
  public init(training: [LabelledUtterance] = [], test: [LabelledUtterance] = []) {
    self.training = training
    self.test = test
  }
}
