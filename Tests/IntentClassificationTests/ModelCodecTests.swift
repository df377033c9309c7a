import TextAnalysis
import Testing

@testable import IntentClassification

struct ModelCodecTests {
  private let bytes = ModelCodec.encode(SmallCorpus.model, fingerprint: 0x1234_5678_9ABC_DEF0)
  private let lines = ["set a timer", "今天天气怎么样", "take a note that it rains", "zzqx"]

  private func reject(_ bytes: [UInt8]) -> ModelFormatError? {
    do throws(ModelFormatError) {
      _ = try ModelCodec.decode(bytes)
      return nil
    } catch {
      return error
    }
  }

  @Test func readsWhatItWrote() throws {
    let model = try ModelCodec.decode(bytes)
    #expect(model.intents == SmallCorpus.model.intents)
    #expect(model.calibration == SmallCorpus.model.calibration)
    #expect(model.dataFingerprint == 0x1234_5678_9ABC_DEF0)
    #expect(model.byteCount == bytes.count)
    for text in lines.map({ Tokenizer().tokenize($0) }) {
      #expect(model.predict(text) == SmallCorpus.model.predict(text))
    }
    #expect(ModelCodec.encode(model, fingerprint: model.dataFingerprint) == bytes)
  }

  @Test func rejectsEveryPrefix() {
    for count in 0..<min(bytes.count, 600) { #expect(reject(Array(bytes.prefix(count))) != nil) }
    for count in stride(from: 600, to: bytes.count, by: 997) {
      #expect(
        reject(Array(bytes.prefix(count)))
          == .truncated(expected: UInt64(bytes.count), actual: count))
    }
  }

  @Test func rejectsEveryFlippedBit() {
    var random = XorShift64(seed: 11)
    let positions = (0..<256).map { $0 } + (0..<400).map { _ in Int(random.next() >> 1) }
    for position in positions {
      var flipped = bytes
      flipped[position / 8 % bytes.count] ^= 1 << (position % 8)
      #expect(reject(flipped) != nil)
    }
  }

  /// Changed, cut, lengthened, moved and repeated bytes, 10,000 times.
  @Test func rejectsEveryMutation() {
    var random = XorShift64(seed: 41)
    func below(_ count: Int) -> Int { Int(random.next() % UInt64(max(count, 1))) }
    var accepted = 0
    for round in 0..<10_000 {
      var mutated = bytes
      let start = below(mutated.count)
      let end = min(start + 1 + below(64), mutated.count)
      switch round % 6 {
      case 0: mutated[start] ^= 1 << UInt8(below(8))
      case 1: mutated[start] = mutated[start] &+ 1 &+ UInt8(below(255))
      case 2: mutated.removeSubrange(start...)
      case 3: mutated.removeSubrange(start..<end)
      case 4: mutated.insert(contentsOf: bytes[start..<end], at: below(mutated.count))
      default: for position in start..<end { mutated[position] = ~mutated[position] }
      }
      guard mutated != bytes else { continue }
      guard let error = reject(mutated) else {
        accepted += 1
        continue
      }
      if error.description.isEmpty { accepted += 1 }
    }
    #expect(accepted == 0)
  }

  @Test func saysWhatIsWrong() {
    #expect(reject([]) == .notAModel)
    #expect(reject(Array("#!/bin/sh and a good deal more of it".utf8)) == .notAModel)
    var other = bytes
    other[8] = 9
    #expect(reject(other) == .unsupportedVersion(9))
    #expect(
      reject(bytes + [0])
        == .trailingBytes(expected: UInt64(bytes.count), actual: bytes.count + 1))
    var damaged = bytes
    damaged[bytes.count / 2] ^= 1
    #expect(reject(damaged) == .checksumMismatch)
  }

  /// A file whose checksum is right may still be crafted: what can be read must be harmless.
  @Test func survivesCraftedBytes() {
    var random = XorShift64(seed: 23)
    let texts = lines.map { Tokenizer().tokenize($0) }
    var accepted = 0
    for round in 0..<600 {
      var crafted = bytes
      // The first half of the rounds aims at the header and the tables that follow it.
      let reach = round < 300 ? 400 : bytes.count - ModelLayout.checkedOffset
      for _ in 0..<(1 + round % 3) {
        let position = ModelLayout.checkedOffset + Int(random.next() % UInt64(reach))
        crafted[position] = UInt8(truncatingIfNeeded: random.next())
      }
      crafted.withUnsafeMutableBytes { ModelCodec.seal($0) }
      guard let model = try? ModelCodec.decode(crafted) else { continue }
      accepted += 1
      for text in texts { _ = model.predict(text).confidence }
    }
    #expect(accepted > 0)
  }
}
