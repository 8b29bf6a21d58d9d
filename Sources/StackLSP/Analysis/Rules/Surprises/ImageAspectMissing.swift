import LayoutEngine
import StackDSL

extension Rule {
  static let imageAspectMissing = Rule(
    code: "image-aspect-missing", severity: .information,
    page: Page(
      summary: "An image has a fixed size on one axis and its picture's size on the other.",
      explanation: """
        `scaleAspectFit` keeps the proportions of the picture inside the view, but not those of
        the view. If one side is fixed, the other stays as long as the picture, and the rest of
        the view is blank. Add the aspect ratio as a constraint.
        """,
      example: """
        screen Icon {
            size: 375 x 667
            imageView icon {
                intrinsicContentSize: 40 x 40
                contentMode: scaleAspectFit
                leading == superview.leading
                top == superview.top
                height == 20
            }
        }
        """,
      mended: """
        screen Icon {
            size: 375 x 667
            imageView icon {
                intrinsicContentSize: 40 x 40
                contentMode: scaleAspectFit
                leading == superview.leading
                top == superview.top
                height == 20
                width == height
            }
        }
        """,
      source: "Apple, UIView.ContentMode.scaleAspectFit."),
    checks: [.layout(reports)])

  private static func reports(_ layout: LayoutReading) -> [Report] {
    guard layout.outcome.status == .solved else { return [] }
    return layout.views.compactMap { view in
      guard view != layout.container, layout.declared(view).kind == .imageView,
        case .name("scaleAspectFit")? = layout.property(.contentMode, of: view)?.value,
        let width = layout.content(view, .horizontal).intrinsic,
        let height = layout.content(view, .vertical).intrinsic, width > 0, height > 0
      else { return nil }
      let frame = layout.alignmentRect(view)
      for axis in LayoutEngine.Axis.allCases {
        let other = axis.other
        let ratio = axis == .horizontal ? width / height : height / width
        let kept = axis == .horizontal ? width : height
        let length = frame[.size(axis)]
        let wanted = frame[.size(other)] * ratio
        guard layout.requiredSize(of: view, other) != nil, (length - kept).magnitude < 0.5,
          length - wanted > 0.05 * length
        else { continue }
        return report(layout, view, axis, ratio: ratio, length: length, blank: length - wanted)
      }
      return nil
    }
  }

  private static func report(
    _ layout: LayoutReading, _ view: ViewID, _ axis: LayoutEngine.Axis, ratio: Double,
    length: Double, blank: Double
  ) -> Report {
    let factor = (ratio - 1).magnitude < 1e-9 ? "" : " * \(figure(ratio))"
    let member = "\(axis.sizeWord) == \(axis.other.sizeWord)\(factor)"
    return Report(
      span: layout.place(of: view),
      message: "\(layout.name(view)) is fixed to \(pt(layout.shownSize(view, axis.other))) "
        + "\(axis.other.extentWord) but still \(pt(length)) \(axis.extentWord): \(pt(blank)) of it "
        + "stay blank.",
      views: [layout.index(view)],
      remedies: [
        Remedy(
          "Add \(member)", [.addConstraint(layout.index(view), member)],
          shows: [layout.index(view)])
      ])
  }
}
