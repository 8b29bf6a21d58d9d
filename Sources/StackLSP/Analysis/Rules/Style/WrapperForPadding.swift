import LayoutEngine
import StackDSL

extension Rule {
  static let wrapperForPadding = Rule(
    code: "wrapper-for-padding", severity: .hint,
    page: Page(
      summary: "A plain view that only adds margins around a stack.",
      explanation: """
        A view with one stack in it, pinned on all sides by numbers, does what the stack's own
        margins do: set `layoutMargins` and `isLayoutMarginsRelativeArrangement`.
        """,
      example: """
        screen Card {
            size: 375 x 667
            view padding {
                edges == superview.edges
                vstack column {
                    edges == superview.edges inset 16
                    label a { intrinsicContentSize: 80 x 20; hugging.vertical: 249 }
                    label b { intrinsicContentSize: 80 x 20 }
                }
            }
        }
        """,
      mended: """
        screen Card {
            size: 375 x 667
            vstack column {
                isLayoutMarginsRelativeArrangement: true
                layoutMargins: 16
                edges == superview.edges
                label a { intrinsicContentSize: 80 x 20; hugging.vertical: 249 }
                label b { intrinsicContentSize: 80 x 20 }
            }
        }
        """,
      source: "Style; the frames are the same."),
    checks: [.screen(reports)])

  private static func reports(_ solved: SolvedScreen) -> [Report] {
    guard let layout = solved.layouts.first else { return [] }
    return layout.views.compactMap { view in
      let declared = layout.declared(view)
      guard view != layout.container, declared.kind == .view, declared.componentName == nil,
        declared.properties.isEmpty, declared.instanceSpan == nil,
        layout.children(of: view).count == 1, let child = layout.children(of: view).first,
        layout.stackProperties(child) != nil, isPadded(child, in: view, layout)
      else { return nil }
      return Report(
        span: layout.place(of: view),
        message: "\(layout.name(view)) only adds margins around \(layout.name(child)): the stack's "
          + "own `layoutMargins` can do that.",
        views: [layout.index(view)])
    }
  }

  private static func isPadded(_ child: ViewID, in view: ViewID, _ layout: LayoutReading) -> Bool {
    let pins = layout.constraintsOfView[child.index].map { layout.problem.constraints[$0.index] }
    let edges: Set<LayoutEngine.Anchor.Attribute> = [.leading, .trailing, .top, .bottom]
    let pinned = pins.filter {
      $0.first.view == child && $0.second?.view == view && $0.relation == .equal
        && $0.first.attribute == $0.second?.attribute && edges.contains($0.first.attribute)
    }
    return pins.count == 4 && Set(pinned.map(\.first.attribute)) == edges
      && pinned.contains { $0.constant != 0 }
  }
}
