import SkillKit

/// One thing a journal keeps; a line holds one or more that belong together.
enum JournalEntry: Sendable, Hashable, Codable {
  /// A record is now like this.
  case put(collection: CollectionName, record: Record)
  /// A record is gone.
  case delete(collection: CollectionName, id: Int)
  /// The ids of a collection go on here, so that none is given twice.
  case next(collection: CollectionName, id: Int)
  /// Something was said.
  case said(Message)

  /// The entry that keeps a change of a record; other changes aren't kept.
  init?(_ change: Change) {
    switch change {
    case .add(let name, let record), .put(let name, let record):
      self = .put(collection: name, record: record)
    case .delete(let name, let id):
      self = .delete(collection: name, id: id)
    case .set, .remove:
      return nil
    }
  }
}

/// What a journal has to tell since it was last asked.
struct JournalNews: Sendable {
  /// Whether the entries are everything there is, rather than what was added.
  var isWhole = false
  /// The entries, in order.
  var entries: [JournalEntry] = []
}

/// What entries add up to.
struct JournalImage: Sendable {
  var records: [CollectionName: [Int: Record]] = [:]
  var nextIDs: [CollectionName: Int] = [:]
  var messages: [Message] = []

  /// Adds up entries.
  ///
  /// - Complexity: O(*n*) in their number.
  init(_ entries: [JournalEntry]) {
    for entry in entries {
      switch entry {
      case .put(let name, let record):
        records[name, default: [:]][record.id] = record
        reserve(record.id, in: name)
      case .delete(let name, let id):
        records[name]?[id] = nil
        reserve(id, in: name)
      case .next(let name, let id):
        reserve(id - (id > 0 ? 1 : 0), in: name)
      case .said(let message):
        messages.append(message)
      }
    }
  }

  private mutating func reserve(_ id: Int, in name: CollectionName) {
    guard id > 0, id < 1 << 53 else { return }
    nextIDs[name] = max(nextIDs[name] ?? 1, id + 1)
  }

  /// The fewest entries that add up to the same, in a fixed order.
  var entries: [JournalEntry] {
    var entries: [JournalEntry] = []
    for (name, id) in nextIDs.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      entries.append(.next(collection: name, id: id))
      for (_, record) in (records[name] ?? [:]).sorted(by: { $0.key < $1.key }) {
        entries.append(.put(collection: name, record: record))
      }
    }
    return entries + messages.map { .said($0) }
  }
}

extension AgentState {
  /// Takes in what a journal tells; a record that is as told keeps its version.
  mutating func follow(_ news: JournalNews) {
    if news.isWhole {
      follow(JournalImage(news.entries))
    } else {
      for entry in news.entries { follow(entry) }
    }
  }

  private mutating func follow(_ image: JournalImage) {
    var changes: [Change] = []
    let names = Set(image.records.keys).union(snapshot.collections.keys)
    for name in names.sorted(by: { $0.rawValue < $1.rawValue }) {
      let told = image.records[name] ?? [:]
      let known = snapshot.collections[name] ?? [:]
      changes += known.keys.filter { told[$0] == nil }.sorted().map { .delete(name, id: $0) }
      changes += told.values.filter { known[$0.id]?.value != $0 }.sorted { $0.id < $1.id }
        .map { .put(name, $0) }
    }
    apply(Patch(changes))
    for (name, id) in image.nextIDs { reserve(id - 1, in: name) }
    if snapshot.messages.isEmpty { append(image.messages) }
  }

  private mutating func follow(_ entry: JournalEntry) {
    switch entry {
    case .put(let name, let record):
      guard snapshot.collections[name]?[record.id]?.value != record else { return }
      apply(Patch([.put(name, record)]))
    case .delete(let name, let id):
      guard snapshot.collections[name]?[id] != nil else { return }
      apply(Patch([.delete(name, id: id)]))
    case .next(let name, let id):
      reserve(id - (id > 0 ? 1 : 0), in: name)
    case .said:
      // What is said to another agent isn't part of this conversation.
      break
    }
  }
}
