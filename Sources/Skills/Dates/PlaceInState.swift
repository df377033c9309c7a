import SkillKit

/// A city whose state is named after it: "Paris, Texas" is one place, and not the one in France.
struct PlaceInState {
  /// The place, or nil where the second name is no state.
  let place: ListedValue?

  /// Joins two names that stand side by side.
  ///
  /// Where the city that is known by the name is in another part of the world, the state's zone is
  /// that of the place.
  ///
  /// - Parameters:
  ///   - city: the first name.
  ///   - state: the name after it.
  init(_ city: ListedValue, _ state: ListedValue) {
    guard Self.states.contains(state.label.lowercased()) else {
      place = nil
      return
    }
    let isNear = Self.continent(of: city.value) == Self.continent(of: state.value)
    place = ListedValue(
      value: isNear ? city.value : state.value, label: "\(city.label), \(state.label)")
  }

  /// The first part of a zone's name.
  private static func continent(of zone: String) -> Substring { zone.prefix { $0 != "/" } }

  private static let states: Set<String> = [
    "alabama", "alaska", "arizona", "arkansas", "california", "colorado", "connecticut", "delaware",
    "florida", "hawaii", "idaho", "illinois", "indiana", "iowa", "kansas", "kentucky", "louisiana",
    "maine", "maryland", "massachusetts", "michigan", "minnesota", "mississippi", "missouri",
    "montana", "nebraska", "nevada", "new hampshire", "new jersey", "new mexico", "north carolina",
    "north dakota", "ohio", "oklahoma", "oregon", "pennsylvania", "rhode island", "south carolina",
    "south dakota", "tennessee", "texas", "utah", "vermont", "virginia", "west virginia",
    "wisconsin", "wyoming", "ontario", "quebec", "british columbia", "alberta", "manitoba",
    "saskatchewan", "nova scotia", "scotland", "wales", "england", "queensland", "tasmania",
    "new south wales", "victoria", "德州", "得克萨斯", "加州", "加利福尼亚", "佛罗里达", "安大略",
  ]
}
