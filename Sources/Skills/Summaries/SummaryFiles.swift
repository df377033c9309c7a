import IntentSchema
import SkillKit

/// Summaries of several files in one request: one that can't be read doesn't stop the rest.
enum SummaryFiles {
  /// The files that a request names, if it does little else.
  ///
  /// - Parameter source: what is to be summarised, such as `a.txt, b.txt and c.txt`.
  /// - Returns: the names, each once; none where the request says more than names.
  static func names(in source: String) -> [String] {
    let text = KeepWish.removed(from: source)
    let names = FileMention.names(in: text).filter { name in
      FileMention.looksLikePath(name) && !name.contains { " ,，、;；".contains($0) }
    }
    var rest = text
    var seen: [String] = []
    for name in names where rest.contains(name) {
      rest = rest.replacing(name, with: " ")
      seen.append(name)
    }
    let words = TextPiece.split(rest).filter { $0.kind != .sign }
    return words.count <= mostOtherWords ? seen : []
  }

  /// Summarises the files one by one.
  static func summarize<Parameters: Sendable>(
    _ files: [String], for request: SkillRequest<Parameters>
  ) async throws(SkillError) -> SkillResult {
    let language = request.context.language
    let outcome = try await Batch(files) { $0 }.run(in: request) { (file) throws(SkillError) in
      try summary(of: file, request.context)
    }
    let lines = outcome.done.map { "\($0.item)\(language.say(": ", "："))\($0.value)" }
    let count = language.sentence(outcome.summary(of: files.count, in: language))
    guard !lines.isEmpty else { throw .failed(reason: count) }
    let body = lines.joined(separator: "\n")
    let slot = FilledSlot(name: "body", value: .text(body), text: body)
    return SkillResult(output: Output("\(body)\n\(count)", detail: [slot]))
  }

  private static func summary(
    of file: String, _ context: SkillContext
  ) throws(SkillError) -> String {
    let content: String?
    do throws(SkillError) {
      content = try SummarySource.content(of: file, context)
    } catch {
      guard case .invalidInput(let reason) = error else { throw error }
      throw .failed(reason: firstSentence(of: reason))
    }
    guard let content else {
      throw .failed(reason: context.language.say("there is no such file", "没有这个文件"))
    }
    let summary = Summarizer.summarize(content, count: 1)
    guard !summary.sentences.isEmpty else {
      throw .failed(reason: context.language.say("no sentences in it", "里面没有句子"))
    }
    return SummaryReply.body(of: summary)
  }

  /// A reason without the advice after it.
  private static func firstSentence(of reason: String) -> String {
    let ends = [". ", "。", "，"].compactMap { reason.firstRange(of: $0)?.lowerBound }
    return String(reason[..<(ends.min() ?? reason.endIndex)])
  }

  private static let mostOtherWords = 8
}
