import TextAnalysis

/// Words that tell whether something is a request of its own or belongs to what stands beside it.
struct PartWords: Sendable {
  /// Verbs that people open a request with: what follows "and" with one of them is hardly a part of
  /// a name, even where nothing understands it.
  let verbs = PhraseSet([
    "play", "call", "phone", "ring", "send", "text", "email", "mail", "message", "order", "book",
    "buy", "open", "close", "launch", "turn on", "turn off", "switch on", "switch off", "turn up",
    "turn down", "dim", "lock", "unlock", "google", "search", "look up", "translate", "download",
    "print", "post", "tweet", "read", "sing", "pause", "resume", "skip", "mute", "start", "run",
    "check the weather", "take a picture", "take a photo", "feed", "make me", "make a", "get me",
    "放", "播放", "打电话", "给", "发", "订", "买", "打开", "关掉", "关闭", "开灯", "关灯", "查", "翻译", "下载", "打印", "唱",
    "叫车", "叫个车", "点个", "点一份", "点外卖", "拍",
  ])
  /// What stands for a thing that was named before.
  let references = PhraseSet([
    "new one", "another one", "fresh one", "different one", "longer one", "shorter one",
  ])
  /// The same at the end of a request, where the thing is left out.
  let endings = PhraseSet(["another", "新的", "一个新的", "个新的", "一个", "另一个", "另外一个"])
  /// What opens a reminder and may be left out of the next one.
  let reminding = PhraseSet(["remind me", "提醒我"])
  /// The "to" that is left of it.
  let infinitive = PhraseSet(["to"])
  /// Words before the text of a reminder: what follows is what its owner is to do.
  let owners = PhraseSet(["to", "我", "我去", "我要", "忘了", "记得"])
}
