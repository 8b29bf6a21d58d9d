import LayoutEngine
import StackDSL

extension Rule {
  static let hiddenInnerRequired = Rule(
    code: "hidden-inner-required", severity: .error,
    page: Page(
      summary: "A view must be 0 pt, but its content needs space.",
      explanation: """
        A hidden arranged view (or one with a required size of 0) must be 0 pt long, but
        required constraints between it and its subviews need more. Make the last constraint of
        that chain optional (`@999`), or hide the view with `isHidden` and let the stack do the
        rest.
        """,
      example: """
        screen Rows {
            size: 375 x 667
            vstack rows {
                leading == superview.leading
                trailing == superview.trailing
                top == superview.top
                view closed {
                    height == 0
                    label text {
                        intrinsicContentSize: 80 x 20
                        leading == superview.leading
                        top == superview.top
                        bottom == superview.bottom
                        height >= 22
                    }
                }
            }
        }
        """,
      mended: """
        screen Rows {
            size: 375 x 667
            vstack rows {
                leading == superview.leading
                trailing == superview.trailing
                top == superview.top
                view closed {
                    height == 0
                    label text {
                        intrinsicContentSize: 80 x 20
                        leading == superview.leading
                        top == superview.top
                        bottom == superview.bottom @999
                        height >= 22
                    }
                }
            }
        }
        """,
      source: "Posted conflict logs with UISV-hiding and inner gaps of 8 + 8 or 16 + 16."),
    checks: [.conflict(report), .layout(reports)])

  private static func report(_ conflict: ConflictCase) -> Report? {
    let layout = conflict.layout
    guard let view = conflict.hiddenView else { return nil }
    let inner = conflict.views.filter { $0 != view && layout.isInside($0, view) }
    guard !inner.isEmpty else { return nil }
    let subject = layout.problem.views[view.index].isHidden ? "Hidden " : ""
    return conflict.report(
      "\(subject)\(layout.name(view)) must be 0 pt \(conflict.axis.extentWord), but "
        + "\(layout.names(inner)) inside it \(inner.count == 1 ? "needs" : "need") "
        + "\(pt(conflict.conflict.shortfall)).",
      views: [view])
  }

  private static func reports(_ layout: LayoutReading) -> [Report] {
    layout.hiddenWithSize.compactMap { view, axis in
      let isStack = layout.stackProperties(view) != nil
      guard !isStack, layout.requiredSize(of: view, axis) == nil, !layout.children(of: view).isEmpty
      else { return nil }
      return Report(
        span: layout.place(of: view),
        message:
          "Hidden \(layout.name(view)) keeps \(pt(layout.shownSize(view, axis))) out of sight "
          + "because constraints inside it are required; before iOS 11 UIKit logs a conflict.",
        severity: .information, views: [layout.index(view)], aspect: axis.word)
    }
  }
}
