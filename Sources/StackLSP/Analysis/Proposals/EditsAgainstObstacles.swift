import LayoutEngine
import StackDSL

/// The single edits of a closed grammar that remove an obstacle to a goal.
///
/// They follow from the solver's results alone: which constraints, contents and stacks stand in the way, by
/// how many points and in which direction. Their effect is proven afterwards.
struct EditsAgainstObstacles {
  let goal: Shortage
  let reading: LayoutReading
  /// The priority at which the layout itself pursues the goal.
  private let strength: Double
  /// The views whose contents have too little or too much room on the axis of the goal.
  private let lacking: [ViewID]
  let obstacles: [Obstacle]
  /// What gives way does so below this priority, if something is to keep its place.
  private let kept: Double

  /// - Parameters:
  ///   - isForContents: whether the line that gives way makes room for contents, and not only for other lines.
  ///   - solve: lays out a problem with the goal as a constraint.
  init(
    to goal: Shortage, in reading: LayoutReading, isForContents: Bool = false,
    solve: (LayoutProblem) -> LayoutOutcome
  ) {
    self.goal = goal
    self.reading = reading
    kept = isForContents ? Priority.defaultHigh.value : Priority.required.value
    let axis = goal.axis
    lacking = goal.lackingViews(in: reading)
    let isSurplus = goal.isSurplus
    strength =
      lacking.map { view in
        let content = reading.content(view, axis)
        return (isSurplus ? content.hugging : content.compressionResistance).value
      }.min() ?? Priority.required.value
    let found: [Obstacle]
    if case .conflict(let conflict) = goal {
      found = conflict.members.map { Obstacle(origin: $0.origin, points: $0.repair) }
    } else {
      let lines = goal.constraints(in: reading)
      found =
        lines.isEmpty ? [] : Self.obstacles(to: lines, along: axis, in: reading, solve: solve)
    }
    // A view stays where it begins, so its end gives way first: of 18 edges that reports make optional, 15 are ends.
    obstacles =
      found.filter { !reading.isBeginning($0.origin) }
      + found.filter { reading.isBeginning($0.origin) }
  }

  /// The height that a cell has found for itself is no obstacle; what makes it so high is one. What asks for that height
  /// stands in no line of the file.
  private static func obstacles(
    to lines: [LayoutConstraint], along axis: Axis, in reading: LayoutReading,
    solve: (LayoutProblem) -> LayoutOutcome
  ) -> [Obstacle] {
    guard reading.environment.host.isSelfSizing, axis == .vertical else {
      return reading.outcome.obstacles(to: lines, solve: solve)
    }
    let written = reading.problem.constraints.indices
    return solve(fittingProblem(of: reading.problem)).obstacles(to: lines, solve: solve).filter {
      if case .user(let id) = $0.origin { written.contains(id.index) } else { true }
    }
  }

  /// The most common edits first; an edit with a number that the file does not contain comes last.
  var remedies: [Remedy] {
    let edits = own + obstacles.flatMap(edits(against:))
    var seen: Set<[Change]> = []
    let ranked = edits.filter { seen.insert($0.remedy.changes).inserted }
      .enumerated().sorted { (-$0.element.count, $0.offset) < (-$1.element.count, $1.offset) }
      .map(\.element)
    return ranked.filter { $0.count > 0 }.prefix(Self.mostCounted).map(\.remedy)
      + ranked.filter { $0.count == 0 }.map(\.remedy)
  }

  /// The most edits before those with new numbers, which keep a third of the places: in a long column the edits of
  /// its lines would take every place.
  private static let mostCounted = 16

  struct Edit {
    var remedy: Remedy
    /// How often people make such an edit.
    var count: Double
  }

  /// - Parameter line: the constraint that the edit gives up, for good or in part.
  func edit(
    _ kind: EditKind?, _ view: ViewID, _ title: String, _ changes: [Change],
    givingUp line: LayoutConstraint? = nil
  ) -> Edit {
    var shows = [reading.index(view)]
    if let own = goal.view { shows.insert(reading.index(own), at: 0) }
    var remedy = Remedy(title, changes, shows: unique(shows), axis: shownAxis)
    remedy.isGeneral = true
    remedy.isSearched = true
    let form = line.map(LineForm.init)
    let isRow = line.map(isSharedMiddle) ?? false
    remedy.givesUpPlace = form?.isPlace ?? false || isRow
    remedy.givesUpMiddle = form == .centre && !isRow
    // Either of two tied views may be the one that gives way.
    let views = [view] + (form == .tie ? [line?.second?.view].compactMap(\.self) : [])
    let count = kind.flatMap { kind in
      views.map { EditCounts.count(kind, of: reading.declared($0).kind) }.max()
    }
    let share = (form.map(EditCounts.givingWay) ?? 1) * (isOfOthers(line) ? EditCounts.ofOthers : 1)
    return Edit(remedy: remedy, count: Double(count ?? 0) * share)
  }

  /// Whether the line names neither a view that lacks room nor one around it or in it.
  private func isOfOthers(_ line: LayoutConstraint?) -> Bool {
    let own = goal.view.map { [$0] } ?? lacking
    guard let line, !own.isEmpty else { return false }
    return [line.first.view, line.second?.view].compactMap(\.self).allSatisfy { other in
      other == reading.container
        || own.allSatisfy { !reading.isInside(other, $0) && !reading.isInside($0, other) }
    }
  }

  /// Whether further views have their middle in the same place: a row is no wish of one of them.
  private func isSharedMiddle(_ line: LayoutConstraint) -> Bool {
    LineForm(line) == .centre
      && reading.problem.constraints.contains { other in
        other.first.view != line.first.view && other.first.attribute == line.first.attribute
          && other.second == line.second
      }
  }

  private var shownAxis: Axis? {
    if case .conflict(let conflict) = goal, conflict.axes.count != 1 { return nil }
    return goal.axis
  }

  // MARK: The view itself

  private var own: [Edit] {
    lacking.flatMap { view in
      (goal.isSurplus ? [] : texts(view, goal.axis))
        + (winning(view, goal.axis).map { [$0] } ?? [])
    } + keptInside + settled
  }

  /// A content insists more on its size, or less.
  func weighed(_ kind: EditKind, _ view: ViewID, _ axis: Axis, _ priority: Double) -> Edit {
    let content = reading.content(view, axis)
    let isHugging = kind == .hugging
    let present = (isHugging ? content.hugging : content.compressionResistance).value
    let words = isHugging ? "hugging" : "compression resistance"
    return edit(
      kind, view,
      "\(priority > present ? "Raise" : "Lower") \(axis.word) \(words) of \(reading.name(view)) to "
        + figure(priority),
      [
        .set(
          reading.index(view), isHugging ? axis.hugging : axis.compressionResistance,
          figure(priority))
      ])
  }

  /// Lets a one-line text wrap, and a label shrink.
  private func texts(_ view: ViewID, _ axis: Axis) -> [Edit] {
    guard axis == .horizontal, reading.isTextOfOneLine(view) else { return [] }
    let (name, index) = (reading.name(view), reading.index(view))
    let wrap = edit(.lines, view, "Let \(name) wrap", [.set(index, .numberOfLines, "0")])
    return (reading.hasWords(view) ? [wrap] : []) + [
      edit(
        nil, view, "Let the text of \(name) shrink: minimumScaleFactor 0.5",
        [.set(index, .minimumScaleFactor, "0.5")])
    ]
  }

  /// Makes its content outweigh the optional constraint or content that stands against it.
  private func winning(_ view: ViewID, _ axis: Axis) -> Edit? {
    let rivals = obstacles.compactMap { reading.priority(of: $0.origin) }
    guard let strongest = rivals.max(), strongest < 999, strongest >= strength,
      let above = FreePriority.above(strongest, inUse: rivals)
    else { return nil }
    return weighed(goal.isSurplus ? .hugging : .resistance, view, axis, above)
  }

  // MARK: Obstacles

  private func edits(against obstacle: Obstacle) -> [Edit] {
    switch obstacle.origin {
    case .user(let id): against(id, obstacle.points)
    case .compressionResistance, .wrappedHeight:
      obstacle.origin.resistance.map { againstResistance($0.view, $0.axis) } ?? []
    case .hugging(let view, let axis): againstHugging(view, axis)
    case .stack(let stack, let kind, let views): against(kind, of: stack, views, obstacle.points)
    case .environment(let view, let axis):
      view == reading.container && axis == .vertical && !goal.isSurplus ? growingPlace : []
    case .nonnegativeSize: []
    }
  }

  /// Lets a constraint give way on one side, at a lower priority or for good; a new number comes last.
  private func against(_ id: ConstraintID, _ points: Double) -> [Edit] {
    guard let index = reading.constraintIndex(id) else { return [] }
    let written = reading.screen.constraints[index]
    let line = reading.problem.constraints[id.index]
    let view = line.first.view
    // The points of an obstacle are those that are left once every content has given way as far as it can.
    let missing = max(points.magnitude, goal.points(in: reading) ?? 0).rounded(.up)
    let change = points > 0 ? missing : -missing
    if written.isOfAutoresizingMask {
      return (points == 0 ? [] : inFrame(line, by: change))
        + Remedy.frameAsConstraints(view, reading).map { Edit(remedy: $0.asSearched, count: 1) }
    }
    let words = reading.words(written, asWhole: true)
    // A bound between two views keeps them apart, whatever stands in them.
    let isBound = line.relation != .equal && line.second != nil
    var edits =
      isBound
      ? []
      : [
        edit(
          .removal, view, "Remove \(words)", [.removeConstraint(index)], givingUp: line)
      ]
    edits += atOtherEdge(index, line) + atSibling(index, line)
    let alike = ([index] + twins(of: id)).sorted()
    if alike.count > 1 {
      let all = alike.map { reading.words(reading.screen.constraints[$0], asWhole: true) }
      edits.append(
        edit(
          .removal, view, "Remove \(list(all))", alike.map { .removeConstraint($0) }, givingUp: line
        ))
    }
    let above = min(strength, kept)
    let weaker = above < 1000 ? FreePriority.below(above, inUse: [above]) : 999
    if let weaker, line.priority.value > weaker {
      edits.append(
        edit(
          .priority, view, "Make \(words) @\(figure(weaker))",
          [.setPriority(constraint: index, weaker)], givingUp: line))
    }
    guard written.composite == nil, points != 0 else { return edits }
    if line.relation == .equal {
      let relation: Constraint.Relation =
        points > 0 ? .greaterThanOrEqual : .lessThanOrEqual
      edits.append(
        edit(
          .relation, view, "Change \(words) to `\(written.text(with: relation))`",
          [.setRelation(constraint: index, relation)], givingUp: line))
    }
    let number = line.constant + change
    if written.constantSpan != nil, number * line.constant >= 0,
      line.constant == 0 || (0.25...4).contains(number / line.constant),
      !line.first.attribute.isSize || number >= 0
    {
      edits.append(
        edit(
          nil, view,
          "Change the \(figure(line.constant.magnitude)) in \(words) to \(figure(number.magnitude))",
          [.setConstant(constraint: index, number)]))
    }
    return edits
  }

  /// The same size constraint on its siblings: a size written for each of them was meant for all.
  private func twins(of id: ConstraintID) -> [Int] {
    let line = reading.problem.constraints[id.index]
    guard line.second == nil, line.first.attribute.isSize, !reading.isHuge else { return [] }
    let siblings = Set(reading.siblings(of: line.first.view)).subtracting([line.first.view])
    return reading.problem.constraints.indices.compactMap { place in
      let other = reading.problem.constraints[place]
      guard other.second == nil, siblings.contains(other.first.view),
        other.first.attribute == line.first.attribute, other.relation == line.relation,
        other.constant == line.constant, other.priority == line.priority
      else { return nil }
      return reading.constraintIndex(ConstraintID(place))
    }
  }

  private func againstResistance(_ view: ViewID, _ axis: Axis) -> [Edit] {
    let present = reading.content(view, axis).compressionResistance.value
    let usual = Priority.defaultHigh.value
    let weaker =
      strength > usual && present > usual
      ? usual : FreePriority.below(min(strength, present), inUse: [strength, present])
    return texts(view, axis) + (weaker.map { [weighed(.resistance, view, axis, $0)] } ?? [])
  }

  private func againstHugging(_ view: ViewID, _ axis: Axis) -> [Edit] {
    let present = reading.content(view, axis).hugging.value
    let usual = Priority.defaultLow.value
    guard
      let weaker = present > usual ? usual : FreePriority.below(present, inUse: [present])
    else { return [] }
    return [weighed(.hugging, view, axis, weaker)]
  }

  private func against(
    _ kind: StackConstraint, of stack: ViewID, _ views: [ViewID], _ points: Double
  ) -> [Edit] {
    guard let properties = reading.stackProperties(stack) else { return [] }
    let (name, index) = (reading.name(stack), reading.index(stack))
    switch kind {
    case .alignment:
      let isRow = properties.axis == .horizontal
      let hasTexts = reading.visibleArranged(in: stack).count(where: reading.showsText) > 1
      let words =
        isRow ? (hasTexts ? ["firstBaseline"] : []) + ["center", "top"] : ["center", "leading"]
      return words.map { word in
        edit(
          .alignment, stack, "Give \(name) alignment \(word)", [.set(index, .alignment, word)])
      }
    case .fillEqually, .fillProportionally, .distributingEdge:
      return [
        edit(
          .distribution, stack, "Give \(name) distribution fill",
          [.set(index, .distribution, "fill")])
      ]
    case .spacing:
      // One property is the space of all its gaps.
      let gaps = obstacles.count { $0.origin.isSpacing(of: stack) }
      let closer = (properties.spacing + points / Double(max(1, gaps))).rounded(.down)
      guard points < 0, closer >= 0 else { return [] }
      // People give the standard spacing and not the largest that fits.
      let usual = closer >= standardSpacing
      let words = figure(usual ? standardSpacing : closer)
      return [
        edit(
          usual ? .spacing : nil, stack, "Give \(name) spacing \(words)",
          [.set(index, .spacing, words)])
      ]
    default: return []
    }
  }

  /// Lets content that is too high scroll, or its cell grow.
  private var growingPlace: [Edit] {
    let views = goal.view.map { [$0] } ?? (lacking + conflictViews)
    guard let view = views.first else { return [] }
    let scrolls = goal.view == view && reading.scrollsByItself(view)
    return
      ((scrolls ? [] : Remedy.scrolling(around: view, reading))
      + Remedy.lettingHostGrow(reading, shows: [reading.index(view)])).map {
        Edit(remedy: $0.asSearched, count: 0)
      }
  }

  private var conflictViews: [ViewID] {
    guard case .conflict(let conflict) = goal else { return [] }
    return ConflictCase(reading: reading, conflict: conflict).views
  }
}

extension ConstraintOrigin {
  fileprivate func isSpacing(of stack: ViewID) -> Bool {
    guard case .stack(stack, .spacing, _) = self else { return false }
    return true
  }
}

extension LayoutReading {
  /// Whether a constraint ties the top or the leading edge of a view.
  fileprivate func isBeginning(_ origin: ConstraintOrigin) -> Bool {
    guard case .user(let id) = origin else { return false }
    return [.top, .leading, .left].contains(problem.constraints[id.index].first.attribute)
  }
}
