import LayoutEngine
import StackDSL

extension Rule {
  static let contentClipped = Rule(
    code: "content-clipped", severity: .warning,
    traits: Traits(mark: .cut, follows: .tiedSize, isOfPlace: true, doubt: .text),
    page: Page(
      summary: "Text gets less space than it needs.",
      explanation: """
        The view is smaller than its text, so UIKit clips or truncates the text. Another view
        resists compression more, or a size is fixed. Raise the view's compression resistance,
        let it wrap (`numberOfLines: 0`), let it shrink (`minimumScaleFactor`), or make room.
        """,
      source: "Apple, UILabel.lineBreakMode: text that does not fit is truncated."),
    checks: [.layout(reports)])

  private static func reports(_ layout: LayoutReading) -> [Report] {
    guard layout.outcome.status == .solved else { return [] }
    let open = layout.openSizes
    return layout.views.compactMap { view in
      guard layout.showsText(view) || layout.showsPlaceholder(view),
        !layout.isBareButton(view), !layout.isOutOfSight(view),
        let (axis, needed) = layout.shortage(of: view),
        !open.contains(OpenSize(view: view, axis: axis)), !layout.mayShrinkText(view)
      else { return nil }
      guard layout.size(view, axis) >= 1 || axis == .horizontal else { return nil }
      return Report(
        span: layout.place(of: view), message: message(layout, view, axis, needed),
        severity: isMeant(view, axis, layout) ? .information : nil,
        views: [layout.index(view)], aspect: axis.word, remedies: remedies(layout, view, axis),
        shortage: .content(view, axis))
    }
  }

  /// Who writes a resistance below the default says that this view may be cut, though not that half a
  /// line of it may be left.
  private static func isMeant(
    _ view: ViewID, _ axis: LayoutEngine.Axis, _ layout: LayoutReading
  ) -> Bool {
    let names: [PropertyName] = [axis.compressionResistance, .compressionResistance]
    let line = layout.content(view, .vertical).intrinsic ?? 0
    if axis == .vertical, layout.size(view, .vertical) < line - Shortage.air(ofLine: line) {
      return false
    }
    return names.contains { layout.property($0, of: view) != nil }
      && layout.content(view, axis).compressionResistance < .defaultHigh
  }

  private static func remedies(
    _ layout: LayoutReading, _ view: ViewID, _ axis: LayoutEngine.Axis
  ) -> [Remedy] {
    let index = layout.index(view)
    let name = layout.name(view)
    var remedies = Remedy.withoutFactor(around: view, axis, layout)
    let wraps = layout.problem.views[view.index].wrapping != nil
    if layout.declared(view).kind == .label && axis == .horizontal && !wraps {
      remedies.append(
        Remedy("Let \(name) wrap", [.set(index, .numberOfLines, "0")], shows: [index]))
      remedies.append(
        Remedy(
          "Let the text of \(name) shrink: minimumScaleFactor 0.5",
          [.set(index, .minimumScaleFactor, "0.5")]))
      // No frame moves by it, but the text is no longer as large as it was meant.
      remedies[remedies.count - 1].isGeneral = true
    }
    // In a huge screen only the view itself is looked at.
    let taken = (layout.isHuge ? [] : layout.siblings(of: view)).map {
      layout.content($0, axis).compressionResistance.value
    }
    if let highest = taken.max(), highest < 999,
      let above = FreePriority.above(
        max(highest, layout.content(view, axis).compressionResistance.value), inUse: taken)
    {
      remedies.append(
        Remedy(
          "Raise \(axis.word) compression resistance of \(name) to \(figure(above))",
          [.set(index, axis.compressionResistance, figure(above))], shows: [index], axis: axis))
    }
    let around = layout.pathToRoot(from: view).compactMap { outer in
      layout.requiredSize(of: outer, axis)?.constraint
    }.filter { layout.screen.constraints[$0].relation == .equal }
    let beside = layout.isHuge ? [] : SizeChain(from: view, axis, in: layout).fixed
    for constraint in unique(around + beside.prefix(3)) {
      let written = layout.screen.constraints[constraint]
      remedies.append(
        Remedy(
          "Change `\(written.text)` to `\(written.text(with: .greaterThanOrEqual))`",
          [.setRelation(constraint: constraint, .greaterThanOrEqual)],
          shows: [index], axis: axis))
    }
    return remedies + Remedy.winning(view, axis, layout)
  }

  private static func message(
    _ layout: LayoutReading, _ view: ViewID, _ axis: LayoutEngine.Axis, _ needed: Double
  ) -> String {
    if axis == .horizontal, layout.problem.views[view.index].wrapping != nil {
      return
        "\(layout.name(view)) is \(pt(layout.shownSize(view, axis))) wide, but its longest word "
        + "takes \(tenths(needed)): it breaks in the middle."
    }
    let name = layout.name(view)
    let text = layout.layout.view(view)?.text.map { text in
      // In a storyboard a view is called what it says.
      name == "\"\(text)\"" ? ": the text is cut" : ": \"\(shortened(text))\" is cut"
    }
    return "\(name) needs \(axis == .horizontal ? "a width" : "a height") of "
      + "\(pt(needed)) and gets \(tenths(layout.shownSize(view, axis)))\(text ?? "")."
  }

  private static func shortened(_ text: String) -> String {
    text.count <= 24 ? text : text.prefix(22) + "…"
  }
}

/// How many points a text may be short of before anything of it is cut.
private enum Shortage {
  /// Letters of a text measured by its advance widths end a little before its box does.
  static let unseen = 1.0
  /// Of a width that is an estimate: nine of ten recorded labels lie within it.
  static let estimateError = 0.025
  /// Of the widths of a control's titles.
  static let controlError = 0.1
  /// UIButton's default insets above and below the title, both together.
  static let buttonAir = 12.0
  /// Of a line of the system font the letters from cap height to descender take 0.946 em of 1.193:
  /// a tenth of a line's height can go before a letter does. No line is higher than 50 pt.
  static func air(ofLine height: Double) -> Double { max(unseen, min(height, 50) * 0.1) }
}

extension LayoutReading {
  func mayShrinkText(_ view: ViewID) -> Bool {
    guard case .number(let factor)? = property(.minimumScaleFactor, of: view)?.value else {
      return false
    }
    let needed = content(view, .horizontal).intrinsic ?? 0
    return factor > 0 && size(view, .horizontal) >= needed * factor - 0.5
  }

  /// The share by which the width of a content may be wrong.
  private func widthError(of view: ViewID) -> Double {
    switch layout.view(view)?.horizontal.source {
    case .text: Shortage.estimateError
    case .control: Shortage.controlError
    case .written, .unknown, ContentSource.none?, nil: 0
    }
  }

  /// The axis on which the content does not fit and the points it needs; nil if it fits.
  func shortage(of view: ViewID) -> (LayoutEngine.Axis, Double)? {
    if problem.views[view.index].wrapping == nil,
      let width = content(view, .horizontal).intrinsic,
      size(view, .horizontal) < width - max(Shortage.unseen, width * widthError(of: view))
    {
      return (.horizontal, width)
    }
    // A line that not even one word fits on breaks in the middle of it.
    if let word = problem.views[view.index].wrapping?.runs.map(\.width).max(),
      size(view, .horizontal) < word * (1 - widthError(of: view)) - Shortage.unseen,
      word < size(container, .horizontal)
    {
      return (.horizontal, word)
    }
    let height = outcome.contentHeight(of: view) ?? content(view, .vertical).intrinsic
    // Of a button's height its title takes the middle, the rest is air.
    guard let height else { return nil }
    let isButton = declared(view).kind == .button
    let air = isButton ? Shortage.buttonAir : Shortage.air(ofLine: height)
    return size(view, .vertical) < height - air ? (.vertical, height) : nil
  }
}
