import LayoutEngine
import StackDSL

extension Rule {
  static let ambiguousPosition = Rule(
    code: "ambiguous-position", severity: .error,
    checks: [.ambiguity(report)])

  private static func report(_ ambiguity: AmbiguityCase) -> Report? {
    let reading = ambiguity.reading
    guard let quantity = ambiguity.group.first(where: { !$0.attribute.isSize }) else { return nil }
    // The lines that place the view are there, but none outranks the others.
    if let tie = ambiguity.tie, ambiguity.trade == .constraints {
      return ambiguity.report(
        ambiguity.messageOfLines(at: tie.priority), views: [quantity.view],
        remedies: [centering(quantity, reading)]
          + Remedy.partingConstraints(ambiguity, at: tie.priority))
    }
    return ambiguity.report(
      message(reading, quantity), views: [quantity.view], remedies: remedies(quantity, reading))
  }

  /// Between two edges that ask for the same the middle is what neither of them gives up alone.
  private static func centering(
    _ quantity: Ambiguity.Quantity, _ reading: LayoutReading
  ) -> Remedy {
    let (view, middle) = (reading.index(quantity.view), middle(quantity, reading))
    return Remedy(
      "Center \(reading.name(quantity.view)): `\(reading.text(middle))`",
      [.addConstraint(view, middle)], shows: [view], axis: quantity.attribute.axis,
      isCorrection: true)
  }

  /// The line that puts the view into the middle of its superview.
  private static func middle(
    _ quantity: Ambiguity.Quantity, _ reading: LayoutReading
  ) -> PlainConstraint {
    let view = reading.index(quantity.view)
    return .edge(
      quantity.attribute == .x ? .centerX : .centerY, of: view, to: reading.superview(of: view))
  }

  private static func remedies(
    _ quantity: Ambiguity.Quantity, _ reading: LayoutReading
  ) -> [Remedy] {
    let isX = quantity.attribute == .x
    let view = reading.index(quantity.view)
    let near: Anchor.Attribute = isX ? .leading : .top
    let far: Anchor.Attribute = isX ? .trailing : .bottom
    let superview = reading.superview(of: view)
    // A view directly on the screen keeps off its edges and out from under the bars.
    let isOnScreen =
      superview == .screen && reading.environment.host == .screen
      && !reading.screen.isOfInterfaceBuilder
    let item: Anchor.Item = isOnScreen ? .safeArea : .view
    let inset = isOnScreen && !reading.isSizeOpen(quantity.view, quantity.attribute.axis) ? 16.0 : 0
    let toNear = Change.addConstraint(
      view, .edge(near, of: view, to: superview, item, constant: inset))
    let toFar = Change.addConstraint(
      view, .edge(far, of: view, to: superview, item, constant: -inset))
    let toCenter = Change.addConstraint(view, middle(quantity, reading))
    let place = isOnScreen ? "safe area" : "superview"
    let axis = quantity.attribute.axis
    let pinOne = Remedy(
      "Pin \(near) of \(reading.name(quantity.view)) to the \(place)", [toNear],
      shows: [view], axis: axis)
    var pinBoth = Remedy(
      "Pin \(near) and \(far) of \(reading.name(quantity.view)) to the \(place)",
      [toNear, toFar], shows: [view], axis: axis)
    var middle = Remedy(
      "Center \(reading.name(quantity.view)) in the superview",
      [toCenter], shows: [view], axis: axis)
    // If the size is open as well, one edge settles only half of the ambiguity.
    let isSizeOpen = reading.isSizeOpen(quantity.view, axis)
    let beside = isSizeOpen ? [] : Remedy.placingBeside(quantity.view, axis, reading)
    let ties = ties(of: quantity.view, axis, isSizeOpen: isSizeOpen, reading).map { tie in
      var tie = tie
      tie.isCorrection = tie.isCorrection && beside.isEmpty
      return tie
    }
    let isPlaced = !ties.isEmpty || !beside.isEmpty
    // What is centered on one axis, and has no place beside another view, is meant to be in the middle. So is what
    // stands alone in a box, while a stack fills it.
    let (isAlone, isStack) = (
      reading.isAloneInBox(quantity.view), reading.stackProperties(quantity.view) != nil
    )
    pinBoth.isCorrection = !isPlaced && isAlone && isStack
    middle.isCorrection =
      !isPlaced
      && (isAlone && !isStack
        || reading.pins(of: quantity.view).contains {
          $0.edge == (isX ? .centerY : .centerX) && $0.target.view == superview
        })
    let others = (isSizeOpen ? [pinBoth] : [pinOne, middle, pinBoth]).map { remedy in
      var remedy = remedy
      remedy.isGeneral = isPlaced
      return remedy
    }
    let bounds = isSizeOpen ? [] : Remedy.closingBounds(of: quantity.view, axis, reading)
    return outerGuides(of: quantity.view, axis, reading) + bounds + beside + ties + others
  }

  /// `layoutMargins` in the braces of a view are the margins of that view, but mostly those of the view
  /// around it are meant.
  private static func outerGuides(
    of view: ViewID, _ axis: Axis, _ reading: LayoutReading
  ) -> [Remedy] {
    let lines = reading.constraintsOfView[view.index]
      .filter { reading.problem.constraints[$0.index].first.attribute.axis == axis }
      .compactMap(reading.constraintIndex)
      .compactMap { index in
        reading.screen.constraints[index].withOuterGuide.map { (index: index, text: $0) }
      }
    guard let first = lines.first else { return [] }
    let words = lines.count == 1 ? "" : " and \(count(lines.count - 1, "line")) more"
    return [
      Remedy(
        "Write `\(first.text)`\(words)",
        lines.map { .rewrite(.constraint($0.index), $0.text) }, shows: [reading.index(view)],
        axis: axis, isCorrection: true)
    ]
  }

  /// Follows the pattern of the view's other edges: one edge at a time, or both at once.
  private static func ties(
    of view: ViewID, _ axis: Axis, isSizeOpen: Bool, _ reading: LayoutReading
  ) -> [Remedy] {
    let single = Remedy.missingTies(of: view, axis, reading)
    guard single.count > 1, let last = single.last else { return single }
    let words = single.count == 2 ? "Tie both edges of" : "Tie the edges of"
    var both = Remedy(
      "\(words) \(reading.name(view)) as its others are", [single[0], last].flatMap(\.changes),
      shows: [reading.index(view)], axis: axis)
    // A view that takes all available width needs both ends.
    both.isCorrection =
      axis == .horizontal && (reading.takesWidth(view) || reading.boundsText(view))
    return isSizeOpen ? [both] : [both] + single
  }

  private static func message(
    _ reading: LayoutReading, _ quantity: Ambiguity.Quantity
  ) -> String {
    let axis = quantity.attribute.axis
    let isSizeOpen = reading.isSizeOpen(quantity.view, axis)
    let size = isSizeOpen ? " or its \(axis.sizeWord)" : ""
    let spread = range(quantity.lower, quantity.upper)
    return "Nothing fixes the \(axis.word) position of \(reading.name(quantity.view))\(size): "
      + "\(quantity.attribute) may be \(spread)."
  }
}

extension LayoutReading {
  /// Whether no line says where the view stands in a box of which it is the only view.
  fileprivate func isAloneInBox(_ view: ViewID) -> Bool {
    guard let box = problem.views[view.index].parent, box != container else { return false }
    return children(of: box) == [view] && pins(of: view).isEmpty
  }

  /// Wrapped text begins and ends with the view.
  fileprivate func boundsText(_ view: ViewID) -> Bool {
    let tied = constraintsOfView[view.index].map { problem.constraints[$0.index] }.filter { line in
      line.second?.view == view && line.second?.attribute == line.first.attribute
        && line.relation == .equal && problem.views[line.first.view.index].wrapping != nil
    }
    return tied.contains { line in
      line.first.attribute == .leading
        && tied.contains { $0.first.view == line.first.view && $0.first.attribute == .trailing }
    }
  }

}
