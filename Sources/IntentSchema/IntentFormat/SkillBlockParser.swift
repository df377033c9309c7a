/// Reads a `skill ID` block: what the data changes about a built-in skill.
struct SkillBlockParser {
  private enum Key: String, CaseIterable {
    case priority, group, timeout, enabled
  }

  /// Reads a skill block.
  ///
  /// - Parameters:
  ///   - head: the block.
  ///   - diagnostics: where the problems go.
  /// - Returns: nil if the skill has no usable identifier.
  func parse(
    _ head: BlockHead<CatalogueKeyword>, reportingTo diagnostics: inout [Diagnostic]
  ) -> SkillTuning? {
    let location = head.block.head.location
    guard
      let identifier = Name.read(
        head.argument, of: "a skill", orReportAt: location, to: &diagnostics)
    else { return nil }
    let lines = KeyedLine<Key>.lines(of: head.block, repeatable: [], reportingTo: &diagnostics)
    if head.block.body.isEmpty {
      diagnostics.warning(
        at: location, "the skill block changes nothing",
        fix: "add `priority`, `group`, `timeout` or `enabled`")
    }
    var tuning = SkillTuning(identifier: identifier, location: location)
    for line in lines { set(line, in: &tuning, reportingTo: &diagnostics) }
    return tuning
  }

  private func set(
    _ line: KeyedLine<Key>, in tuning: inout SkillTuning,
    reportingTo diagnostics: inout [Diagnostic]
  ) {
    let value = line.value
    switch line.key {
    case .priority: tuning.priority = SkillSetting.priority(value, reportingTo: &diagnostics)
    case .group:
      tuning.group = Name.read(value, of: "a group", orReportAt: line.location, to: &diagnostics)
    case .timeout: tuning.timeout = SkillSetting.timeout(value, reportingTo: &diagnostics)
    case .enabled:
      tuning.isEnabled = SkillSetting.yesNo(value, reportingTo: &diagnostics) ?? true
    }
  }
}
