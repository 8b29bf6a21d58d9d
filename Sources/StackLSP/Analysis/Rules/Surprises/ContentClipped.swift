import LayoutEngine
import StackDSL

extension Rule {
  static let contentClipped = Rule(
    code: "content-clipped", severity: .warning,
    traits: Traits(
      mark: .cut, follows: .tiedSize, isOfPlace: true, isPlainToSee: true, doubt: .text),
    checks: [.layout(reports), .screen(linesBeyondLimit)])

  /// A line limit that shows all of the text in the primary environment was chosen for it. In an environment
  /// with larger or longer text, the limit cuts the text. A limit that cuts it already is a mistake on a screen of its
  /// own (4 of 4 of some 1,060 reported layouts, and none of 860 shipped ones), and deliberate in a cell, whose rows
  /// look alike, and in a document, whose author has seen it.
  private static func linesBeyondLimit(_ readings: ScreenReadings) -> [Report] {
    guard let primary = readings.all.first else { return [] }
    let isWhole = primary.environment.host == .screen && !readings.screen.isOfInterfaceBuilder
    let others = readings.all.indices.filter {
      let environment = readings.all[$0].environment
      return isWhole || environment.textSize != primary.environment.textSize
        || environment.language != primary.environment.language
    }
    guard !others.isEmpty else { return [] }
    return readings.screen.views.indices.compactMap { number in
      let view = ViewIndex(number)
      guard let label = primary.layout.id(of: view), primary.declared(label).kind == .label,
        isWhole || primary.linesBeyondLimit(of: label) == 0
      else { return nil }
      let failing = others.filter { place in
        let reading = readings.all[place]
        return reading.layout.id(of: view).map { reading.linesBeyondLimit(of: $0) > 0 } ?? false
      }
      guard let first = failing.first, let id = readings.all[first].layout.id(of: view) else {
        return nil
      }
      let reading = readings.all[first]
      let limit = reading.problem.views[id.index].wrapping?.maximumLines ?? 0
      var report = Report(
        span: reading.place(of: id),
        message:
          "\(reading.name(id)) needs \(limit + reading.linesBeyondLimit(of: id)) lines, but its "
          + "`numberOfLines` is \(limit)\(cut(id, reading)).",
        views: [view], aspect: "lines",
        remedies: [
          Remedy(
            "Give \(reading.name(id)) numberOfLines 0",
            [.set(view, .numberOfLines, "0")], shows: [view], axis: .vertical)
        ]
          + Remedy.makingRoom(for: id, reading).map { remedy in
            var remedy = remedy
            remedy.title += ": numberOfLines 0"
            remedy.changes.append(.set(view, .numberOfLines, "0"))
            return remedy
          })
      report.environments = failing
      // Below the accessibility sizes, a preview of two lines may be intended, but not that only a translation is cut.
      let isUnexpected = failing.contains {
        let environment = readings.all[$0].environment
        return environment.textSize >= .accessibilityMedium
          || environment.language != primary.environment.language || $0 == 0
      }
      report.severity = isUnexpected ? nil : .information
      return report
    }
  }

  private static func reports(_ reading: LayoutReading) -> [Report] {
    guard reading.outcome.status == .solved else { return [] }
    let open = reading.openSizes
    return reading.views.compactMap { view in
      guard
        reading.showsText(view) || reading.showsPlaceholder(view) || reading.saysItsContent(view),
        !reading.showsNoTitle(view), !reading.isOutOfSight(view),
        let (axis, needed) = reading.shortage(of: view),
        !open.contains(OpenSize(view: view, axis: axis)), !reading.mayShrinkText(view)
      else { return nil }
      guard reading.size(view, axis) >= Threshold.wholePoint || axis == .horizontal else {
        return nil
      }
      return Report(
        span: reading.place(of: view), message: message(reading, view, axis, needed),
        severity: isMeant(view, axis, reading) ? .information : nil,
        views: [reading.index(view)], aspect: axis.word,
        remedies: remedies(reading, view, axis),
        shortage: .content(view, axis))
    }
  }

  /// A resistance below the default means that this view may be cut, but not that half a line may remain, nor that who
  /// needs large letters cannot read it.
  private static func isMeant(
    _ view: ViewID, _ axis: Axis, _ reading: LayoutReading
  ) -> Bool {
    let names: [PropertyName] = [axis.compressionResistance, .compressionResistance]
    let line = reading.content(view, .vertical).intrinsic ?? 0
    let air = Shortage.air(ofLine: line, of: reading.layout.view(view)?.text)
    if axis == .vertical, reading.size(view, .vertical) < line - air {
      return false
    }
    return reading.environment.textSize < .accessibilityMedium
      && names.contains { reading.property($0, of: view) != nil }
      && reading.content(view, axis).compressionResistance < .defaultHigh
  }

  private static func remedies(
    _ reading: LayoutReading, _ view: ViewID, _ axis: Axis
  ) -> [Remedy] {
    let index = reading.index(view)
    let name = reading.name(view)
    var remedies: [Remedy] = []
    if axis == .vertical, reading.linesOfPlainButton(view) != nil {
      remedies.append(
        Remedy(
          "Give \(name) a configuration, which grows with its lines",
          [.set(index, .configuration, "plain")], shows: [index], axis: axis))
    }
    let ofText =
      axis == .horizontal && reading.isTextOfOneLine(view) ? remediesOfText(view, reading) : []
    let isLabel = reading.declared(view).kind == .label
    remedies += isLabel ? ofText : []
    // On a huge screen only the view itself is examined.
    let taken = (reading.isHuge ? [] : reading.siblings(of: view)).map {
      reading.content($0, axis).compressionResistance.value
    }
    if let highest = taken.max(), highest < 999,
      let above = FreePriority.above(
        max(highest, reading.content(view, axis).compressionResistance.value), inUse: taken)
    {
      remedies.append(
        Remedy(
          "Raise \(axis.word) compression resistance of \(name) to \(figure(above))",
          [.set(index, axis.compressionResistance, figure(above))], shows: [index], axis: axis))
    }
    let around = reading.pathToRoot(from: view).compactMap { outer in
      reading.requiredSize(of: outer, axis)?.constraint
    }.filter { reading.screen.constraints[$0].relation == .equal }
    let chain = reading.isHuge ? nil : SizeChain(from: view, axis, in: reading)
    for constraint in unique(around + (chain?.fixed.prefix(3) ?? [])) {
      let written = reading.screen.constraints[constraint]
      if written.composite == nil, written.first.view == index {
        let removal = Remedy(
          "Remove \(reading.words(written))", [.removeConstraint(constraint)], shows: [index],
          axis: axis)
        // The texts of the row would compete for the room otherwise.
        let row =
          axis == .horizontal ? reading.chain(through: view, from: .leading, to: .trailing) : []
        let rival = row.filter { $0 != view }.max {
          reading.size($0, .horizontal) < reading.size($1, .horizontal)
        }
        remedies +=
          [removal, rival.flatMap { removal.givingWay($0, reading)?.lettingBeCut($0, reading) }]
          .compactMap(\.self)
      }
      remedies.append(
        Remedy(
          "Change `\(written.text)` to `\(written.text(with: .greaterThanOrEqual))`",
          [.setRelation(constraint: constraint, .greaterThanOrEqual)],
          shows: [index], axis: axis))
    }
    // A button is meant to be as wide as its title.
    remedies += isLabel ? [] : ofText
    return remedies + Remedy.leavingTheEdge(view, axis, reading) + growingBothWays(reading, view)
      + Remedy.unstretching(view, axis, reading)
      + Remedy.unequalShares(for: view, axis, reading)
      + (axis == .vertical
        ? centering(view, reading) + Remedy.makingRoom(for: view, reading)
          + Remedy.lettingHostGrow(reading, shows: [index])
          + Remedy.scrolling(around: view, reading)
        : [])
  }

  /// Equal insets above and below mean the middle, which needs less room: the standard spacing.
  private static func centering(_ view: ViewID, _ reading: LayoutReading) -> [Remedy] {
    let pins = reading.pins(of: view)
    guard let parent = reading.problem.views[view.index].parent,
      let (_, needed) = reading.shortage(of: view),
      needed + 2 * standardSpacing <= reading.size(parent, .vertical),
      let top = pins.first(where: { $0.edge == .top }),
      let bottom = pins.first(where: { $0.edge == .bottom }),
      top.constant > 0, top.constant == -bottom.constant, top.target.view == bottom.target.view,
      top.target.item == bottom.target.item
    else { return [] }
    let index = reading.index(view)
    let middle = PlainConstraint(
      Anchor(index, .centerY), .equal, Anchor(top.target.view, .centerY))
    return [
      Remedy(
        "Center \(reading.name(view)) in place of its insets: `\(reading.text(middle))`",
        [reading.restating(top.index, middle), .removeConstraint(bottom.index)], shows: [index],
        axis: .vertical)
    ]
  }

  /// Lets a text of one line wrap or shrink.
  private static func remediesOfText(_ view: ViewID, _ reading: LayoutReading) -> [Remedy] {
    let (index, name) = (reading.index(view), reading.name(view))
    var smaller = Remedy(
      "Let the text of \(name) shrink: minimumScaleFactor 0.5",
      [.set(index, .minimumScaleFactor, "0.5")])
    // No frame changes, but the text is no longer as large as intended.
    smaller.isGeneral = true
    let wrap = Remedy("Let \(name) wrap", [.set(index, .numberOfLines, "0")], shows: [index])
    // A button that shrinks its title no longer looks like the others.
    guard reading.declared(view).kind == .label else { return [wrap] }
    guard reading.hasWords(view) else { return [smaller] }
    return [wrap] + Remedy.wrappingWithRoom(view, reading) + [smaller]
  }

  /// A badge of fixed width and height grows on both axes, because larger text needs both.
  private static func growingBothWays(_ reading: LayoutReading, _ view: ViewID) -> [Remedy] {
    let own = Axis.allCases.compactMap {
      reading.requiredSize(of: view, $0)?.constraint
    }
    .filter { reading.screen.constraints[$0].relation == .equal }
    guard own.count == 2, Set(own.map { reading.screen.constraints[$0].span }).count == 2 else {
      return []
    }
    let words = own.map { quoted(reading.screen.constraints[$0].text(with: .greaterThanOrEqual)) }
    return [
      Remedy(
        "Let \(reading.name(view)) grow both ways: \(list(words))",
        own.map { .setRelation(constraint: $0, .greaterThanOrEqual) },
        shows: [reading.index(view)])
    ]
  }

  private static func message(
    _ reading: LayoutReading, _ view: ViewID, _ axis: Axis, _ needed: Double
  ) -> String {
    if axis == .vertical, reading.linesOfPlainButton(view) != nil {
      return "The lines of \(reading.name(view)) take \(pt(needed)) and it is "
        + "\(tenths(reading.shownSize(view, axis))) high: without a `configuration` a button is as high as one "
        + "line, whatever its `numberOfLines`."
    }
    if axis == .horizontal, reading.problem.views[view.index].wrapping != nil {
      return
        "\(reading.name(view)) is \(pt(reading.shownSize(view, axis))) wide, but its longest word "
        + "takes \(tenths(needed)): it breaks in the middle."
    }
    return "\(reading.name(view)) needs \(axis == .horizontal ? "a width" : "a height") of "
      + "\(pt(needed)) and gets \(tenths(reading.shownSize(view, axis)))\(cut(view, reading))."
  }

  /// ": "Here you can warn othe…" is cut"; empty for a view without text.
  private static func cut(_ view: ViewID, _ reading: LayoutReading) -> String {
    guard let text = reading.layout.view(view)?.text else { return "" }
    // In a storyboard the text may serve as the view's name.
    return reading.name(view) == "\"\(text)\""
      ? ": the text is cut" : ": \"\(shortened(text))\" is cut"
  }

  private static func shortened(_ text: String) -> String {
    text.count <= 24 ? text : text.prefix(22) + "…"
  }
}

/// How many points a text may be short of before a letter is cut.
private enum Shortage {
  /// The part of a line's height that can be missing before a letter is cut. A line of the system font is
  /// 1.193 em high. The letters from cap height to descender take 0.946 em of it; letters without descenders
  /// are 0.24 em from either end. So a tenth of the height can go, and a third for "HELP". No line is higher
  /// than 50 pt.
  static func air(ofLine height: Double, of text: String?) -> Double {
    let isLow = text?.unicodeScalars.contains {
      !$0.isASCII || ",;()[]{}|_@$/Qgjpqy".unicodeScalars.contains($0)
    }
    return max(
      Threshold.emptyEnd,
      min(height, Threshold.highestLine)
        * (isLow ?? true ? Threshold.airOfLine : Threshold.airOfCapitals))
  }
}

extension LayoutReading {
  func mayShrinkText(_ view: ViewID) -> Bool {
    guard case .number(let factor)? = property(.minimumScaleFactor, of: view)?.value else {
      return false
    }
    let needed = content(view, .horizontal).intrinsic ?? 0
    return factor > 0 && size(view, .horizontal) >= needed * factor - Visible.least
  }

  /// A view that draws itself, with a written size of its content.
  fileprivate func saysItsContent(_ view: ViewID) -> Bool {
    statesContentSize(view) && !screen.isOfInterfaceBuilder && children(of: view).isEmpty
  }

  /// The number of lines of a visible text that its limit leaves out.
  fileprivate func linesBeyondLimit(of view: ViewID) -> Int {
    guard var text = problem.views[view.index].wrapping, text.maximumLines > 1,
      outcome.status == .solved, !isOutOfSight(view), !mayShrinkText(view)
    else { return 0 }
    let limit = text.maximumLines
    text.maximumLines = 0
    // An estimated width may be a little too small.
    let width = size(view, .horizontal) * (1 + widthError(of: view))
    return max(0, text.lineCount(width: width) - limit)
  }

  /// Whether letters of a visible text are cut.
  func cutsText(_ view: ViewID) -> Bool {
    (showsText(view) || showsPlaceholder(view)) && !showsNoTitle(view) && !isOutOfSight(view)
      && shortage(of: view) != nil && !mayShrinkText(view)
  }

  /// Whether the button has no title: it draws its picture as large as the room allows.
  fileprivate func showsNoTitle(_ view: ViewID) -> Bool {
    declared(view).kind == .button && (layout.view(view)?.text ?? "").isEmpty
  }

  /// The share by which the width of a content may be wrong.
  private func widthError(of view: ViewID) -> Double {
    switch layout.view(view)?.horizontal.source {
    case .text: Threshold.estimateError
    case .control: Threshold.controlError
    case .written, .unknown, ContentSource.none?, nil: 0
    }
  }

  /// The height in points of the lines of a button that wraps its title and does not grow with it, with the insets that
  /// are written; nil for any other view.
  func linesOfPlainButton(_ view: ViewID) -> Double? {
    guard declared(view).kind == .button, property(.configuration, of: view) == nil,
      let limit = property(.numberOfLines, of: view)?.value.number, limit != 1,
      let shown = layout.view(view), let text = shown.text, let font = shown.font, !text.isEmpty
    else { return nil }
    let insets = property(.contentEdgeInsets, of: view)?.value.insets
    let image = property(.imageSize, of: view)?.value.fullSize
    let padding = Size(
      width: (insets.map { $0.left + $0.right } ?? 0) + (image?.width ?? 0),
      height: insets.map { $0.top + $0.bottom } ?? 0)
    return TextMeasure(font, in: environment)
      .wrapping(text, maximumLines: Int(min(max(limit, 0), 10_000)), padding: padding)
      .height(width: size(view, .horizontal), scale: environment.scale)
  }

  /// The axis on which the content does not fit, and the points it needs; nil if it fits.
  func shortage(of view: ViewID) -> (Axis, Double)? {
    // A picture behind a title is as large as its button, and tells nothing of the title.
    guard property(.backgroundImageSize, of: view) == nil else { return nil }
    // If a line is too short for a single word, the word breaks in the middle.
    if let word = problem.views[view.index].wrapping?.runs.map(\.width).max(),
      size(view, .horizontal) < word * (1 - widthError(of: view)) - Threshold.emptyEnd,
      word < size(container, .horizontal), !hasKey(view)
    {
      return (.horizontal, word)
    }
    if let lines = linesOfPlainButton(view) {
      return size(view, .vertical) < lines - Threshold.emptyEnd ? (.vertical, lines) : nil
    }
    // What is typed into a text field scrolls; a placeholder does not.
    let scrolls = declared(view).kind == .textField && property(.text, of: view) != nil
    if problem.views[view.index].wrapping == nil, !scrolls,
      let width = content(view, .horizontal).intrinsic,
      size(view, .horizontal) < width - max(Visible.least, width * widthError(of: view))
    {
      return (.horizontal, width)
    }
    let height = outcome.contentHeight(of: view) ?? content(view, .vertical).intrinsic
    // The title takes the middle of a button's height; the rest is empty.
    guard let height else { return nil }
    let isButton = declared(view).kind == .button
    let line = isButton ? height - 2 * Threshold.air : height
    let text = problem.views[view.index].wrapping == nil ? layout.view(view)?.text : nil
    let air = isButton && text == nil ? 0 : Shortage.air(ofLine: line, of: text)
    return size(view, .vertical) < line - air ? (.vertical, height) : nil
  }
}
