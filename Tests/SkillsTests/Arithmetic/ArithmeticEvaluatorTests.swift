import IntentSchema
import SkillKit
import Testing

@testable import Skills

struct ArithmeticEvaluatorTests {
  private func answer(_ text: String, in language: Language = .english) throws -> String {
    let answer = try ArithmeticEvaluator.evaluate(text)
    let sign = answer.isPercentage ? "%" : ""
    return "\(answer.expression.text(in: language)) = \(NumberText.exact(answer.value))\(sign)"
  }

  @Test(arguments: [
    ("2+2", "2 + 2 = 4"),
    ("7 x 8", "7 × 8 = 56"),
    ("6 × 14", "6 × 14 = 84"),
    ("144/12", "144 ÷ 12 = 12"),
    ("100 / 3", "100 ÷ 3 = 33.33333333"),
    ("0.1 + 0.2", "0.1 + 0.2 = 0.3"),
    ("1,234 + 5,678", "1234 + 5678 = 6912"),
    ("100-3*(8+9)", "100 - 3 × (8 + 9) = 49"),
    ("((2+3)*(4+1))/5", "(2 + 3) × (4 + 1) ÷ 5 = 5"),
    ("2*(7-(1+2))", "2 × (7 - (1 + 2)) = 8"),
    ("2(3+4)", "2 × (3 + 4) = 14"),
    ("10 - (4 - 3)", "10 - (4 - 3) = 9"),
    ("8 / (4 / 2)", "8 ÷ (4 ÷ 2) = 4"),
    ("2**8", "2^8 = 256"),
    ("2^3^2", "2^(3^2) = 512"),
    ("-2^2", "-2^2 = -4"),
    ("2^-1", "2^(-1) = 0.5"),
    ("3^4 - 2^5", "3^4 - 2^5 = 49"),
    ("17 mod 5", "17 mod 5 = 2"),
    ("17 % 5", "17 mod 5 = 2"),
    ("sqrt(81)", "√81 = 9"),
    ("5!", "5! = 120"),
    ("2π", "2 × π = 6.283185307"),
    ("999999 * 999999", "999999 × 999999 = 999998000001"),
    ("2^100", "2^100 = 1.2676506 × 10^30"),
    ("132.60 / 4", "132.6 ÷ 4 = 33.15"),
    ("（18－6）÷4", "(18 - 6) ÷ 4 = 3"),
    ("-27^(1/3) + 3", "-27^(1 ÷ 3) + 3 = 0"),
  ])
  func worksOutDigitsAndSigns(text: String, expected: String) throws {
    #expect(try answer(text) == expected)
  }

  @Test(arguments: [
    ("17% of 240", "17% of 240 = 40.8"),
    ("15 percent of 80", "15% of 80 = 12"),
    ("200 + 10%", "200 + 10% = 220"),
    ("1200 minus 15 percent", "1200 - 15% = 1020"),
    ("200 - 10% - 10%", "200 - 10% - 10% = 162"),
    ("10% + 5%", "10% + 5% = 0.15"),
    ("1500×(1-30%)", "1500 × (1 - 30%) = 1050"),
    ("20 percent off 65", "65 - 20% = 52"),
    ("20 is what percent of 80", "20 ÷ 80 = 25%"),
    ("what percent of 80 is 20", "20 ÷ 80 = 25%"),
  ])
  func worksOutPercentages(text: String, expected: String) throws {
    #expect(try answer(text) == expected)
  }

  @Test(arguments: [
    ("forty two plus nineteen", "42 + 19 = 61"),
    ("forty-two plus nineteen", "42 + 19 = 61"),
    ("seven times eight minus three", "7 × 8 - 3 = 53"),
    ("two hundred and five plus one", "205 + 1 = 206"),
    ("a hundred divided by eight", "100 ÷ 8 = 12.5"),
    ("a dozen times eleven", "12 × 11 = 132"),
    ("two million three hundred thousand and five minus five", "2300005 - 5 = 2300000"),
    ("three point one four times two", "3.14 × 2 = 6.28"),
    ("half of 90", "1/2 of 90 = 45"),
    ("three quaters of 52", "3/4 of 52 = 39"),
    ("2/3 of 96", "2 ÷ 3 × 96 = 64"),
    ("20 tims 5", "20 × 5 = 100"),
    ("minus five times minus three", "-5 × -3 = 15"),
    ("the square root of 144", "√144 = 12"),
    ("square root of 144 plus 3", "√144 + 3 = 15"),
    ("cube root of 27", "∛27 = 3"),
    ("fifth root of 32", "5√32 = 2"),
    ("two to the power of ten", "2^10 = 1024"),
    ("2 to the 5th power", "2^5 = 32"),
    ("two to the tenth", "2^10 = 1024"),
    ("seven cubed", "7^3 = 343"),
    ("square 25", "25^2 = 625"),
    ("sum of 12, 15 and 33", "12 + 15 + 33 = 60"),
    ("add 3.5, 4.2 and 9", "3.5 + 4.2 + 9 = 16.7"),
    ("add up 10 + 20 + 30 + 40", "10 + 20 + 30 + 40 = 100"),
    ("subtract 5 from 20", "20 - 5 = 15"),
    ("take seventeen from fifty", "50 - 17 = 33"),
    ("difference between 804 and 677", "804 - 677 = 127"),
    ("multiply 0.25 and 360", "0.25 × 360 = 90"),
    ("divide ninety nine by three", "99 ÷ 3 = 33"),
    ("divide 3 into 12", "12 ÷ 3 = 4"),
    ("average of 3, 4 and 8", "(3 + 4 + 8) ÷ 3 = 5"),
    ("twice 21", "2 × 21 = 42"),
    ("what is 3 + 4?", "3 + 4 = 7"),
  ])
  func worksOutEnglishWords(text: String, expected: String) throws {
    #expect(try answer(text) == expected)
  }

  @Test(arguments: [
    ("三十五加七", "35 + 7 = 42"),
    ("一百二十除以四", "120 ÷ 4 = 30"),
    ("一万二减去三千八", "12000 - 3800 = 8200"),
    ("一百二十三加四百五十六", "123 + 456 = 579"),
    ("两千零五十乘以二", "2050 × 2 = 4100"),
    ("三亿五千万除以7", "350000000 ÷ 7 = 50000000"),
    ("3万加2万", "30000 + 20000 = 50000"),
    ("三点五乘以二", "3.5 × 2 = 7"),
    ("负八加十五", "-8 + 15 = 7"),
    ("二分之一", "1/2 = 0.5"),
    ("三分之一加四分之一", "1/3 + 1/4 = 0.5833333333"),
    ("二分之一乘以三分之二", "1/2 × 2/3 = 0.3333333333"),
    ("3的平方", "3^2 = 9"),
    ("11的平方加13的平方", "11^2 + 13^2 = 290"),
    ("2的10次方", "2^10 = 1024"),
    ("5的三次方", "5^3 = 125"),
    ("根号16", "√16 = 4"),
    ("九的平方根", "√9 = 3"),
    ("27开立方", "∛27 = 3"),
    ("32的5次方根", "5√32 = 2"),
    ("240的17%", "240的17% = 40.8"),
    ("八百的百分之二十", "800的20% = 160"),
    ("百分之三十五乘以640", "35% × 640 = 224"),
    ("30是120的百分之几", "30 ÷ 120 = 25%"),
    ("90的一半", "90的1/2 = 45"),
    ("15的3倍", "15 × 3 = 45"),
    ("200打八五折", "200 × 0.85 = 170"),
    ("7的阶乘", "7! = 5040"),
    ("括号三加五括号乘以二", "(3 + 5) × 2 = 16"),
    ("3加4的和乘以2", "(3 + 4) × 2 = 14"),
    ("3和4的积", "3 × 4 = 12"),
    ("3、4和8的平均数", "(3 + 4 + 8) ÷ 3 = 5"),
    ("三十減八等於多少", "30 - 8 = 22"),
    ("25程以3", "25 × 3 = 75"),
    ("帮我算23×17", "23 × 17 = 391"),
  ])
  func worksOutChinese(text: String, expected: String) throws {
    #expect(try answer(text, in: .chinese) == expected)
  }

  @Test(arguments: [
    ("", ArithmeticProblem.empty),
    ("what is", .empty),
    ("1/0", .divisionByZero),
    ("5 mod 0", .divisionByZero),
    ("0^-1", .divisionByZero),
    ("10^400", .tooLarge),
    ("171!", .tooLarge),
    ("sqrt(-1)", .undefined),
    ("2.5!", .undefined),
    ("3 +", .incomplete),
    ("add 17", .incomplete),
    ("2 bananas", .notUnderstood("bananas")),
    ("3 4", .notUnderstood("3 4")),
  ])
  func refusesWhatHasNoValue(text: String, problem: ArithmeticProblem) {
    #expect(throws: problem) { try ArithmeticEvaluator.evaluate(text) }
  }

  @Test(arguments: [
    String(repeating: "(", count: 400) + "1" + String(repeating: ")", count: 400),
    String(repeating: "-", count: 900) + "1",
    String(repeating: "根号", count: 200) + "1",
    String(repeating: "1+", count: 5000) + "1",
    String(repeating: "2^", count: 300) + "1",
  ])
  func boundsDepthAndLength(text: String) {
    #expect(throws: ArithmeticProblem.tooLong) { try ArithmeticEvaluator.evaluate(text) }
  }

  @Test func answersAnyTextWithoutATrap() {
    let alphabet = Array("0123456789.,+-*/^%()! of and to 三十百千万亿点分之的和方根半倍折√²\u{1F600}e")
    var random = SplitMix64(seed: 11)
    for _ in 0..<3000 {
      let length = Int.random(in: 0...24, using: &random)
      let text = String((0..<length).compactMap { _ in alphabet.randomElement(using: &random) })
      let answer = try? ArithmeticEvaluator.evaluate(text)
      #expect(
        answer.map { $0.value.isFinite && !$0.expression.text(in: .english).isEmpty } != false)
    }
  }

  /// Random expressions of digits and signs, read back from their own wording.
  @Test func readsItsOwnWordingBack() throws {
    var random = SplitMix64(seed: 5)
    for _ in 0..<500 {
      var text = "\(Int.random(in: 1...99, using: &random))"
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let sign = ["+", "-", "*", "/", "^"].randomElement(using: &random) ?? "+"
        let number = Int.random(in: 1...3, using: &random)
        text = Bool.random(using: &random) ? "(\(text))\(sign)\(number)" : "\(text)\(sign)\(number)"
      }
      guard let first = try? ArithmeticEvaluator.evaluate(text) else { continue }
      let again = try ArithmeticEvaluator.evaluate(first.expression.text(in: .english))
      #expect(again.value == first.value, "\(text)")
    }
  }
}
