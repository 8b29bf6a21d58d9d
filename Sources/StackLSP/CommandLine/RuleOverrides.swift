/// The command line's options for rules; each replaces the project's setting.
struct RuleOverrides: Sendable {
  private(set) var selected: Set<String>?
  private(set) var ignored: Set<String>?
  private(set) var levels: [String: RuleChoice.Level] = [:]

  init(_ arguments: Arguments) throws(UsageError) {
    selected = try Self.rules("--select", arguments)
    ignored = try Self.rules("--ignore", arguments)
    for word in arguments.list("--severity") ?? [] {
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else {
        throw UsageError("--severity takes RULE=LEVEL, not \"\(word)\".")
      }
      guard let level = RuleChoice.Level(parts[1]) else {
        throw UsageError(
          "A level is \(list(RuleChoice.Level.words, conjunction: "or")), not \"\(parts[1])\".")
      }
      try Self.check(parts[0])
      levels[parts[0]] = level
    }
  }

  private static func rules(
    _ option: String, _ arguments: Arguments
  ) throws(UsageError) -> Set<String>? {
    guard let names = arguments.list(option) else { return nil }
    guard !names.isEmpty else { throw UsageError("\(option) names no rule.") }
    for name in names { try check(name) }
    return Set(names)
  }

  private static func check(_ name: String) throws(UsageError) {
    if let unknown = Project.unknownRule(name) { throw UsageError(unknown) }
  }

  func choice(_ project: RuleChoice) -> RuleChoice {
    var choice = project
    if let selected { choice.selected = selected }
    if let ignored { choice.ignored = ignored }
    choice.levels.merge(levels) { $1 }
    return choice
  }
}
