import Testing

@testable import IntentClassification

struct RivalryTests {
  private func sum(_ margins: [Float], sharpness: Float = 2) -> Float {
    margins.withUnsafeBufferPointer { margins in
      BestMargins.withBest(in: margins, limit: 20) { Rivalry(sharpness: sharpness).sum(of: $0) }
    }
  }

  @Test func sharesAsASoftmax() {
    #expect(sum([1, 0]) == 1 + Rivalry(sharpness: 2).weight(of: 0, below: 1))
    #expect(abs(Rivalry(sharpness: 2).weight(of: 0, below: 1) - 0.135_335) < 1e-5)
    #expect(sum([0.5, 0.5]) == 2)
    #expect(sum([3]) == 1)
    #expect(sum([]) == 0)
  }

  @Test func isNotTouchedByIntentsThatAreFarBehind() {
    let rivals: [Float] = [1, 0.9, 0.8, 0.7, 0.6, 0.5]
    #expect(sum(rivals + [Float](repeating: 0.4, count: 100)) == sum(rivals))
  }
}
