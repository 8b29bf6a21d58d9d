import LayoutEngine
import StackDSL

extension Rule {
  static let imageAspectMissing = Rule(
    code: "image-aspect-missing", severity: .information, traits: Traits(gravest: .warning),
    checks: [.layout(reports), .layout(leftovers)])

  /// A picture that is as long as what its neighbours leave, though its other side has a number.
  private static func leftovers(_ layout: LayoutReading) -> [Report] {
    guard layout.outcome.status == .solved else { return [] }
    return layout.stacks.flatMap { stack, properties -> [Report] in
      let axis = properties.axis
      guard properties.distribution == .fill, !layout.isOutOfSight(stack) else { return [] }
      let views = layout.visibleArranged(in: stack)
      guard views.count > 1 else { return [] }
      return views.compactMap { view in
        guard layout.declared(view).kind == .imageView,
          layout.property(.contentMode, of: view) == nil,
          layout.content(view, axis).intrinsic == nil, !layout.isSizeOpen(view, axis),
          !layout.isNamed(axis.sizeAttribute, of: view),
          let (_, side) = layout.requiredSize(of: view, axis.other),
          (layout.size(view, axis) - side).magnitude > side * 0.05
        else { return nil }
        return leftover(view, axis, side: side, stack, layout)
      }
    }
  }

  private static func leftover(
    _ view: ViewID, _ axis: Axis, side: Double, _ stack: ViewID,
    _ layout: LayoutReading
  ) -> Report {
    let name = layout.name(view)
    let others = layout.names(layout.siblings(of: view))
    var square = Remedy(
      "Give \(name) \(axis.sizeWord) == \(figure(side))",
      [.addConstraint(layout.index(view), .size(of: layout.index(view), axis, side))],
      shows: [layout.index(view)], axis: axis)
    square.isCorrection = true
    let ratio = Remedy(
      "Keep its proportions: \(axis.sizeWord) == \(axis.other.sizeWord)",
      [.addConstraint(layout.index(view), .proportions(of: layout.index(view), axis, 1))],
      shows: [layout.index(view)], axis: axis)
    return Report(
      span: layout.place(of: view),
      message: "\(name) is \(pt(side)) \(axis.other.extentWord), but nothing says how "
        + "\(axis.extentWord) it is: it gets the \(pt(layout.shownSize(view, axis))) that \(others) "
        + "\(layout.siblings(of: view).count == 1 ? "leaves" : "leave") in \(layout.name(stack)).",
      severity: .warning, views: [layout.index(view)], aspect: "left \(axis.word)",
      remedies: [square, ratio])
  }

  private static func reports(_ layout: LayoutReading) -> [Report] {
    guard layout.outcome.status == .solved else { return [] }
    return layout.views.compactMap { view in
      guard view != layout.container, layout.declared(view).kind == .imageView,
        let drawing = layout.drawing(of: view),
        let width = layout.content(view, .horizontal).intrinsic,
        let height = layout.content(view, .vertical).intrinsic, width > 0, height > 0
      else { return nil }
      let frame = layout.alignmentRect(view)
      for axis in Axis.allCases {
        let other = axis.other
        let ratio = axis == .horizontal ? width / height : height / width
        let kept = axis == .horizontal ? width : height
        let length = frame[.size(axis)]
        let wanted = frame[.size(other)] * ratio
        // Who lowers the resistance of a picture lets it be squeezed.
        let isSmaller =
          drawing == .stretched
          && frame[.size(other)] < (axis == .horizontal ? height : width) * muchSmaller
          && layout.content(view, other).compressionResistance.value >= Priority.defaultHigh.value
        guard drawing == .fitting && layout.requiredSize(of: view, other) != nil || isSmaller,
          (length - kept).magnitude < 0.5, length - wanted > 0.05 * length,
          !layout.isOutOfSight(view), frame[.size(other)] > 0.5
        else { continue }
        return report(layout, view, axis, ratio: ratio, length: length, wanted: wanted, drawing)
      }
      return nil
    }
  }

  private static func report(
    _ layout: LayoutReading, _ view: ViewID, _ axis: Axis, ratio: Double,
    length: Double, wanted: Double, _ drawing: Drawing
  ) -> Report {
    let name = layout.name(view)
    let side = "\(pt(layout.shownSize(view, axis.other))) \(axis.other.extentWord)"
    let isFixed = layout.requiredSize(of: view, axis.other) != nil
    let result =
      switch drawing {
      case .fitting: "\(pt(length - wanted)) of it stay blank."
      case .stretched:
        "the picture is squeezed; in its proportions it would be \(pt(wanted)) \(axis.extentWord)."
      }
    let tie = PlainConstraint.proportions(of: layout.index(view), axis, ratio)
    return Report(
      span: layout.place(of: view),
      message: "\(name) is \(isFixed ? "fixed to " : "")\(side) but still \(pt(length)) "
        + "\(axis.extentWord)\(isFixed ? "" : ", as its picture is"): \(result)",
      severity: isFixed && drawing == .fitting ? nil : .warning,
      views: [layout.index(view)],
      remedies: [
        Remedy(
          "Add `\(layout.text(tie))` to \(layout.name(view))",
          [.addConstraint(layout.index(view), tie)], shows: [layout.index(view)])
      ])
  }

  /// What a picture does in a view of other proportions.
  fileprivate enum Drawing { case fitting, stretched }

  /// Of the picture's own length: what is a little smaller hardly shows.
  private static let muchSmaller = 0.75
}

extension LayoutReading {
  /// Nil for what is cut or placed in place of being scaled.
  fileprivate func drawing(of view: ViewID) -> Rule.Drawing? {
    switch property(.contentMode, of: view)?.value.names.first {
    case nil, "scaleToFill": .stretched
    case "scaleAspectFit": .fitting
    default: nil
    }
  }
}
