import Testing

@testable import Skills

struct SentenceSplitterTests {
  @Test(arguments: [
    ("It cost 3.5 million. That is a lot.", ["It cost 3.5 million.", "That is a lot."]),
    (
      "Dr. Smith met Mr. Jones at 5 p.m. on Monday. They left.",
      ["Dr. Smith met Mr. Jones at 5 p.m. on Monday.", "They left."]
    ),
    ("He lives in the U.S. The rest don't.", ["He lives in the U.S.", "The rest don't."]),
    ("The U.S. Army came.", ["The U.S. Army came."]),
    ("We saw J. R. Tolkien. Really!", ["We saw J. R. Tolkien.", "Really!"]),
    ("\"Go!\" he said. \"Now.\" She went.", ["\"Go!\" he said.", "\"Now.\"", "She went."]),
    ("See e.g. Fig. 3 for it. Done?! Yes", ["See e.g. Fig. 3 for it.", "Done?!", "Yes"]),
    ("他来了。她走了！为什么？", ["他来了。", "她走了！", "为什么？"]),
    ("“走吧。”他说。天黑了。", ["“走吧。”他说。", "天黑了。"]),
    ("他说：“走吧。我们走。”天黑了。", ["他说：“走吧。我们走。”", "天黑了。"]),
    ("用了Swift 6.3。很快。", ["用了Swift 6.3。", "很快。"]),
    ("it rained. we went home.", ["it rained.", "we went home."]),
    ("没有结尾", ["没有结尾"]),
    ("", []),
  ])
  func splitsWhereASentenceEnds(text: String, expected: [String]) {
    #expect(SentenceSplitter.sentences(of: text) == expected)
  }
}
