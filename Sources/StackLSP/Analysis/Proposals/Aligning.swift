import LayoutEngine
import StackDSL

extension Remedy {
  /// Changes the alignment of a stack.
  static func aligning(
    _ stack: ViewID, _ alignment: String, _ reading: LayoutReading, shows: [ViewIndex],
    axis: Axis? = nil
  ) -> Remedy {
    var remedy = Remedy(
      "Give \(reading.name(stack)) alignment \(alignment)",
      [.set(reading.index(stack), .alignment, alignment)], shows: shows, axis: axis)
    // A caption belongs to the first line of a text.
    remedy.isGeneral =
      alignment == AnchorAttribute.lastBaseline.rawValue
      && reading.visibleArranged(in: stack).contains {
        reading.problem.views[$0.index].wrapping != nil
      }
    return remedy
  }

  /// Across its stack, a view whose content is too small takes the size of the stack if the stack or the view says so.
  static func fillingAcross(
    _ view: ViewID, _ axis: Axis, _ reading: LayoutReading
  ) -> [Remedy] {
    guard let stack = reading.stack(arranging: view),
      let properties = reading.stackProperties(stack),
      properties.axis != axis, properties.alignment != .fill
    else { return [] }
    let index = reading.index(view)
    return [
      Remedy(
        "Make \(reading.name(view)) as \(axis.extentWord) as \(reading.name(stack))",
        [.addConstraint(index, .size(of: index, axis, as: reading.index(stack)))],
        shows: [index], axis: axis),
      aligning(stack, "fill", reading, shows: [index], axis: axis),
    ]
  }

  /// The new alignment, and the same with the views that fill the stack kept at its size.
  func orKeepingFilled(
    in stack: ViewID, besides view: ViewID, _ reading: LayoutReading
  ) -> [Remedy] {
    [self, keepingFilled(in: stack, besides: view, reading)].compactMap(\.self)
  }

  /// Keeps views at the size of the stack that lose it under another alignment because they have no size of
  /// their own, such as a slider, a text field or a row of buttons.
  ///
  /// - Parameter view: the view that is meant to have its own size.
  /// - Returns: nil if every other view has a size of its own.
  private func keepingFilled(
    in stack: ViewID, besides view: ViewID, _ reading: LayoutReading
  ) -> Remedy? {
    guard let axis = reading.stackProperties(stack)?.axis.other else { return nil }
    let others = reading.visibleArranged(in: stack).filter { other in
      other != view && reading.requiredSize(of: other, axis) == nil
        && reading.needsRoom(other, axis)
    }
    guard !others.isEmpty, others.count <= Self.mostKept else { return nil }
    var remedy = self
    remedy.title += ", and keep \(reading.names(others)) as \(axis.extentWord) as it"
    remedy.changes += others.map(reading.index).map {
      .addConstraint($0, .size(of: $0, axis, as: reading.index(stack)))
    }
    remedy.shows += others.prefix(1).map(reading.index)
    // For several views it is more than an author would write first.
    remedy.isGeneral = remedy.isGeneral || others.count > 1
    return remedy
  }

  /// With more views, a plain view around the one view is the smaller change.
  private static let mostKept = 4
}

extension LayoutReading {
  /// Whether the view has no content on the axis, or contents that take all the available room.
  fileprivate func needsRoom(_ view: ViewID, _ axis: Axis) -> Bool {
    declared(view).kind.has(.growsSideways) || declared(view).kind == .spacer
      || stackProperties(view) != nil || content(view, axis).intrinsic == nil
  }
}
