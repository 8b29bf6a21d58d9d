@testable import LayoutEngine

/// What an author does to a layout, one thing at a time: numbers, priorities, relations, lines that
/// come and go, views that come, go, move and hide, and steps back.
struct RandomEdits {
  private var random: RandomProblems
  /// Earlier forms, to go back to.
  private var past: [LayoutProblem] = []

  init(seed: UInt64) { random = RandomProblems(seed: seed) }

  mutating func edit(_ problem: inout LayoutProblem) {
    past.append(problem)
    switch random.next(10) {
    case 0...3: editNumber(of: &problem)
    case 4: editConstraint(of: &problem)
    case 5: addConstraint(to: &problem)
    case 6: removeConstraint(from: &problem)
    case 7: editTree(of: &problem)
    case 8: editTree(of: &problem)
    default: problem = past[random.next(past.count)]
    }
  }

  private mutating func priority() -> Priority {
    random.pick([.defaultLow, Priority(251), Priority(749), .defaultHigh])
  }

  private mutating func points() -> Double {
    random.pick([-40.0, -8, -1, 0.5, 1, 2, 3, 10, 60])
  }

  // MARK: - Numbers of views

  private mutating func editNumber(of problem: inout LayoutProblem) {
    let view = random.next(problem.views.count)
    switch random.next(9) {
    case 0...1: problem.views[view].horizontal.intrinsic? += points()
    case 2: problem.views[view].vertical.intrinsic? += points()
    case 3: problem.views[view].stack?.spacing += points()
    case 4: problem.views[view].customSpacing = random.pick([nil, 0, 12, -4])
    case 5: problem.views[view].horizontal.hugging = priority()
    case 6: problem.views[view].vertical.hugging = priority()
    case 7: problem.views[view].horizontal.compressionResistance = priority()
    default: editStack(of: &problem)
    }
  }

  private mutating func editStack(of problem: inout LayoutProblem) {
    let stacks = problem.views.indices.filter { problem.views[$0].stack != nil }
    guard !stacks.isEmpty else { return }
    let stack = random.pick(stacks)
    switch random.next(3) {
    case 0: problem.views[stack].stack?.alignment = random.pick(StackProperties.Alignment.allCases)
    case 1:
      problem.views[stack].stack?.distribution = random.pick(
        StackProperties.Distribution.allCases)
    default: problem.views[stack].stack?.axis = random.pick([.horizontal, .vertical])
    }
  }

  // MARK: - Constraints

  private mutating func editConstraint(of problem: inout LayoutProblem) {
    guard !problem.constraints.isEmpty else { return }
    let index = random.next(problem.constraints.count)
    switch random.next(5) {
    case 0...1: problem.constraints[index].constant += points()
    case 2: problem.constraints[index].multiplier = random.pick([0.25, 0.5, 1, 1.5, 2])
    case 3:
      problem.constraints[index].priority = random.pick([priority(), .required, Priority(999)])
    default:
      problem.constraints[index].relation =
        random.pick([.equal, .lessThanOrEqual, .greaterThanOrEqual])
    }
  }

  private mutating func addConstraint(to problem: inout LayoutProblem) {
    let first = ViewID(random.next(problem.views.count))
    let second = ViewID(random.next(problem.views.count))
    let attribute: Anchor.Attribute = random.pick([.width, .height, .leading, .top, .bottom])
    let isAlone = random.next(2) == 0 && (attribute == .width || attribute == .height)
    let constraint = LayoutConstraint(
      Anchor(first, attribute), random.pick([.equal, .lessThanOrEqual, .greaterThanOrEqual]),
      isAlone ? nil : Anchor(second, attribute),
      multiplier: isAlone ? 1 : random.pick([1, 1, 0.5, 2]),
      constant: isAlone ? random.pick([20, 44, 100, 300]) : random.pick([0, 0, 8, -16]),
      priority: random.pick([.required, priority(), Priority(999)]))
    problem.constraints.insert(constraint, at: random.next(problem.constraints.count + 1))
  }

  private mutating func removeConstraint(from problem: inout LayoutProblem) {
    guard !problem.constraints.isEmpty else { return }
    problem.constraints.remove(at: random.next(problem.constraints.count))
  }

  // MARK: - Views

  private mutating func editTree(of problem: inout LayoutProblem) {
    guard problem.views.count > 2 else { return }
    let view = 1 + random.next(problem.views.count - 1)
    switch random.next(6) {
    case 0: problem.views[view].isHidden.toggle()
    case 1: problem.remove(problem.run(of: view))
    case 2: problem.duplicate(problem.run(of: view))
    case 3: problem.swapWithNext(view)
    case 4: addEmptyView(to: &problem, in: random.next(problem.views.count))
    default:
      let run = problem.run(of: view)
      if run.count == 1 { problem.duplicate(run) } else { problem.remove(run) }
    }
  }

  /// As an author begins one: nothing is said of it yet, and outside of a stack nothing holds it.
  private mutating func addEmptyView(to problem: inout LayoutProblem, in parent: Int) {
    problem.views.append(LayoutView(parent: ViewID(parent), isArranged: random.next(2) == 0))
  }
}

extension LayoutProblem {
  /// A view with all that is in it, as far as that stands behind it without a gap.
  func run(of view: Int) -> Range<Int> {
    var end = view + 1
    while end < views.count, let parent = views[end].parent?.index, parent >= view { end += 1 }
    return view..<end
  }

  mutating func remove(_ run: Range<Int>) {
    guard views.count > run.count + 1 else { return }
    views.removeSubrange(run)
    renumber { run.contains($0) ? nil : $0 < run.lowerBound ? $0 : $0 - run.count }
  }

  /// The same views once more, right behind themselves, without the constraints.
  mutating func duplicate(_ run: Range<Int>) {
    var copy = Array(views[run])
    for index in copy.indices {
      if let parent = copy[index].parent?.index, run.contains(parent) {
        copy[index].parent = ViewID(parent + run.count)
      }
      copy[index].horizontal.intrinsic? += 3
    }
    renumber { $0 < run.upperBound ? $0 : $0 + run.count }
    views.insert(contentsOf: copy, at: run.upperBound)
  }

  /// Two views that stand side by side in one stack change places, with all that is in them.
  mutating func swapWithNext(_ view: Int) {
    let first = run(of: view)
    guard first.upperBound < views.count else { return }
    let second = run(of: first.upperBound)
    guard views[view].parent == views[second.lowerBound].parent else { return }
    let moved = views[second] + views[first]
    views.replaceSubrange(first.lowerBound..<second.upperBound, with: moved)
    renumber {
      first.contains($0) ? $0 + second.count : second.contains($0) ? $0 - first.count : $0
    }
  }

  /// Gives the views that parents and constraints name new numbers; what names none is dropped.
  private mutating func renumber(_ number: (Int) -> Int?) {
    func renumbered(_ view: ViewID) -> ViewID? { number(view.index).map { ViewID($0) } }
    for index in views.indices { views[index].parent = views[index].parent.flatMap(renumbered) }
    constraints = constraints.compactMap { constraint in
      var constraint = constraint
      guard let first = renumbered(constraint.first.view) else { return nil }
      constraint.first.view = first
      if let second = constraint.second {
        guard let view = renumbered(second.view) else { return nil }
        constraint.second?.view = view
      }
      return constraint
    }
  }
}
