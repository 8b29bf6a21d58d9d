import LayoutEngine
import StackDSL

extension Rule {
  static let reversedInset = Rule(
    code: "reversed-inset", severity: .warning,
    page: Page(
      summary: "A view is inset at one edge and extends beyond the opposite one.",
      explanation: """
        In `trailing == superview.trailing + 16` the constant points to the right, as in UIKit: the view
        ends 16 pt outside its superview. A view that is inset by as much at the leading edge was meant
        to be inset at both. Insets at the trailing and bottom edges are negative.
        """,
      example: """
        screen Card {
            size: 375 x 667
            view card {
                top == superview.top + 16
                leading == superview.leading + 16
                trailing == superview.trailing + 16
                height == 120
            }
        }
        """,
      mended: """
        screen Card {
            size: 375 x 667
            view card {
                top == superview.top + 16
                leading == superview.leading + 16
                trailing == superview.trailing - 16
                height == 120
            }
        }
        """,
      source: "Apple, NSLayoutConstraint: `item1.attribute1 = multiplier × item2.attribute2 + "
        + "constant`, with the axes pointing right and down."),
    checks: [.layout(reports)])

  private static func reports(_ layout: LayoutReading) -> [Report] {
    layout.views.filter { !layout.isOutOfSight($0) }.flatMap { view -> [Report] in
      let pins = layout.pins(of: view)
      return pins.compactMap { pin in
        guard let opposite = pin.edge.opposite, isOutward(pin),
          let other = pins.first(where: { $0.edge == opposite && $0.target == pin.target }),
          isInward(other), let second = layout.screen.constraints[pin.index].second,
          layout.layout.id(of: second.view).map({ layout.isInside(view, $0) }) ?? false
        else { return nil }
        return report(pin, of: view, layout)
      }
    }
  }

  private static func report(_ pin: Pin, of view: ViewID, _ layout: LayoutReading) -> Report {
    let written = layout.screen.constraints[pin.index]
    // What follows `inset` counts inward at every edge, a bare constant to the right and down.
    let isInset = written.text.contains(" inset ")
    let meant = isInset || pin.constant < 0 ? "positive" : "negative"
    return Report(
      span: layout.place(of: written),
      message: "`\(written.text)` puts the \(pin.edge.rawValue) edge of \(layout.name(view)) "
        + "\(pt(pin.constant.magnitude)) outside: "
        + (isInset
          ? "`inset` moves it inward by a \(meant) number." : "an inset there is \(meant)."),
      views: [layout.index(view)], aspect: pin.edge.rawValue,
      remedies: [
        Remedy(
          "Inset \(layout.name(view)) at the \(pin.edge.rawValue) edge",
          [.setConstant(constraint: pin.index, -pin.constant)], shows: [layout.index(view)])
      ])
  }

  private static func isOutward(_ pin: Pin) -> Bool {
    pin.edge == .trailing || pin.edge == .bottom ? pin.constant > 0 : pin.constant < 0
  }

  private static func isInward(_ pin: Pin) -> Bool { pin.constant != 0 && !isOutward(pin) }
}

extension StackDSL.Anchor.Attribute {
  fileprivate var opposite: Self? {
    switch self {
    case .leading: .trailing
    case .trailing: .leading
    case .top: .bottom
    case .bottom: .top
    default: nil
    }
  }
}
