import LayoutEngine
import StackDSL

extension Rule {
  static let ambiguousPosition = Rule(
    code: "ambiguous-position", severity: .error,
    page: Page(
      summary: "No constraint determines where a view is.",
      explanation: """
        A plain subview needs one constraint for its horizontal position and one for its
        vertical position. Without them the view can be anywhere; UIKit usually puts it at 0.
        """,
      example: """
        screen Home {
            size: 375 x 667
            label greeting {
                intrinsicContentSize: 80 x 20
                top == superview.top
            }
        }
        """,
      mended: """
        screen Home {
            size: 375 x 667
            label greeting {
                intrinsicContentSize: 80 x 20
                top == superview.top
                leading == superview.leading
            }
        }
        """,
      source: "Interface Builder: \"Horizontal position is ambiguous\"."),
    checks: [.ambiguity(report)])

  private static func report(_ ambiguity: AmbiguityCase) -> Report? {
    let layout = ambiguity.layout
    guard let quantity = ambiguity.group.first(where: { !$0.attribute.isSize }) else { return nil }
    let isX = quantity.attribute == .x
    let view = layout.index(quantity.view)
    let near = isX ? "leading" : "top"
    let far = isX ? "trailing" : "bottom"
    let centre = isX ? "centerX" : "centerY"
    let axis = quantity.attribute.axis
    let pinOne = Remedy(
      "Pin \(near) to the superview", [.addConstraint(view, "\(near) == superview.\(near)")],
      shows: [view], axis: axis)
    let pinBoth = Remedy(
      "Pin \(near) and \(far) to the superview",
      [
        .addConstraint(view, "\(near) == superview.\(near)"),
        .addConstraint(view, "\(far) == superview.\(far)"),
      ], shows: [view], axis: axis)
    let middle = Remedy(
      "Centre it in the superview", [.addConstraint(view, "\(centre) == superview.\(centre)")],
      shows: [view], axis: axis)
    // Where the size is open as well, one edge settles only half of it.
    let isSizeOpen = layout.isSizeOpen(quantity.view, axis)
    return ambiguity.report(
      message(layout, quantity, isSizeOpen: isSizeOpen), views: [quantity.view],
      remedies: isSizeOpen ? [pinBoth] : [pinOne, pinBoth, middle])
  }

  private static func message(
    _ layout: LayoutReading, _ quantity: Ambiguity.Quantity, isSizeOpen: Bool
  ) -> String {
    let axis = quantity.attribute.axis
    let size = isSizeOpen ? " or its \(axis.sizeWord)" : ""
    let spread = range(quantity.lower, quantity.upper)
    return "Nothing fixes the \(axis.word) position of \(layout.name(quantity.view))\(size): "
      + "\(quantity.attribute) may be \(spread)."
  }
}
