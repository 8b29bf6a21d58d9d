import LayoutEngine
import StackDSL

extension Rule {
  static let cellWithoutHeight = Rule(
    code: "cell-without-height", severity: .warning,
    page: Page(
      summary: "The constraints of a self-sizing cell give it no height.",
      explanation: """
        A table view with `UITableView.automaticDimension` asks a cell for the smallest height that
        its constraints allow. Without a chain of constraints from the top edge of the content view
        to its bottom edge that height is 0. UIKit takes this for a mistake, logs it once, and uses
        the standard height of 44 pt, whatever the content needs. Tie the last view to the bottom
        edge; a view that is only centred needs an edge as well.
        """,
      source: "UIKit's log: \"constraints ambiguously suggest a height of zero for a table view "
        + "cell's content view\"; Apple, Using Auto Layout in Your Tables: \"an unbroken chain of "
        + "constraints and views\"."),
    checks: [.layout(reports)])

  private static func reports(_ layout: LayoutReading) -> [Report] {
    guard layout.isCellWithoutHeight else { return [] }
    guard let last = lastView(layout) else {
      return firstViews(layout).map { beginning($0, layout) }
    }
    let isCentered = layout.pins(of: last).contains { $0.edge == .centerY }
    let edges = isCentered ? "top and bottom edges" : "bottom edge"
    return [
      Report(
        span: layout.place(of: last),
        message: "The constraints give the cell a height of 0: no chain of them reaches from top "
          + "to bottom. Tie \(layout.name(last)) to the cell's \(edges); a table view gives such a "
          + "cell \(pt(standardCellHeight)).",
        views: [layout.index(last)], aspect: LayoutEngine.Axis.vertical.word,
        remedies: isCentered ? [keepingInside(last, layout)] : [ending(last, layout)])
    ]
  }

  /// Of the views beside which nothing is lower: where the chain would end.
  private static func lastView(_ layout: LayoutReading) -> ViewID? {
    layout.children(of: layout.container).filter {
      !layout.isOutOfSight($0) && layout.size($0, .vertical) >= 1
        && !layout.isNamed(.bottom, of: $0)
    }
    .max { bottom(of: $0, layout) < bottom(of: $1, layout) }
  }

  /// Every view is tied at its bottom: the highest of those that nothing ties at the top.
  private static func firstViews(_ layout: LayoutReading) -> [ViewID] {
    let open = layout.children(of: layout.container).filter {
      !layout.isOutOfSight($0) && layout.size($0, .vertical) >= 1 && !layout.isNamed(.top, of: $0)
    }
    return open.min { layout.alignmentRect($0).y < layout.alignmentRect($1).y }.map { [$0] } ?? []
  }

  private static func beginning(_ view: ViewID, _ layout: LayoutReading) -> Report {
    Report(
      span: layout.place(of: view),
      message: "The constraints give the cell a height of 0: no chain of them reaches from top to "
        + "bottom. Tie \(layout.name(view)) to the cell's top edge; a table view gives such a cell "
        + "\(pt(standardCellHeight)).",
      views: [layout.index(view)], aspect: LayoutEngine.Axis.vertical.word,
      remedies: Remedy.missingTies(of: view, .vertical, layout))
  }

  private static func bottom(of view: ViewID, _ layout: LayoutReading) -> Double {
    let rect = layout.alignmentRect(view)
    return rect.y + rect.height
  }

  /// As far from the bottom as the first view is from the top, else by the vertical margin of a cell.
  private static func ending(_ view: ViewID, _ layout: LayoutReading) -> Remedy {
    let begin = layout.children(of: layout.container).lazy.flatMap(layout.pins).first {
      $0.edge == .top && $0.constant >= 0 && $0.target.view == .screen
    }
    let tie = PlainConstraint.edge(
      .bottom, of: layout.index(view), to: .screen, begin?.target.item ?? .view,
      constant: -(begin?.constant ?? cellMargin))
    return Remedy(
      "Add `\(layout.text(tie))` to \(layout.name(view))",
      [.addConstraint(layout.index(view), tie)], shows: [layout.index(view)], axis: .vertical)
  }

  /// Points that UIKit leaves above and below the content of a cell.
  private static let cellMargin = 11.0

  /// Both edges at once, for a view in the middle.
  private static func keepingInside(_ view: ViewID, _ layout: LayoutReading) -> Remedy {
    let index = layout.index(view)
    let ties = [
      PlainConstraint(
        StackDSL.Anchor(index, .top), .greaterThanOrEqual, StackDSL.Anchor(.screen, .top),
        constant: cellMargin),
      PlainConstraint(
        StackDSL.Anchor(index, .bottom), .lessThanOrEqual, StackDSL.Anchor(.screen, .bottom),
        constant: -cellMargin),
    ]
    return Remedy(
      "Add \(list(ties.map { quoted(layout.text($0)) })) to \(layout.name(view))",
      ties.map { .addConstraint(index, $0) }, shows: [index], axis: .vertical)
  }
}

extension LayoutReading {
  /// What stands in a self-sizing cell gives it no height, so it has the standard one.
  var isCellWithoutHeight: Bool { layout.hasStandardHeight && outcome.status == .solved }
}
