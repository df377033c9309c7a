import SkillKit
import Testing

@testable import Skills

struct PlaceInStateTests {
  private func place(_ city: (String, String), _ state: (String, String)) -> ListedValue? {
    PlaceInState(
      ListedValue(value: city.0, label: city.1), ListedValue(value: state.0, label: state.1)
    ).place
  }

  @Test func takesTheZoneOfTheStateWhereTheCityIsElsewhere() {
    #expect(
      place(("Europe/Paris", "Paris"), ("America/Chicago", "Texas"))
        == ListedValue(value: "America/Chicago", label: "Paris, Texas"))
  }

  @Test func keepsTheZoneOfACityInItsState() {
    #expect(
      place(("America/Los_Angeles", "San Diego"), ("America/Los_Angeles", "California"))?.label
        == "San Diego, California")
  }

  @Test func twoCitiesAreTwoPlaces() {
    #expect(place(("Europe/Paris", "Paris"), ("Europe/London", "London")) == nil)
  }
}
