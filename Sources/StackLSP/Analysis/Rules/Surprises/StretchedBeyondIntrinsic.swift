import LayoutEngine
import StackDSL

extension Rule {
  static let stretchedBeyondIntrinsic = Rule(
    code: "stretched-beyond-intrinsic", severity: .information,
    page: Page(
      summary: "A button or an image is stretched far beyond its content.",
      explanation: """
        With `alignment: fill` a stack makes every view as wide (or high) as itself; with
        `distribution: fill` and `fillEqually` views grow along the axis. For a label that is rarely
        visible, for a button or an image it is. Align otherwise, or raise the view's hugging.
        """,
      example: """
        screen Login {
            size: 375 x 667
            vstack column {
                leading == superview.leading
                trailing == superview.trailing
                top == superview.top
                imageView logo { intrinsicContentSize: 48 x 48 }
            }
        }
        """,
      mended: """
        screen Login {
            size: 375 x 667
            vstack column {
                alignment: center
                leading == superview.leading
                trailing == superview.trailing
                top == superview.top
                imageView logo { intrinsicContentSize: 48 x 48 }
            }
        }
        """,
      source: "Reported layouts: a helper that only set compression resistance."),
    checks: [.layout(reports)])

  /// One report for all the views that a stack stretches along one axis: they have one cause.
  private static func reports(_ layout: LayoutReading) -> [Report] {
    guard layout.outcome.status == .solved else { return [] }
    let open = layout.openSizes
    var groups: [Stretching] = []
    for view in layout.views {
      guard view != layout.container, !layout.isOutOfSight(view),
        [.button, .imageView, .view].contains(layout.declared(view).kind),
        let stack = layout.stack(arranging: view),
        let axis = stretchedAxis(view, layout, open)
      else { continue }
      if let place = groups.firstIndex(where: { $0.stack == stack && $0.axis == axis }) {
        groups[place].views.append(view)
      } else {
        groups.append(Stretching(stack: stack, axis: axis, views: [view]))
      }
    }
    return groups.map { report(layout, $0) }
  }

  private struct Stretching {
    var stack: ViewID
    var axis: LayoutEngine.Axis
    /// In document order, never empty.
    var views: [ViewID]
  }

  private static func stretchedAxis(
    _ view: ViewID, _ layout: LayoutReading, _ open: Set<OpenSize>
  ) -> LayoutEngine.Axis? {
    LayoutEngine.Axis.allCases.first { axis in
      let content = layout.content(view, axis)
      guard let wanted = content.intrinsic, wanted > 0, content.hugging.value < 750,
        !open.contains(OpenSize(view: view, axis: axis)), !mayFill(view, axis, layout)
      else { return false }
      return layout.size(view, axis) > wanted * 1.5
    }
  }

  private static func report(_ layout: LayoutReading, _ group: Stretching) -> Report {
    Report(
      span: layout.place(of: group.views[0]), message: message(layout, group),
      views: group.views.map(layout.index), aspect: group.axis.word,
      remedies: group.views.count == 1
        ? remedies(layout, group.views[0], group.stack, group.axis)
        : freeEnd(layout, group.views[0], group.stack, group.axis))
  }

  /// An image that scales its picture may have any size.
  private static func mayFill(
    _ view: ViewID, _ axis: LayoutEngine.Axis, _ layout: LayoutReading
  ) -> Bool {
    guard layout.declared(view).kind == .imageView else { return false }
    return layout.property(.contentMode, of: view) != nil
  }

  private static func remedies(
    _ layout: LayoutReading, _ view: ViewID, _ stack: ViewID, _ axis: LayoutEngine.Axis
  ) -> [Remedy] {
    guard let properties = layout.stackProperties(stack) else { return [] }
    if properties.axis != axis {
      return ["center", axis == .horizontal ? "leading" : "top"].map { alignment in
        Remedy(
          "Give \(layout.plainName(stack)) alignment \(alignment)",
          [.set(layout.index(stack), .alignment, alignment)], shows: [layout.index(view)],
          axis: axis)
      }
    }
    return freeEnd(layout, view, stack, axis) + [
      Remedy(
        "Raise \(axis.word) hugging of \(layout.plainName(view)) to 751",
        [.set(layout.index(view), axis.hugging, "751")], shows: [layout.index(view)], axis: axis)
    ]
  }

  /// The stack's far end let go: it takes what its views need.
  private static func freeEnd(
    _ layout: LayoutReading, _ view: ViewID, _ stack: ViewID, _ axis: LayoutEngine.Axis
  ) -> [Remedy] {
    let far: LayoutEngine.Anchor.Attribute = axis == .horizontal ? .trailing : .bottom
    for id in layout.constraintsOfView[stack.index] {
      let constraint = layout.problem.constraints[id.index]
      guard constraint.first == LayoutEngine.Anchor(stack, far), constraint.relation == .equal,
        let index = layout.constraintIndex(id), layout.screen.constraints[index].composite == nil
      else { continue }
      return [
        Remedy(
          "Let \(layout.plainName(stack)) end earlier: '\(layout.screen.constraints[index].text)' "
            + "with <=", [.setRelation(constraint: index, .lessThanOrEqual)],
          shows: [layout.index(view)], axis: axis)
      ]
    }
    return []
  }

  private static func message(_ layout: LayoutReading, _ group: Stretching) -> String {
    let isAcross = layout.stackProperties(group.stack)?.axis != group.axis
    let stack = layout.name(group.stack)
    func wanted(_ view: ViewID) -> String {
      figure(layout.content(view, group.axis).intrinsic ?? 0)
    }
    let reason =
      isAcross
      ? "`alignment: fill` of \(stack) stretches " : "\(stack) gives the room that is left to "
    let size = pt(layout.size(group.views[0], group.axis))
    guard group.views.allSatisfy({ pt(layout.size($0, group.axis)) == size }), group.views.count > 1
    else {
      let sizes = group.views.map {
        "\(layout.name($0)) is \(pt(layout.size($0, group.axis))) \(group.axis.extentWord), "
          + "its content \(wanted($0))"
      }
      return "\(sizes.joined(separator: "; ")): \(reason)"
        + (group.views.count == 1 ? "it." : "them.")
    }
    let wants = group.views.map(wanted)
    let contents = Set(wants).count == 1 ? wants[0] : list(wants)
    return
      "\(list(group.views.map(layout.name))) are \(size) \(group.axis.extentWord), their content "
      + "\(contents): \(reason)them."
  }
}
