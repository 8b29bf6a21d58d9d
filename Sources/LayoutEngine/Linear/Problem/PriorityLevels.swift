/// The optional priorities of a problem as small indices, the highest first: the pre-emptive priority
/// factors of goal programming (Ijiri 1965).
///
/// Level 0 stands for required constraints; preferences (priorities of 0 and below) come last.
struct PriorityLevels: Sendable {
  /// `priorities[0]` is level 1.
  private(set) var priorities: [Double]
  /// Levels 1...realCount are real priorities, those above are preferences.
  private(set) var realCount: Int

  init(of problem: LinearProblem, includingPreferences: Bool) {
    priorities = []
    realCount = 0
    var last = Double.nan
    for row in problem.rows where !row.priority.isRequired {
      let value = row.priority.value
      if value == last || value.isNaN { continue }
      last = value
      guard includingPreferences || !row.isPreference else { continue }
      let place = index(of: value)
      if place < priorities.count, priorities[place] == value { continue }
      priorities.insert(value, at: place)
    }
    realCount = priorities.prefix { $0 > 0 }.count
  }

  var count: Int { priorities.count }

  /// 0 for a required constraint, nil for a preference that is left out.
  func level(of priority: Priority) -> Int32? {
    if priority.isRequired { return 0 }
    let place = index(of: priority.value)
    guard place < priorities.count, priorities[place] == priority.value else { return nil }
    return Int32(truncatingIfNeeded: place + 1)
  }

  /// The first place from which on no priority is higher.
  private func index(of value: Double) -> Int {
    priorities.endOfFront(where: { $0 > value })
  }
}
