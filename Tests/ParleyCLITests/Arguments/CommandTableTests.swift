import Testing

@testable import ParleyCLI

struct CommandTableTests {
  private var root: String {
    "/" + #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
  }

  @Test func theReadmeShowsTheTable() throws {
    let readme = String(
      decoding: try LiveFiles.read("\(root)/README.md", limit: 1 << 20), as: UTF8.self)
    #expect(readme.contains(HelpText(table: .all).markdown))
  }

  @Test(arguments: CommandTable.all.commands.map(\.name))
  func eachCommandIsExplainedWithExamplesThatCanBeRead(name: String) throws {
    let command = try #require(CommandTable.all.command(named: name))
    #expect(command.usage.hasPrefix(name))
    #expect(!command.examples.isEmpty)
    for example in command.examples where !example.contains("<") && !example.contains("'") {
      let words = example.split(separator: " ").map(String.init)
      #expect(throws: Never.self) { try ArgumentParser(table: .all).parse(words) }
    }
  }
}
