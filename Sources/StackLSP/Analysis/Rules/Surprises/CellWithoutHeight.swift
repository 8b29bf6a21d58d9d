import LayoutEngine
import StackDSL

extension Rule {
  static let cellWithoutHeight = Rule(
    code: "cell-without-height", severity: .warning,
    checks: [.layout(reports)])

  private static func reports(_ reading: LayoutReading) -> [Report] {
    guard reading.isCellWithoutHeight else { return [] }
    if let last = openChildren(.bottom, reading).max(by: {
      bottom(of: $0, reading) < bottom(of: $1, reading)
    }) {
      let isCentered = reading.pins(of: last).contains { $0.edge == .centerY }
      return [
        isCentered
          ? report(
            last, "the \(reading.nameOfHost)'s top and bottom edges",
            [keepingInside(last, reading)] + tyingText(reading),
            reading)
          : report(
            last, "the \(reading.nameOfHost)'s bottom edge", [ending(last, reading)], reading)
      ]
    }
    if let card = boxes(in: reading.container, reading).first,
      let last = openChildren(of: card, .bottom, reading).max(by: {
        bottom(of: $0, reading) < bottom(of: $1, reading)
      })
    {
      return [
        report(
          last, "the bottom of \(reading.name(card))",
          Remedy.tyingContent(of: card, .vertical, reading), reading)
      ]
    }
    let first = openChildren(.top, reading).min {
      reading.alignmentRect($0).y < reading.alignmentRect($1).y
    }
    guard let first else { return [] }
    return [
      report(
        first, "the \(reading.nameOfHost)'s top edge",
        Remedy.missingTies(of: first, .vertical, reading), reading)
    ]
  }

  private static func report(
    _ view: ViewID, _ edges: String, _ remedies: [Remedy], _ reading: LayoutReading
  ) -> Report {
    Report(
      span: reading.place(of: view),
      message: "The constraints give the \(reading.nameOfHost) a height of 0: no chain of them "
        + "reaches from top to bottom. Tie \(reading.name(view)) to \(edges); a "
        + "\(reading.environment.host.isFree ? "collection" : "table") view gives such a \(reading.nameOfHost) "
        + "\(pt(reading.environment.size.height)).",
      views: [reading.index(view)], aspect: Axis.vertical.word, remedies: remedies)
  }

  /// The views at which a chain may begin or end: nothing ties them at that edge.
  private static func openChildren(
    _ edge: LayoutAnchor.Attribute, _ reading: LayoutReading
  ) -> [ViewID] {
    openChildren(of: reading.container, edge, reading)
  }

  private static func openChildren(
    of outer: ViewID, _ edge: LayoutAnchor.Attribute, _ reading: LayoutReading
  ) -> [ViewID] {
    reading.children(of: outer).filter {
      !reading.isOutOfSight($0) && reading.size($0, .vertical) >= Threshold.wholePoint
        && !reading.isNamed(edge, of: $0)
    }
  }

  /// Plain views that reach from top to bottom although no view inside them does, the outermost first.
  private static func boxes(in outer: ViewID, _ reading: LayoutReading) -> [ViewID] {
    reading.children(of: outer).filter {
      !reading.isOutOfSight($0) && reading.stackProperties($0) == nil
        && reading.isTied($0, .top) && reading.isTied($0, .bottom)
    }.flatMap { box in
      let inner = reading.children(of: box).filter { !reading.isOutOfSight($0) }
      return inner.contains { reading.isNamed(.bottom, of: $0) && reading.isTied($0, .bottom) }
        ? boxes(in: box, reading) : inner.isEmpty ? [] : [box]
    }
  }

  private static func bottom(of view: ViewID, _ reading: LayoutReading) -> Double {
    let rect = reading.alignmentRect(view)
    return rect.y + rect.height
  }

  /// Ends the view as far from the bottom as it, or the first view, is from the top; otherwise at the
  /// vertical margin of a cell.
  private static func ending(_ view: ViewID, _ reading: LayoutReading) -> Remedy {
    let views = [view] + reading.children(of: reading.container)
    let begin = views.lazy.flatMap(reading.pins).first {
      $0.edge == .top && $0.constant >= 0 && $0.target.view == .screen
    }
    let tie = PlainConstraint.edge(
      .bottom, of: reading.index(view), to: .screen, begin?.target.item ?? .view,
      constant: -(begin?.constant ?? cellMargin))
    return Remedy(
      "Add `\(reading.text(tie))` to \(reading.name(view))",
      [.addConstraint(reading.index(view), tie)], shows: [reading.index(view)], axis: .vertical)
  }

  /// Points that UIKit leaves above and below the content of a cell.
  private static let cellMargin = 11.0

  /// A text grows with its size, so it may determine the height.
  private static func tyingText(_ reading: LayoutReading) -> [Remedy] {
    let texts = openChildren(.bottom, reading).filter {
      reading.declared($0).kind == .label && !reading.isNamed(.top, of: $0)
    }
    guard let text = texts.max(by: { reading.size($0, .vertical) < reading.size($1, .vertical) })
    else { return [] }
    let index = reading.index(text)
    let ties = [
      PlainConstraint.edge(.top, of: index, to: .screen, constant: cellMargin),
      PlainConstraint.edge(.bottom, of: index, to: .screen, constant: -cellMargin),
    ]
    return [
      Remedy(
        "Let \(reading.name(text)) make the height: \(list(ties.map { "`\(reading.text($0))`" }))",
        ties.map { .addConstraint(index, $0) }, shows: [index], axis: .vertical, isGeneral: true)
    ]
  }

  /// Both edges at once, for a centred view.
  private static func keepingInside(_ view: ViewID, _ reading: LayoutReading) -> Remedy {
    let index = reading.index(view)
    let ties = [
      PlainConstraint(
        Anchor(index, .top), .greaterThanOrEqual, Anchor(.screen, .top),
        constant: cellMargin),
      PlainConstraint(
        Anchor(index, .bottom), .lessThanOrEqual, Anchor(.screen, .bottom),
        constant: -cellMargin),
    ]
    return Remedy(
      "Add \(list(ties.map { quoted(reading.text($0)) })) to \(reading.name(view))",
      ties.map { .addConstraint(index, $0) }, shows: [index], axis: .vertical)
  }
}

extension LayoutReading {
  /// Whether the content of a self-sizing cell gives it no height, so that it has the standard one.
  var isCellWithoutHeight: Bool { layout.hasStandardHeight && outcome.status == .solved }
}
