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
  private let obstacles: [Obstacle]

  /// - Parameter solve: lays out a problem with the goal as a constraint.
  init(to goal: Shortage, in reading: LayoutReading, solve: (LayoutProblem) -> LayoutOutcome) {
    self.goal = goal
    self.reading = reading
    let axis = goal.axis
    lacking = goal.lackingViews(in: reading)
    let isSurplus = goal.isSurplus
    strength =
      lacking.map { view in
        let content = reading.content(view, axis)
        return (isSurplus ? content.hugging : content.compressionResistance).value
      }.min() ?? Priority.required.value
    if case .conflict(let conflict) = goal {
      obstacles = conflict.members.map { Obstacle(origin: $0.origin, points: $0.repair) }
    } else {
      let lines = goal.constraints(in: reading)
      let found = lines.isEmpty ? [] : reading.outcome.obstacles(to: lines, solve: solve)
      // A view stays where it begins, so its end gives way first.
      obstacles =
        found.filter { !reading.isBeginning($0.origin) }
        + found.filter { reading.isBeginning($0.origin) }
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

  private struct Edit {
    var remedy: Remedy
    /// How often people make such an edit.
    var count: Int
  }

  private func edit(
    _ kind: EditKind?, _ view: ViewID, _ title: String, _ changes: [Change]
  ) -> Edit {
    var shows = [reading.index(view)]
    if let own = goal.view { shows.insert(reading.index(own), at: 0) }
    var remedy = Remedy(title, changes, shows: unique(shows), axis: shownAxis)
    remedy.isGeneral = true
    remedy.isSearched = true
    return Edit(
      remedy: remedy, count: kind.map { EditCounts.count($0, of: reading.declared(view).kind) } ?? 0
    )
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

  /// What is open is settled by whatever takes its freedom: in a tie one member that outweighs the others or yields
  /// to them, elsewhere a line that a view lacks.
  private var settled: [Edit] {
    guard case .ambiguity(let ambiguity) = goal else { return [] }
    let open = AmbiguityCase(reading: reading, ambiguity: ambiguity)
    guard let tie = open.tie else {
      // Content of a scroll view is as long as the chain of its views.
      let chains = open.group.filter { $0.item == .scrollContent }.flatMap { quantity in
        reading.children(of: quantity.view).filter { !reading.isOutOfSight($0) }.flatMap(placed)
      }
      return open.group.filter { $0.item == .view }.flatMap { placed($0.view) } + chains
    }
    let taken = open.prioritiesInUse
    let steps = [
      FreePriority.above(tie.priority, inUse: taken),
      FreePriority.below(tie.priority, inUse: taken),
    ].compactMap(\.self)
    return tie.members.flatMap { member in steps.compactMap { moved(member, to: $0) } }
  }

  /// A member of a tie off the level of the others.
  private func moved(_ member: ConstraintOrigin, to priority: Double) -> Edit? {
    switch member {
    case .user(let id):
      guard let index = reading.constraintIndex(id) else { return nil }
      let words = reading.words(reading.screen.constraints[index], asWhole: true)
      return edit(
        .priority, reading.problem.constraints[id.index].first.view,
        "Make \(words) @\(figure(priority))", [.setPriority(constraint: index, priority)])
    case .hugging(let view, let axis): return weighed(.hugging, view, axis, priority)
    case .compressionResistance, .wrappedHeight:
      return member.resistance.map { weighed(.resistance, $0.view, $0.axis, priority) }
    case .stack, .environment, .nonnegativeSize: return nil
    }
  }

  /// An edge as the others of the view are tied, a bound that it keeps to the point, or the size of a sibling of
  /// its kind. Where it lies today is one of many places, so no number is taken from there.
  private func placed(_ view: ViewID) -> [Edit] {
    let (index, axis) = (reading.index(view), goal.axis)
    let edges = Remedy.missingTies(of: view, axis, reading).map { tie in
      var edit = edit(.edge, view, tie.title, tie.changes)
      edit.remedy.isCorrection = tie.isCorrection
      return edit
    }
    let bounds = Remedy.closingBounds(of: view, axis, reading).map { bound in
      edit(.relation, view, bound.title, bound.changes)
    }
    let size: Anchor.Attribute = axis == .horizontal ? .width : .height
    let model = reading.siblings(of: view).first {
      $0 != view && reading.declared($0).kind == reading.declared(view).kind
        && !reading.isSizeOpen($0, axis)
    }
    // A stack that shows nothing takes no room from what is seen.
    let isSeen =
      reading.stackProperties(view) == nil || !reading.visibleArranged(in: view).isEmpty
    guard let model, isSeen, reading.isSizeOpen(view, axis) else { return edges + bounds }
    let tie = PlainConstraint(Anchor(index, size), .equal, Anchor(reading.index(model), size))
    return edges + bounds + [
      edit(
        .size, view,
        "Make \(reading.name(view)) as \(axis.extentWord) as \(reading.name(model)): "
          + "`\(reading.text(tie))`", [.addConstraint(index, tie)])
    ]
  }

  /// A content insists more on its size, or less.
  private func weighed(_ kind: EditKind, _ view: ViewID, _ axis: Axis, _ priority: Double) -> Edit {
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

  /// Adds the goal itself as lines of the file. If only optional constraints and contents stand against it,
  /// no line says that the view should stay inside.
  private var keptInside: [Edit] {
    guard case .overhang(let view, let axis, let box) = goal,
      box != reading.container || reading.environment.host == .screen,
      let outer = reading.unarranged(around: view), outer != box, reading.isInside(outer, box)
    else { return [] }
    let index = reading.index(outer)
    let isScreen = box == reading.container
    let edges: [Anchor.Attribute] =
      axis == .horizontal ? [.leading, .trailing] : [.top, .bottom]
    let inset =
      axis == .horizontal ? reading.usualInset(around: outer) : reading.insetAtSides(of: outer)
    let lines = zip(edges, [Constraint.Relation.greaterThanOrEqual, .lessThanOrEqual])
      .map {
        PlainConstraint.edge(
          $0, of: index, $1, to: reading.index(box), isScreen ? .safeArea : .view,
          constant: $1 == .lessThanOrEqual ? -inset : inset)
      }
    let words = lines.map { "`\(reading.text($0))`" }
    return [
      edit(
        .edge, outer,
        "Keep \(reading.name(outer)) "
          + (isScreen ? "on the screen" : "inside \(reading.name(box))") + ": \(list(words))",
        lines.map { .addConstraint(index, $0) })
    ]
  }

  /// Lets a one-line text wrap or shrink.
  private func texts(_ view: ViewID, _ axis: Axis) -> [Edit] {
    guard axis == .horizontal, reading.declared(view).kind == .label,
      reading.problem.views[view.index].wrapping == nil
    else { return [] }
    let (name, index) = (reading.name(view), reading.index(view))
    return [
      edit(.lines, view, "Let \(name) wrap", [.set(index, .numberOfLines, "0")]),
      edit(
        nil, view, "Let the text of \(name) shrink: minimumScaleFactor 0.5",
        [.set(index, .minimumScaleFactor, "0.5")]),
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
    let words = reading.words(written, asWhole: true)
    // A bound between two views keeps them apart, whatever stands in them.
    let isBound = line.relation != .equal && line.second != nil
    var edits =
      isBound ? [] : [edit(.removal, view, "Remove \(words)", [.removeConstraint(index)])]
    let alike = [index] + twins(of: id)
    if alike.count > 1 {
      let all = alike.map { reading.words(reading.screen.constraints[$0], asWhole: true) }
      edits.append(
        edit(.removal, view, "Remove \(list(all))", alike.map { .removeConstraint($0) }))
    }
    let weaker = strength < 1000 ? FreePriority.below(strength, inUse: [strength]) : 999
    if let weaker, line.priority.value > weaker {
      edits.append(
        edit(
          .priority, view, "Make \(words) @\(figure(weaker))",
          [.setPriority(constraint: index, weaker)]))
    }
    guard written.composite == nil, points != 0 else { return edits }
    if line.relation == .equal {
      let relation: Constraint.Relation =
        points > 0 ? .greaterThanOrEqual : .lessThanOrEqual
      edits.append(
        edit(
          .relation, view, "Change \(words) to `\(written.text(with: relation))`",
          [.setRelation(constraint: index, relation)]))
    }
    let number = line.constant + (points > 0 ? points.rounded(.up) : points.rounded(.down))
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
      let closer = (properties.spacing + points).rounded(.down)
      guard points < 0, closer >= 0 else { return [] }
      return [
        edit(
          nil, stack, "Give \(name) spacing \(figure(closer))",
          [.set(index, .spacing, figure(closer))])
      ]
    default: return []
    }
  }

  /// Lets content that is too high scroll, or its cell grow.
  private var growingPlace: [Edit] {
    let views = goal.view.map { [$0] } ?? (lacking + conflictViews)
    guard let view = views.first else { return [] }
    return
      (Remedy.scrolling(around: view, reading)
      + Remedy.lettingHostGrow(reading, shows: [reading.index(view)])).map { remedy in
        var remedy = remedy.asGeneral
        remedy.isSearched = true
        return Edit(remedy: remedy, count: 0)
      }
  }

  private var conflictViews: [ViewID] {
    guard case .conflict(let conflict) = goal else { return [] }
    return ConflictCase(reading: reading, conflict: conflict).views
  }
}

extension LayoutReading {
  /// Whether a constraint ties the top or the leading edge of a view.
  fileprivate func isBeginning(_ origin: ConstraintOrigin) -> Bool {
    guard case .user(let id) = origin else { return false }
    return [.top, .leading, .left].contains(problem.constraints[id.index].first.attribute)
  }
}
