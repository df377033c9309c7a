import IntentSchema
import SkillKit

/// Where the text of a summary comes from: what was typed, or a file that was named.
enum SummarySource: Sendable, Hashable {
  /// The text itself.
  case typed(String)
  /// The content of a file.
  case file(name: String, String)
  /// A text that the user points at but that isn't there, such as "this article".
  case missing

  /// Finds the text.
  ///
  /// A file that can be read and is named in the slot or in the utterance comes before the text.
  ///
  /// - Parameters:
  ///   - typed: what stands in the slot.
  ///   - utterance: all that was typed.
  ///   - context: the circumstances, with the files that can be read.
  /// - Throws: `invalidInput` where a file is meant and can't be used.
  init(_ typed: String, in utterance: String, _ context: SkillContext) throws(SkillError) {
    let text = Self.text(typed, of: utterance)
    let isPointer = text.allSatisfy { $0.isPunctuation } || Self.isPointer(text)
    let names = FileMention.names(in: text).filter { !isPointer || FileMention.looksLikePath($0) }
    for name in names + FileMention.names(in: utterance).filter(FileMention.looksLikePath) {
      guard let content = try Self.content(of: name, context) else { continue }
      self = .file(name: name, content)
      return
    }
    if let name = names.last, Self.isMeant(name, in: text) {
      throw .invalidInput(reason: Self.wording(of: .notFound, name, in: context.language))
    }
    self = isPointer ? .missing : .typed(text)
  }

  /// The text without the words that ask for its summary: what stands in the slot or, where these
  /// words open the line, all that follows them.
  private static func text(_ typed: String, of utterance: String) -> String {
    let asked = KeepWish.removed(from: typed).trimmingPrefix { "?？,，".contains($0) }
    let text = TextLead.removed(from: String(asked))
    let line = KeepWish.removed(from: utterance)
    let rest = TextLead.removed(from: line)
    let isCut = rest != line && rest.count > text.count && line.contains(typed.trimmed)
    return isCut && !rest.hasPrefix("//") ? rest : text
  }

  /// The content of a file, or nothing where there is none of that name.
  static func content(
    of name: String, _ context: SkillContext
  ) throws(SkillError) -> String? {
    do {
      return try decoded(context.capabilities.readFile(name), name, context.language)
    } catch let problem as FileProblem {
      guard FileMention.looksLikePath(name), problem != .notFound else { return nil }
      throw .invalidInput(reason: wording(of: problem, name, in: context.language))
    } catch let error as SkillError {
      throw error
    } catch {
      throw .failed(reason: "\(error)")
    }
  }

  /// Whether a short text is about the file of that name, whether there is one or not.
  private static func isMeant(_ name: String, in text: String) -> Bool {
    let rest = text.replacing(name, with: " ")
    return FileMention.looksLikePath(name) && rest.split(whereSeparator: \.isWhitespace).count <= 5
      && rest.unicodeScalars.filter(\.isHan).count <= 12
  }

  private static func isPointer(_ text: String) -> Bool {
    let plain = text.lowercased().trimmedOfMarks
    guard plain.count <= 24 else { return false }
    return pointers.contains(plain)
      || chinesePointers.contains { plain.hasPrefix($0.start) && plain.hasSuffix($0.end) }
  }

  private static func decoded(
    _ bytes: [UInt8], _ name: String, _ language: Language
  ) throws(SkillError) -> String {
    var content = bytes[...]
    if content.starts(with: [0xEF, 0xBB, 0xBF]) { content = content.dropFirst(3) }
    content = content.prefix(Summarizer.mostBytes)
    let text = String(decoding: content, as: UTF8.self)
    let isBinary = content.contains(0) || content.starts(with: Array("%PDF".utf8))
    let broken = text.unicodeScalars.lazy.filter { $0 == "\u{FFFD}" }.count
    if isBinary || broken * 100 > content.count {
      throw .invalidInput(
        reason: language.say(
          "\(name) isn't plain text in UTF-8. Save it as text and try again.",
          "\(name) 不是UTF-8纯文本。请另存为文本文件再试。"))
    }
    if text.trimmed.isEmpty {
      throw .invalidInput(
        reason: language.say(
          "\(name) is empty. Name another file.", "\(name) 是空的，请换一个文件。"))
    }
    return text.withoutControlSequences
  }

  private static func wording(
    of problem: FileProblem, _ name: String, in language: Language
  ) -> String {
    switch problem {
    case .notFound:
      language.say(
        "There is no file \(name) here. Check the name, or paste the text.",
        "找不到文件 \(name)。请检查文件名，或者直接把文字贴过来。")
    case .notReadable:
      language.say(
        "I may not read \(name). Check its permissions.", "\(name) 没有读取权限，请检查一下。")
    case .isFolder:
      language.say(
        "\(name) is a folder. Name a file in it.", "\(name) 是文件夹，请指定里面的一个文件。")
    case .tooLarge(let limit):
      language.say(
        "\(name) is larger than \(limit >> 20) MiB. Name a smaller file.",
        "\(name) 超过 \(limit >> 20) MiB，请换一个小一点的文件。")
    }
  }

  private static let pointers: Set<String> = [
    "this", "that", "it", "this article", "that article", "the article", "this text", "the text",
    "this paragraph", "this page", "the following", "following", "this document", "the document",
    "this file", "the file", "this post", "this email", "this report", "my text", "article", "text",
    "a text", "an article", "a file", "the above", "following text", "the following text",
  ]
  private static let chinesePointers: [(start: String, end: String)] = [
    ("这", "文章"), ("这", "东西"), ("这", "文字"), ("这", "内容"), ("这", "文档"), ("这", "文件"), ("这", "报告"),
    ("这", "段话"), ("这", "新闻"), ("这", "邮件"), ("这", "文"), ("这", "段"), ("这", "篇"), ("这", "个"),
    ("那", "文章"),
    ("下面", "文字"), ("下面", "内容"), ("下面", "段话"), ("以下", "内容"), ("以下", "文字"), ("上面", "内容"),
    ("這", "文章"), ("這", "東西"), ("這", "文字"), ("這", "內容"), ("文章", "文章"), ("这", "这"), ("它", "它"),
  ]
}
