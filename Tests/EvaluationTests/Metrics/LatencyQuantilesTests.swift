import Evaluation
import Testing

struct LatencyQuantilesTests {
  @Test func findsMedianAnd99thPercentile() {
    let quantiles = LatencyQuantiles(of: (1...200).reversed().map { .microseconds($0) })
    #expect(quantiles.median == 100)
    #expect(quantiles.p99 == 198)
  }

  @Test func takesFewTimes() {
    #expect(LatencyQuantiles(of: [.nanoseconds(1500)]).p99 == 1.5)
    #expect(LatencyQuantiles(of: []).median == 0)
  }
}
