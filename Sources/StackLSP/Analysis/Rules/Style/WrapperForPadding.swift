import LayoutEngine
import StackDSL

extension Rule {
  static let wrapperForPadding = Rule(
    code: "wrapper-for-padding", severity: .hint,
    checks: [.screen(reports)])

  private static func reports(_ solved: SolvedScreen) -> [Report] {
    guard let layout = solved.layouts.first else { return [] }
    return layout.views.compactMap { view in
      let declared = layout.declared(view)
      guard view != layout.container, declared.kind == .view, declared.componentName == nil,
        declared.properties.isEmpty, declared.instanceSpan == nil,
        layout.children(of: view).count == 1, let child = layout.children(of: view).first,
        layout.stackProperties(child) != nil, let pins = padding(of: child, in: view, layout)
      else { return nil }
      return Report(
        span: layout.place(of: view),
        message: "\(layout.name(view)) only adds margins around \(layout.name(child)): the stack's "
          + "own `layoutMargins` can do that.",
        views: [layout.index(view)], remedies: [remedy(view, child, pins, layout)])
    }
  }

  private static func remedy(
    _ view: ViewID, _ child: ViewID, _ pins: [ConstraintID], _ layout: LayoutReading
  ) -> Remedy {
    let margins = [LayoutEngine.Anchor.Attribute.top, .leading, .bottom, .trailing].map { edge in
      pins.map { layout.problem.constraints[$0.index] }.first { $0.first.attribute == edge }
        .map { figure($0.constant.magnitude) } ?? "0"
    }
    let all = Set(margins).count == 1 ? Array(margins.prefix(1)) : margins
    return Remedy(
      "Give the margins to \(layout.name(child)) and remove \(layout.name(view))",
      [
        .replaceByChild(
          layout.index(view), layout.index(child),
          without: layout.lines(of: pins),
          adding: [
            "layoutMargins: \(all.joined(separator: ", "))",
            "isLayoutMarginsRelativeArrangement: true",
          ])
      ], shows: [layout.index(child)])
  }

  /// The four pins of the child that do nothing but keep it off the edges; nil where there is
  /// anything else.
  private static func padding(
    of child: ViewID, in view: ViewID, _ layout: LayoutReading
  ) -> [ConstraintID]? {
    let pins = layout.constraintsOfView[child.index]
    let pinned = pins.map { layout.problem.constraints[$0.index] }.filter { pin in
      pin.first.view == child && pin.second?.view == view && pin.relation == .equal
        && pin.first.attribute == pin.second?.attribute
        && inward.contains { $0.edge == pin.first.attribute && $0.sign * pin.constant >= 0 }
    }
    guard pins.count == 4, Set(pinned.map(\.first.attribute)).count == 4,
      pinned.contains(where: { $0.constant != 0 }),
      layout.property(.layoutMargins, of: child) == nil
    else { return nil }
    return pins
  }

  /// The edges, each with the sign of a constant that leads inward.
  private static let inward: [(edge: LayoutEngine.Anchor.Attribute, sign: Double)] = [
    (.leading, 1), (.trailing, -1), (.top, 1), (.bottom, -1),
  ]
}
