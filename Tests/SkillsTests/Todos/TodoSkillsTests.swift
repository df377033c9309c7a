import IntentSchema
import SkillKit
import SkillKitTesting
import Testing

@testable import Skills

struct TodoSkillsTests {
  private func trial(
    _ items: [String], _ utterance: String = "", task: String? = nil,
    in language: Language = .english
  ) -> SkillTrial {
    var trial = SkillTrial(utterance, task.map { [.text("task", $0)] } ?? [], in: language)
    for item in items { trial.add(Record(title: item, createdAt: 1), to: .todos) }
    return trial
  }

  @Test(arguments: [
    ("batteries", "add batteries to my list", ["batteries"]),
    ("milk, eggs and bread", "add milk, eggs and bread to my list", ["milk", "eggs", "bread"]),
    ("milk and eggs", "put milk and eggs on the shopping list", ["milk", "eggs"]),
    ("milk and eggs", "add milk and eggs to my list", ["milk", "eggs"]),
    ("eggs, flour and sugar", "add eggs, flour and sugar", ["eggs", "flour", "sugar"]),
    ("交房租和浇花", "待办加交房租和浇花", ["交房租", "浇花"]),
    ("给爸爸和妈妈打电话", "待办加给爸爸和妈妈打电话", ["给爸爸和妈妈打电话"]),
    ("里再加一个买菜", "清单里再加一个买菜", ["买菜"]),
    ("点牛奶", "购物清单里加点牛奶", ["牛奶"]),
    ("加油", "待办：加油", ["加油"]),
    ("call the dentist and book flights", "add it", ["call the dentist and book flights"]),
    ("call Anna and Ben", "add call Anna and Ben", ["call Anna and Ben"]),
    (
      "write to the bank, sign it and send it off", "add it",
      ["write to the bank, sign it and send it off"]
    ),
    ("西红柿、土豆", "买菜清单加西红柿、土豆", ["西红柿", "土豆"]),
    ("牛奶、鸡蛋和面包", "待办加牛奶、鸡蛋和面包", ["牛奶", "鸡蛋", "面包"]),
    ("给爸妈打电话", "待办加给爸妈打电话", ["给爸妈打电话"]),
  ])
  func splitsListsButNotTasks(task: String, utterance: String, expected: [String]) {
    #expect(ShoppingList.items(of: task, in: utterance) == expected)
  }

  @Test func addsWhatIsNew() async throws {
    let trial = trial(["Milk"], "shopping", task: "milk, eggs and bread")
    let result = try await trial.run(AddTodoSkill())
    #expect(
      result.output.text == "Added to your list: eggs and bread. \"milk\" is already on your list.")
    #expect(
      result.changes
        == ["eggs", "bread"].map { .add(.todos, Record(title: $0, createdAt: trial.now)) })
  }

  @Test func addsInChinese() async throws {
    let result = try await trial([], "待办加交电费", task: "交电费", in: .chinese).run(AddTodoSkill())
    #expect(result.output.text == "已加入清单：交电费。")
  }

  @Test func numbersWhatIsLeft() async throws {
    var trial = trial(["buy milk", "call mom"])
    trial.add(Record(title: "old", createdAt: 1, doneAt: 2), to: .todos)
    let text = try await trial.run(ListTodosSkill()).output.text
    #expect(text == "Your list (2):\n1) buy milk\n2) call mom")
    let empty = try await SkillTrial("待办", in: .chinese).run(ListTodosSkill()).output.text
    #expect(empty == "清单是空的。")
  }

  @Test(arguments: [
    ("2", 2), ("the second one", 2), ("number three", 3), ("last", 3), ("第三项", 3), ("milk", 1),
    ("cleaned the oven", 2), ("paying the tax return", 3), ("clean the oven", 2),
  ])
  func ticksOffWhatIsMeant(task: String, id: Int) async throws {
    let items = ["buy milk", "clean the oven", "pay the tax return"]
    let trial = trial(items, task: task)
    let result = try await trial.run(CompleteTodoSkill())
    var record = Record(id: id, title: items[id - 1], createdAt: 1)
    record.doneAt = trial.now
    #expect(result.changes == [.put(.todos, record)])
    #expect(result.output.text == "Done: \(items[id - 1]). 2 left.")
  }

  @Test(arguments: [
    ("first and third", "", [1, 3]), ("1 and 3", "", [1, 3]), ("第一和第三", "", [1, 3]),
    ("milk and the oven", "", [1, 2]), ("全部都做完了", "", [1, 2, 3]), ("every one", "", [1, 2, 3]),
    ("做完了", "全部都做完了", [1, 2, 3]), ("all the laundry", "I did all the laundry", []),
  ])
  func ticksOffSeveralAtOnce(task: String, text: String, ids: [Int]) async throws {
    let items = ["buy milk", "clean the oven", "pay the tax return"]
    let result = try await trial(items, text, task: task).run(CompleteTodoSkill())
    #expect(result.changes.count == ids.count)
    let name =
      ids.count == 3 ? "everything. Your list is" : "\(ids.first == 1 ? "buy milk and" : "")"
    #expect(result.output.text.contains(name) || ids.isEmpty)
  }

  @Test func looksInTheUtteranceWhereTheSlotSaysNothing() async throws {
    let result = try await trial(["bread", "milk"], "i bought milk", task: "i")
      .run(CompleteTodoSkill())
    #expect(result.output.text == "Done: milk. 1 left.")
  }

  @Test func saysWhenTheListIsEmpty() async throws {
    let result = try await trial(["交电费"], task: "交电费", in: .chinese).run(CompleteTodoSkill())
    #expect(result.output.text == "完成了：交电费。清单清空了。")
    let empty = try await trial([], task: "x").run(CompleteTodoSkill())
    #expect(empty.output.text == "Your list is empty already.")
  }

  @Test func asksWhichOfSeveral() async throws {
    let result = try await trial(["buy milk", "call mom", "buy bread"], task: "buy")
      .run(CompleteTodoSkill())
    #expect(result.output.text == "Several could be meant:\n1) buy milk\n3) buy bread")
    #expect(result.changes.isEmpty)
    #expect(result.followUp == FollowUp(intent: "todo.done"))
  }

  @Test(arguments: ["dragon", "7"])
  func showsTheListWhereNothingFits(task: String) async throws {
    let result = try await trial(["buy milk"], task: task).run(CompleteTodoSkill())
    #expect(
      result.output.text == "I don't see \"\(task)\" on your list.\nYour list (1):\n1) buy milk")
    #expect(result.changes.isEmpty)
  }
}
