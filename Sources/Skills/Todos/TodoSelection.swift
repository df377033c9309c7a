import IntentSchema
import SkillKit

/// Which of the open to-dos are meant.
enum TodoSelection: Sendable, Hashable {
  /// These, for sure.
  case sure([Int])
  /// One of these, but it isn't clear which.
  case unsure([Int])
  /// None that is on the list.
  case none

  /// Finds what is meant: by its title, a word for all, its number, several of these, or its words.
  ///
  /// - Parameters:
  ///   - task: what the user calls it.
  ///   - utterance: all that was typed, for where the task says nothing.
  ///   - items: the open to-dos as they are shown.
  /// - Complexity: O(*n*) in the length of the titles for each thing that is named.
  init(_ task: String, in utterance: String, among items: [Record]) {
    let titles = items.map(\.title)
    if let exact = titles.firstIndex(where: { $0.lowercased() == task.lowercased() }) {
      self = .sure([exact])
      return
    }
    if AllWords.isAll(task) {
      self = .sure(Array(items.indices))
      return
    }
    if let several = Self.several(task, in: titles) {
      self = .sure(several)
      return
    }
    if OrdinalText.position(in: task, of: titles.count) != nil {
      self = Self(places: Self.places(of: task, in: titles))
      return
    }
    var places = Self.places(of: task, in: titles)
    if places.isEmpty { places = Self.placesNamed(in: utterance, titles) }
    if places.isEmpty, AllWords.isAll(utterance) {
      self = .sure(Array(items.indices))
    } else {
      self = Self(places: places)
    }
  }

  private init(places: [Int]) {
    self = places.isEmpty ? .none : places.count == 1 ? .sure(places) : .unsure(places)
  }

  private static func places(of task: String, in titles: [String]) -> [Int] {
    if let position = OrdinalText.position(in: task, of: titles.count) {
      return titles.indices.contains(position - 1) ? [position - 1] : []
    }
    let found = TitleMatcher(task).best(in: titles)
    guard found.isEmpty else { return found }
    // 浇过花了 is what 浇花 says once it is done.
    let bare = task.filter { !doneMarks.contains($0) }
    return bare == task ? [] : TitleMatcher(bare).best(in: titles)
  }

  /// The characters by which a verb says that something is done.
  private static let doneMarks: Set<Character> = ["过", "了", "完", "好", "掉", "過"]

  /// Several at once, where each part names one and no title is what the whole says.
  private static func several(_ task: String, in titles: [String]) -> [Int]? {
    let parts = NamedParts.split(task)
    let matcher = TitleMatcher(task)
    guard parts.count > 1, !titles.contains(where: { matcher.fit($0) >= 1.5 }) else { return nil }
    var found: [Int] = []
    for part in parts {
      let places = places(of: part, in: titles)
      guard let place = places.first, places.count == 1 else { return nil }
      if !found.contains(place) { found.append(place) }
    }
    return found
  }

  /// The to-dos whose whole title an utterance contains.
  private static func placesNamed(in utterance: String, _ titles: [String]) -> [Int] {
    let matcher = TitleMatcher(utterance)
    return matcher.best(in: titles).filter { matcher.fit(titles[$0]) >= 1 }
  }
}
