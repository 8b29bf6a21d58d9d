import LayoutEngine
import StackDSL

extension Rule {
  static let imageDrivesLayout = Rule(
    code: "image-drives-layout", severity: .warning, traits: Traits(isOfLine: true),
    checks: [.screen(reports)])

  private static func reports(_ solved: SolvedScreen) -> [Report] {
    guard let layout = solved.layouts.first, layout.outcome.status == .solved else { return [] }
    return layout.views.compactMap { view in
      guard layout.declared(view).kind == .imageView, !layout.isOutOfSight(view),
        layout.stack(arranging: view) != nil,
        layout.content(view, .vertical).compressionResistance.value >= 49
          || layout.content(view, .horizontal).compressionResistance.value >= 49,
        layout.content(view, .vertical).intrinsic ?? 0 > 100
      else { return nil }
      guard let driven = driven(by: view, layout, solved) else { return nil }
      let shows = [layout.index(view), layout.index(driven.view)]
      let whole =
        driven.axis == .vertical
        ? Remedy.keepingProportions(of: view, layout, shows: shows) : []
      return Report(
        span: layout.place(of: view), message: message(layout, view, driven),
        views: [layout.index(view)],
        remedies: whole + [.lettingGive(view, layout, shows: shows)])
    }
  }

  /// A neighbour that has not the size it needs, because the picture has its own.
  private struct Driven {
    var view: ViewID
    var axis: Axis
    /// Points; nil where the neighbour has no content of its own.
    var needed: Double?
  }

  /// The first neighbour that a picture half as large would leave in peace.
  private static func driven(
    by view: ViewID, _ layout: LayoutReading, _ solved: SolvedScreen
  ) -> Driven? {
    guard !layout.isHuge else { return nil }
    var smaller = layout.problem
    smaller.views[view.index].horizontal.intrinsic = layout.content(view, .horizontal).intrinsic
      .map { $0 * 0.5 }
    smaller.views[view.index].vertical.intrinsic = layout.content(view, .vertical).intrinsic
      .map { $0 * 0.5 }
    let outcome = solved.solve(smaller)
    // Hugging that is required forbids another size: then it is not the picture that decides.
    guard outcome.status == .solved else { return nil }
    for axis in Axis.allCases {
      let pressed = layout.views.first { other in
        isNeighbour(other, of: view, layout) && squeezed(other, axis, layout)
          && outcome.alignmentRects.indices.contains(other.index)
          // Pressed together by the picture, not by whatever else there is.
          && outcome.alignmentRects[other.index][.size(axis)] > layout.size(other, axis) + 1
      }
      if let pressed {
        return Driven(view: pressed, axis: axis, needed: layout.content(pressed, axis).intrinsic)
      }
      if let driven = stretchedNeighbour(of: view, axis, layout, outcome) { return driven }
    }
    return nil
  }

  private static func isNeighbour(
    _ other: ViewID, of view: ViewID, _ layout: LayoutReading
  ) -> Bool {
    !layout.isInside(other, view) && !layout.isInside(view, other)
      && layout.declared(other).kind != .spacer && !layout.isOutOfSight(other)
  }

  private static func squeezed(
    _ view: ViewID, _ axis: Axis, _ layout: LayoutReading
  ) -> Bool {
    if layout.size(view, axis) < 1 && layout.stackProperties(view) == nil { return true }
    guard let wanted = layout.content(view, axis).intrinsic else { return false }
    return layout.size(view, axis) < wanted - 0.5
  }

  /// Across its stack the image makes every sibling as high as itself, higher than they want.
  private static func stretchedNeighbour(
    of view: ViewID, _ axis: Axis, _ layout: LayoutReading, _ outcome: LayoutOutcome
  ) -> Driven? {
    guard let stack = layout.stack(arranging: view), let properties = layout.stackProperties(stack),
      properties.axis != axis, properties.alignment == .fill
    else { return nil }
    for other in layout.siblings(of: view) {
      let wanted = layout.outcome.fittingSize(of: other)[axis]
      if wanted > 0, layout.size(other, axis) > wanted * 1.5,
        outcome.alignmentRects[other.index][.size(axis)] < layout.size(other, axis) - 1
      {
        return Driven(view: other, axis: axis, needed: wanted)
      }
    }
    return nil
  }

  private static func message(
    _ layout: LayoutReading, _ view: ViewID, _ driven: Driven
  ) -> String {
    let picture = size(
      layout.content(view, .horizontal).intrinsic ?? 0,
      layout.content(view, .vertical).intrinsic ?? 0)
    let resistance = layout.content(view, driven.axis).compressionResistance.value
    let given = layout.shownSize(driven.view, driven.axis)
    let needed = driven.needed.map { "; it needs \(tenths($0))" } ?? ""
    return "The picture of \(layout.name(view)) (\(picture), compression resistance "
      + "\(figure(resistance))) makes \(layout.name(driven.view)) \(pt(given)) "
      + "\(driven.axis.extentWord)\(needed)."
  }
}
