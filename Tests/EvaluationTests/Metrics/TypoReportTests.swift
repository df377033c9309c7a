import IntentSchema
import Testing

@testable import Evaluation

struct TypoReportTests {
  private let report: TypoReport = {
    func outcome(_ expected: String?, _ clean: String?, _ typo: String?) -> TypoOutcome {
      TypoOutcome(
        expected: expected, clean: .init(best: clean ?? "a", decided: clean),
        typo: .init(best: typo ?? "a", decided: typo), isCorrected: typo == "b")
    }
    let outcomes = [
      outcome("a", "a", "a"), outcome("a", "a", nil), outcome("b", "b", "b"),
      outcome("b", "b", "a"),
      outcome(nil, nil, nil), outcome(nil, nil, "b"),
    ]
    return TypoReport(seed: 7, languages: [.english: .init(of: outcomes)])
  }()

  @Test func countsWhatIsLost() throws {
    let figures = try #require(report.languages[.english])
    #expect(figures.utterances == 4 && figures.outOfScope == 2)
    #expect(figures.accuracy == .init(clean: 1, typo: 0.75))
    #expect(figures.decided == .init(clean: 1, typo: 0.5) && figures.decided.lost == 0.5)
    #expect(figures.rejected == .init(clean: 1, typo: 0.5))
    #expect(figures.corrected == 0.25)
  }

  @Test func writesOneObject() {
    #expect(
      report.json == #"{"seed":7,"languages":{"en":{"utterances":4,"#
        + #""accuracy":{"clean":1.000000,"typo":0.750000,"lost":0.250000},"#
        + #""decided":{"clean":1.000000,"typo":0.500000,"lost":0.500000},"corrected":0.250000,"#
        + #""outOfScope":2,"rejected":{"clean":1.000000,"typo":0.500000,"lost":0.500000}}}}"#)
    #expect(report.figures.map(\.key).first == "languages.en.accuracy.typo")
  }

  @Test func writesATable() {
    #expect(
      report.text == """
                                    lines  as they are  with a typo    lost
        en  likeliest intent right      4      100.0 %       75.0 %  25.0 %
        en  decided right               4      100.0 %       50.0 %  50.0 %
        en  out of scope rejected       2      100.0 %       50.0 %  50.0 %

        """)
  }
}
