/// The optional priorities that occur in a problem, as small indices, the highest first.
///
/// Level 0 is reserved for what is required; preferences (priorities of 0 and below) come last.
struct PriorityLevels: Sendable {
  /// `priorities[0]` is level 1.
  private(set) var priorities: [Double]
  /// Levels 1...realCount are real priorities, those above are preferences.
  let realCount: Int
  private let index: [Double: Int32]

  init(of problem: LinearProblem, includingPreferences: Bool) {
    var seen: Set<Double> = []
    var last = Double.nan
    for row in problem.rows where !row.priority.isRequired {
      let value = row.priority.value
      if value == last || value.isNaN { continue }
      last = value
      if includingPreferences || !row.isPreference { seen.insert(value) }
    }
    priorities = seen.sorted(by: >)
    realCount = priorities.prefix { $0 > 0 }.count
    var index: [Double: Int32] = [:]
    for (place, value) in priorities.enumerated() {
      index[value] = Int32(truncatingIfNeeded: place + 1)
    }
    self.index = index
  }

  var count: Int { priorities.count }

  /// Nil for a preference that is left out.
  func level(of priority: Priority) -> Int32? { index[priority.value] }

  func priority(of level: Int32) -> Priority { Priority(priorities[Int(level) - 1]) }
}
