import IntentSchema
import Testing

struct LanguageTests {
  @Test(arguments: [
    "zh", "ZH", "zh-CN", "zh_CN", "zh_cn", "zh-Hans", "zh-Hant-TW", "zh_TW.UTF-8", "zh@pinyin",
    "cmn", "cmn-Hans-CN", "yue-HK", "zho",
  ])
  func everyTagOfChineseIsChinese(tag: String) {
    #expect(Language(tag: tag) == .chinese)
  }

  @Test(arguments: ["en", "EN-us", "en_GB.UTF-8", "eng"])
  func everyTagOfEnglishIsEnglish(tag: String) {
    #expect(Language(tag: tag) == .english)
  }

  @Test(arguments: ["", "C", "POSIX", "fr", "zhx", "zh1", "-zh", "e"])
  func otherTagsAreNoLanguageHere(tag: String) {
    #expect(Language(tag: tag) == nil)
  }
}
