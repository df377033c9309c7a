public import SkillKit

/// The skills that Parley ships.
public enum SkillCatalogue {
  /// All built-in skills, in the order they are registered.
  public static let all: [AnySkill] = [
    AnySkill(GreetSkill()), AnySkill(FarewellSkill()), AnySkill(HelpSkill()),
    AnySkill(CancelSkill()), AnySkill(StartTimerSkill()), AnySkill(ListTimersSkill()),
    AnySkill(CancelTimerSkill()), AnySkill(SetAlarmSkill()), AnySkill(AddNoteSkill()),
    AnySkill(FindNotesSkill()), AnySkill(AddTodoSkill()), AnySkill(ListTodosSkill()),
    AnySkill(CompleteTodoSkill()), AnySkill(CreateReminderSkill()),
    AnySkill(ListRemindersSkill()), AnySkill(TellTimeSkill()), AnySkill(AnswerDateSkill()),
    AnySkill(CalculateSkill()), AnySkill(ConvertUnitSkill()), keptSummary, summary,
    AnySkill(ChooseSkill()), AnySkill(ReportMachineSkill()), answer,
  ]
}
