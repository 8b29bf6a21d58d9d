import LayoutEngine
import StackDSL

extension Rule {
  static let emptyStackSize = Rule(
    code: "empty-stack-size", severity: .warning,
    // Code fills a stack that a document leaves empty: none of three such warnings was worth reading.
    traits: Traits(severityInScenes: .information, doubt: .size),
    checks: [.ambiguity(report), .layout(doubledGaps)])

  /// An empty stack of 0 pt keeps all gaps beside it, where a hidden one would remove one.
  private static func doubledGaps(_ reading: LayoutReading) -> [Report] {
    guard reading.outcome.status == .solved else { return [] }
    return reading.stacks.compactMap { view, _ in
      guard reading.isEmptyStack(view), !reading.isOutOfSight(view),
        let stack = reading.stack(arranging: view), let axis = reading.stackProperties(stack)?.axis,
        !reading.isSizeOpen(view, axis), reading.size(view, axis) < Visible.least,
        let gap = reading.doubledGap(around: view)
      else { return nil }
      return Report(
        span: reading.place(of: view),
        message:
          "\(reading.name(view)) shows nothing and is 0 pt \(axis.extentWord), but the spacing beside "
          + "it stays: \(gap).",
        views: [reading.index(view), reading.index(stack)], aspect: "gap",
        remedies: [hiding(view, axis, reading)])
    }
  }

  private static func hiding(_ view: ViewID, _ axis: Axis, _ reading: LayoutReading) -> Remedy {
    Remedy(
      "Hide \(reading.name(view)) as long as it shows nothing",
      [.set(reading.index(view), .isHidden, "true")], shows: [reading.index(view)], axis: axis)
  }

  private static func report(_ ambiguity: AmbiguityCase) -> Report? {
    let reading = ambiguity.reading
    let empty = ambiguity.group.first {
      $0.attribute.isSize && reading.stackProperties($0.view) != nil
        && reading.visibleArranged(in: $0.view).isEmpty
    }
    guard let quantity = empty else { return nil }
    let view = reading.index(quantity.view)
    let size = PlainConstraint.size(of: view, quantity.attribute.axis, 0, priority: 250)
    let hiding =
      reading.doubledGap(around: quantity.view) == nil
      ? [] : [hiding(quantity.view, quantity.attribute.axis, reading)]
    return ambiguity.report(
      message(reading, quantity), views: [quantity.view],
      remedies: hiding + [
        Remedy(
          "Add `\(reading.text(size))` to \(reading.name(quantity.view))",
          [.addConstraint(view, size)], shows: [view], axis: quantity.attribute.axis)
      ])
  }

  private static func message(_ reading: LayoutReading, _ quantity: Ambiguity.Quantity) -> String {
    let isEmpty = reading.arranged(in: quantity.view).isEmpty
    let size = quantity.attribute.axis.sizeWord
    return
      "\(reading.name(quantity.view)) \(isEmpty ? "is empty" : "has only hidden views"): a stack "
      + "has no \(size) of its own, whatever its hugging, so it may be "
      + "\(range(quantity.lower, quantity.upper))."
      + (reading.doubledGap(around: quantity.view).map { " At 0 pt its spacing stays: \($0)." }
        ?? "")
  }
}

extension LayoutReading {
  fileprivate func isEmptyStack(_ view: ViewID) -> Bool {
    // A written size reserves room for content that code adds.
    stackProperties(view) != nil && visibleArranged(in: view).isEmpty
      && property(.intrinsicContentSize, of: view) == nil
  }

  /// "48 pt between `title` and `body`"; nil if no gap stays.
  fileprivate func doubledGap(around view: ViewID) -> String? {
    guard let stack = stack(arranging: view) else { return nil }
    let row = visibleArranged(in: stack)
    guard let place = row.firstIndex(of: view) else { return nil }
    guard place > 0, place + 1 < row.count else { return gapAtEnd(of: row, place, in: stack) }
    let (before, after) = (row[place - 1], row[place + 1])
    let (one, other) = (spacing(in: stack, after: before), spacing(in: stack, after: view))
    guard one > Visible.least, other > Visible.least else { return nil }
    return "\(pt(one + other)) between \(name(before)) and \(name(after))"
  }

  /// "16 pt between `title` and the end of `row`": only of a stack whose views are hidden. Code fills one
  /// that is empty in a document.
  private func gapAtEnd(of row: [ViewID], _ place: Int, in stack: ViewID) -> String? {
    guard row.count > 1, !arranged(in: row[place]).isEmpty, !screen.isOfInterfaceBuilder else {
      return nil
    }
    let isLast = place > 0
    let neighbour = row[isLast ? place - 1 : place + 1]
    let gap = spacing(in: stack, after: isLast ? neighbour : row[place])
    guard gap > Visible.least else { return nil }
    return
      "\(pt(gap)) between \(name(neighbour)) and the \(isLast ? "end" : "start") of \(name(stack))"
  }
}
