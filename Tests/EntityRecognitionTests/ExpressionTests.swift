import IntentSchema
import Testing

struct ExpressionTests {
  @Test(arguments: [
    "17% of 240", "12*(3+4)", "2^10", "square root of 144", "sqrt(2)", "seven times eight",
    "3 plus 4 minus 1", "half of 90", "15 percent of 80", "240 divided by 6", "5 squared",
    "-3 * -4", "7 x 6", "((1 + 2) * 3)", "三十五加七", "12乘以8", "100减去45再除以5", "240的17%", "9的平方根",
    "2的10次方", "根号16", "三分之一加二分之一",
  ])
  func findsTheWholeExpression(text: String) {
    #expect(RecognitionExample.entities("(\(text)").first?.isEmpty == false)
    #expect(RecognitionExample.entities(text, .expression) == ["\"\(text)\" \(text)"])
    let sentence = "what is \(text)?"
    #expect(RecognitionExample.entities(sentence, .expression) == ["\"\(text)\" \(text)"])
  }

  @Test(arguments: [
    "42", "12/03/2026", "5pm-7pm", "2026-03-03", "555-1234", "three times a day", "-5", "24 hours",
    "plus", "3 +", "the 3rd of may",
  ])
  func leavesOtherFiguresAlone(text: String) {
    #expect(RecognitionExample.entities(text, .expression) == [])
  }

  @Test func aShortFractionMayAlsoBeADate() {
    #expect(
      RecognitionExample.entities("12/4") == [
        #"expression "12/4" 12/4"#, #"date "12/4" 2026-12-04 day"#,
      ])
  }
}
