import LayoutEngine
import StackDSL

extension Remedy {
  /// Another alignment of a stack.
  static func aligning(
    _ stack: ViewID, _ alignment: String, _ reading: LayoutReading, shows: [ViewIndex],
    axis: Axis? = nil
  ) -> Remedy {
    Remedy(
      "Give \(reading.name(stack)) alignment \(alignment)",
      [.set(reading.index(stack), .alignment, alignment)], shows: shows, axis: axis)
  }

  /// The new alignment of a stack as it is, and the same with what else fills the stack.
  func orKeepingFilled(
    in stack: ViewID, besides view: ViewID, _ reading: LayoutReading
  ) -> [Remedy] {
    [self, keepingFilled(in: stack, besides: view, reading)].compactMap(\.self)
  }

  /// Another alignment takes the size across the stack from every view that has none of its own: a slider,
  /// a text field, a row of buttons. Those stay as large as the stack.
  ///
  /// - Parameter view: the one that is to have its own size.
  /// - Returns: nil where every other view has a size of its own.
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
    // For several it is more than anybody would write first.
    remedy.isGeneral = remedy.isGeneral || others.count > 1
    return remedy
  }

  /// Of more a plain view around the one is the smaller change.
  private static let mostKept = 4
}

extension LayoutReading {
  /// The view has no content on the axis, or what it holds takes what room there is.
  fileprivate func needsRoom(_ view: ViewID, _ axis: Axis) -> Bool {
    declared(view).kind.has(.growsSideways) || declared(view).kind == .spacer
      || stackProperties(view) != nil || content(view, axis).intrinsic == nil
  }
}
