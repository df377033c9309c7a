import Testing

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The article "Write a skill" shows code that compiles and passes.
struct WriteASkillTests {
  @Test func theArticleShowsTheCodeOfTheTests() throws {
    let article = try Self.text("Sources/SkillKit/SkillKit.docc/WriteASkill.md")
    let code = try Self.text("Tests/SkillKitTestingTests/WriteASkill.swift")
    let blocks = article.split(separator: "```").filter { $0.hasPrefix("swift\n") }
    #expect(blocks.count == 5)
    for block in blocks { #expect(code.contains(block.dropFirst("swift\n".count))) }
  }

  private static func text(_ path: String, from file: String = #filePath) throws -> String {
    let root = file.split(separator: "/").dropLast(3).joined(separator: "/")
    let stream = try #require(fopen("/\(root)/\(path)", "rb"))
    defer { fclose(stream) }
    var bytes = [UInt8](repeating: 0, count: 1 << 20)
    let count = fread(&bytes, 1, bytes.count, stream)
    return String(decoding: bytes.prefix(count), as: UTF8.self)
  }
}
