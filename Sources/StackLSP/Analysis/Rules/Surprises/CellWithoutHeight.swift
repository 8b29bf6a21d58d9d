import LayoutEngine
import StackDSL

extension Rule {
  static let cellWithoutHeight = Rule(
    code: "cell-without-height", severity: .warning,
    checks: [.layout(reports)])

  private static func reports(_ layout: LayoutReading) -> [Report] {
    guard layout.isCellWithoutHeight else { return [] }
    if let last = openChildren(.bottom, layout).max(by: {
      bottom(of: $0, layout) < bottom(of: $1, layout)
    }) {
      let isCentered = layout.pins(of: last).contains { $0.edge == .centerY }
      return [
        isCentered
          ? report(
            last, "the \(layout.nameOfHost)'s top and bottom edges", [keepingInside(last, layout)],
            layout)
          : report(last, "the \(layout.nameOfHost)'s bottom edge", [ending(last, layout)], layout)
      ]
    }
    if let card = boxes(in: layout.container, layout).first,
      let last = openChildren(of: card, .bottom, layout).max(by: {
        bottom(of: $0, layout) < bottom(of: $1, layout)
      })
    {
      return [
        report(
          last, "the bottom of \(layout.name(card))",
          Remedy.tyingContent(of: card, .vertical, layout), layout)
      ]
    }
    let first = openChildren(.top, layout).min {
      layout.alignmentRect($0).y < layout.alignmentRect($1).y
    }
    guard let first else { return [] }
    return [
      report(
        first, "the \(layout.nameOfHost)'s top edge",
        Remedy.missingTies(of: first, .vertical, layout), layout)
    ]
  }

  private static func report(
    _ view: ViewID, _ edges: String, _ remedies: [Remedy], _ layout: LayoutReading
  ) -> Report {
    Report(
      span: layout.place(of: view),
      message: "The constraints give the \(layout.nameOfHost) a height of 0: no chain of them "
        + "reaches from top to bottom. Tie \(layout.name(view)) to \(edges); a "
        + "\(layout.environment.host.isFree ? "collection" : "table") view gives such a \(layout.nameOfHost) "
        + "\(pt(layout.environment.size.height)).",
      views: [layout.index(view)], aspect: Axis.vertical.word, remedies: remedies)
  }

  /// The views in which a chain may end or begin: nothing ties them at that edge.
  private static func openChildren(
    _ edge: LayoutEngine.Anchor.Attribute, _ layout: LayoutReading
  ) -> [ViewID] {
    openChildren(of: layout.container, edge, layout)
  }

  private static func openChildren(
    of outer: ViewID, _ edge: LayoutEngine.Anchor.Attribute, _ layout: LayoutReading
  ) -> [ViewID] {
    layout.children(of: outer).filter {
      !layout.isOutOfSight($0) && layout.size($0, .vertical) >= 1 && !layout.isNamed(edge, of: $0)
    }
  }

  /// Plain views that reach from top to bottom, though nothing that stands in them does: the outermost first.
  private static func boxes(in outer: ViewID, _ layout: LayoutReading) -> [ViewID] {
    layout.children(of: outer).filter {
      !layout.isOutOfSight($0) && layout.stackProperties($0) == nil
        && layout.isTied($0, .top) && layout.isTied($0, .bottom)
    }.flatMap { box in
      let inner = layout.children(of: box).filter { !layout.isOutOfSight($0) }
      return inner.contains { layout.isNamed(.bottom, of: $0) && layout.isTied($0, .bottom) }
        ? boxes(in: box, layout) : inner.isEmpty ? [] : [box]
    }
  }

  private static func bottom(of view: ViewID, _ layout: LayoutReading) -> Double {
    let rect = layout.alignmentRect(view)
    return rect.y + rect.height
  }

  /// As far from the bottom as it is from the top, or the first view is, else by the vertical margin of a cell.
  private static func ending(_ view: ViewID, _ layout: LayoutReading) -> Remedy {
    let views = [view] + layout.children(of: layout.container)
    let begin = views.lazy.flatMap(layout.pins).first {
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
