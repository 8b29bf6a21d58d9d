import LayoutEngine
import StackDSL

extension Rule {
  static let hiddenLeavesGap = Rule(
    code: "hidden-leaves-gap", severity: .warning,
    traits: Traits(scope: .variants, severityInScenes: .information),
    checks: [.screen(reports), .screen(emptyWrappers)])

  /// A stack closes the gap of a hidden view; constraints keep it. In a document a view is often hidden only until code
  /// shows it.
  ///
  /// Source: of 692 reported layouts (docs/fixes.md) 11 have such a gap, and in all 11 it is the reported fault.
  private static func reports(_ readings: ScreenReadings) -> [Report] {
    reports(readings, where: { $0.isGone($1) }) { view, reading in
      reading.gapLeft(by: view).map { report(view, $0, reading) }
    }
  }

  /// A stack closes the gap of a view that is hidden itself, not that of a wrapper with nothing visible in it.
  private static func emptyWrappers(_ readings: ScreenReadings) -> [Report] {
    reports(readings, where: { $0.wrapsNothing($1) }, make: emptyWrapper)
  }

  /// One report for each view, with all environments in which it has left.
  private static func reports(
    _ readings: ScreenReadings, where isGone: (LayoutReading, ViewID) -> Bool,
    make report: (ViewID, LayoutReading) -> Report?
  ) -> [Report] {
    guard readings.isComplete, !readings.screen.isOfInterfaceBuilder else { return [] }
    return readings.screen.views.indices.compactMap { number in
      let gone = readings.all.indices.filter { place in
        let reading = readings.all[place]
        return reading.layout.id(of: ViewIndex(number)).map { isGone(reading, $0) } ?? false
      }
      guard let first = gone.first,
        let id = readings.all[first].layout.id(of: ViewIndex(number)),
        var report = report(id, readings.all[first])
      else { return nil }
      report.environments = gone
      return report
    }
  }

  private static func emptyWrapper(_ view: ViewID, _ reading: LayoutReading) -> Report? {
    guard let stack = reading.stack(arranging: view),
      let axis = reading.stackProperties(stack)?.axis,
      reading.size(view, axis) >= standardSpacing
    else { return nil }
    let (index, state) = (reading.index(view), reading.environment.state)
    let inner = reading.children(of: view).map(reading.name)
    return Report(
      span: reading.place(of: view),
      message: (state.map { "In the state \($0) " } ?? "")
        + "\(reading.name(view)) still takes \(pt(reading.size(view, axis))) of \(reading.name(stack)), though "
        + "\(list(inner)) in it \(inner.count == 1 ? "is" : "are") hidden: hide \(reading.name(view)) instead.",
      // Without states, code may show them before anybody sees the wrapper: 20 of 860 shipped layouts have one.
      severity: state == nil ? .information : nil,
      views: [view, stack].map(reading.index), aspect: axis.word,
      remedies: [
        Remedy(
          "Hide \(reading.name(view)) as well",
          [
            state.map {
              .addMember(
                .screen, "when state == \($0) { \(reading.reference(to: view)).isHidden: true }")
            } ?? .set(index, .isHidden, "true")
          ], shows: [index], axis: axis)
      ])
  }

  private static func report(_ view: ViewID, _ gap: Gap, _ reading: LayoutReading) -> Report {
    let state = reading.environment.state
    let (neighbour, what) = (
      reading.name(gap.neighbours[0]),
      reading.problem.views[view.index].isHidden ? "hidden" : "empty"
    )
    return Report(
      span: reading.place(of: view),
      message: (state.map { "In the state \($0) " } ?? "")
        + "\(reading.name(view)) is \(what) but still keeps \(pt(gap.points)) beside \(neighbour): "
        + "only a stack closes the gap of a hidden view.",
      views: [view, gap.neighbours[0]].map(reading.index), aspect: gap.axis.word,
      remedies: closing(gap, of: view, in: state, reading))
  }

  /// Ties what follows the view to whatever comes behind it: in a state beside the lines that hold otherwise.
  private static func closing(
    _ gap: Gap, of view: ViewID, in state: String?, _ reading: LayoutReading
  ) -> [Remedy] {
    let far = reading.screen.constraints[gap.far]
    let past = gap.neighbours.map {
      PlainConstraint(far).replacing(reading.index(view), by: reading.index($0))
    }
    let shown = gap.neighbours.map(reading.index)
    guard let state else {
      guard past.count == 1 else { return [] }
      var closing = Remedy(
        "Close the gap: `\(reading.screen.text(of: past[0], in: far.owner))`",
        [reading.restating(gap.far, past[0])], shows: shown, axis: gap.axis)
      // It is right as long as the view is hidden.
      closing.onlyAccepts = true
      return [closing]
    }
    let lines = past.map { reading.screen.text(of: $0, in: .screen) }.joined(separator: "; ")
    let near = gap.near.map { quoted(reading.screen.constraints[$0].text) }
    return [
      Remedy(
        "Close the gap: `when state == \(state) { \(lines) }`, and make \(list(unique(near))) @750",
        gap.near.map { .setPriority(constraint: $0, Priority.defaultHigh.value) }
          + [.addMember(.screen, "when state == \(state) { \(lines) }")],
        shows: shown, axis: gap.axis)
    ]
  }

  /// The room of a view that shows nothing, between the views that are tied to it and whatever comes behind.
  fileprivate struct Gap {
    var neighbours: [ViewID]
    var axis: Axis
    /// The size of the view and its distance from the neighbour.
    var points: Double
    /// The lines that tie each neighbour to the view, and the one that ties the view to what comes behind, as indices in
    /// `Screen.constraints`.
    var near: [Int]
    var far: Int
  }
}

extension LayoutReading {
  /// Hidden, or a label without text.
  fileprivate func isGone(_ view: ViewID) -> Bool {
    problem.views[view.index].isHidden
      || declared(view).kind == .label && property(.text, of: view) != nil
        && (layout.view(view)?.text ?? "").isEmpty
  }

  /// A plain view in a stack, without a background or a class of its own, all of whose content is hidden.
  fileprivate func wrapsNothing(_ view: ViewID) -> Bool {
    guard declared(view).kind == .view, stack(arranging: view) != nil, !isOutOfSight(view),
      !isFilled(view), property(.class, of: view) == nil
    else { return false }
    let inner = children(of: view)
    return !inner.isEmpty && inner.allSatisfy { problem.views[$0.index].isHidden }
  }

  /// Nil for a view that leaves less than the standard spacing, or that nothing follows.
  fileprivate func gapLeft(by view: ViewID) -> Rule.Gap? {
    guard stack(arranging: view) == nil, let parent = problem.views[view.index].parent,
      parent == container || !isOutOfSight(parent)
    else { return nil }
    let lines = constraintsOfView[view.index].filter {
      let line = problem.constraints[$0.index]
      return line.relation == .equal && line.priority.isRequired && line.second != nil
        && line.second?.view != line.first.view && constraintIndex($0) != nil
    }
    /// A visible view beside this one, the gap between them, and the edge of this one that it is tied to.
    func tied(_ id: ConstraintID) -> (neighbour: ViewID, near: Int, own: LayoutAnchor.Attribute)? {
      let line = problem.constraints[id.index]
      guard line.isGap, let near = constraintIndex(id), let second = line.second else { return nil }
      let (own, other) = line.first.view == view ? (line.first, second) : (second, line.first)
      guard problem.views[other.view.index].parent == parent, !isOutOfSight(other.view),
        screen.constraints[near].composite == nil
      else { return nil }
      return (other.view, near, own.attribute)
    }
    let ties = lines.compactMap(tied)
    for tie in ties {
      let far = lines.first { id in
        let line = problem.constraints[id.index]
        let end = line.first.view == view ? line.first : line.second
        return end?.attribute == tie.own.opposite
      }
      guard let far, let place = constraintIndex(far), screen.constraints[place].composite == nil
      else { continue }
      let points =
        size(view, tie.own.axis) + screen.constraints[tie.near].constant.magnitude
      guard points >= standardSpacing else { continue }
      let alike = ties.filter { $0.own == tie.own }
      return Rule.Gap(
        neighbours: alike.map(\.neighbour), axis: tie.own.axis, points: points,
        near: alike.map(\.near), far: place)
    }
    return nil
  }
}

extension PlainConstraint {
  fileprivate func replacing(_ view: ViewIndex, by other: ViewIndex) -> Self {
    var line = self
    if line.first.view == view { line.first.view = other }
    if line.second?.view == view { line.second?.view = other }
    return line
  }
}
