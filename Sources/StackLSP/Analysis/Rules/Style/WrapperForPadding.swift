import LayoutEngine
import StackDSL

extension Rule {
  static let wrapperForPadding = Rule(
    code: "wrapper-for-padding", severity: .hint,
    checks: [.screen(reports)])

  private static func reports(_ readings: ScreenReadings) -> [Report] {
    guard let reading = readings.all.first else { return [] }
    return reading.views.compactMap { view in
      let declared = reading.declared(view)
      guard view != reading.container, declared.kind == .view, declared.componentName == nil,
        declared.properties.isEmpty, declared.instanceSpan == nil,
        reading.children(of: view).count == 1, let child = reading.children(of: view).first,
        reading.stackProperties(child) != nil, let pins = padding(of: child, in: view, reading)
      else { return nil }
      return Report(
        span: reading.place(of: view),
        message:
          "\(reading.name(view)) only adds margins around \(reading.name(child)): the stack's "
          + "own `layoutMargins` can do that.",
        views: [reading.index(view)], remedies: [remedy(view, child, pins, reading)])
    }
  }

  private static func remedy(
    _ view: ViewID, _ child: ViewID, _ pins: [ConstraintID], _ reading: LayoutReading
  ) -> Remedy {
    let margins = [LayoutAnchor.Attribute.top, .leading, .bottom, .trailing].map { edge in
      pins.map { reading.problem.constraints[$0.index] }.first { $0.first.attribute == edge }
        .map { figure($0.constant.magnitude) } ?? "0"
    }
    let all = Set(margins).count == 1 ? Array(margins.prefix(1)) : margins
    return Remedy(
      "Give the margins to \(reading.name(child)) and remove \(reading.name(view))",
      [
        .replaceByChild(
          reading.index(view), reading.index(child),
          without: reading.lines(of: pins),
          adding: [
            "layoutMargins: \(all.joined(separator: ", "))",
            "isLayoutMarginsRelativeArrangement: true",
          ])
      ], shows: [reading.index(child)])
  }

  /// The four pins of the child that only keep it off the edges; nil if the wrapper has any other purpose.
  private static func padding(
    of child: ViewID, in view: ViewID, _ reading: LayoutReading
  ) -> [ConstraintID]? {
    let pins = reading.constraintsOfView[child.index]
    let pinned = pins.map { reading.problem.constraints[$0.index] }.filter { pin in
      pin.first.view == child && pin.second?.view == view && pin.relation == .equal
        && pin.first.attribute == pin.second?.attribute
        && inward.contains { $0.edge == pin.first.attribute && $0.sign * pin.constant >= 0 }
    }
    guard pins.count == 4, Set(pinned.map(\.first.attribute)).count == 4,
      pinned.contains(where: { $0.constant != 0 }),
      reading.property(.layoutMargins, of: child) == nil
    else { return nil }
    return pins
  }

  /// The edges, each with the sign of an inward constant.
  private static let inward: [(edge: LayoutAnchor.Attribute, sign: Double)] = [
    (.leading, 1), (.trailing, -1), (.top, 1), (.bottom, -1),
  ]
}
