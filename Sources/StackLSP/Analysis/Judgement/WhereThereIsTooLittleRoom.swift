import LayoutEngine
import StackDSL

/// What people do where a screen that fits elsewhere has too little room, as members of a `when`: a row becomes a
/// column, a picture goes, the views move closer together.
func arrangedAnew(
  where difference: Difference, _ breakpoint: Breakpoint?, _ diagnosis: Diagnosis,
  _ reading: LayoutReading
) -> [Remedy] {
  guard let view = diagnosis.report.views.first.flatMap({ reading.layout.id(of: $0) }) else {
    return []
  }
  return stackingVertically(around: view, where: difference, breakpoint, reading)
    + savingHeight(around: view, where: difference, breakpoint, reading)
}

/// A row becomes a column from the first accessibility size on, as in Apple's own table cells, or where the
/// screen is too narrow for the row.
private func stackingVertically(
  around view: ViewID, where difference: Difference, _ breakpoint: Breakpoint?,
  _ reading: LayoutReading
) -> [Remedy] {
  guard let row = reading.row(around: view),
    let (condition, place) = turningPoint(difference, breakpoint)
  else { return [] }
  let name = reading.reference(to: row)
  // The bottom of a row is the trailing edge of a column (UIStackView.Alignment.bottom), and its middle is the middle.
  let isAtStart = [.fill, .leading].contains(reading.stackProperties(row)?.alignment)
  let members = "\(name).axis: vertical" + (isAtStart ? "" : "; \(name).alignment: leading")
  var remedy = Remedy(
    "Stack \(reading.name(row)) vertically \(place)",
    [.addMember(.screen, "when \(condition) { \(members) }")],
    shows: reading.visibleArranged(in: row).prefix(2).map(reading.index), axis: .horizontal)
  // Equal shares were meant where they fit, so a column for the other case is a correction.
  remedy.isCorrection = reading.stackProperties(row)?.distribution == .fillEqually
  // A text in a column may still be longer than the screen is wide.
  let words = reading.visibleArranged(in: row).filter {
    reading.isLabelOfOneLine($0) && reading.hasWords($0)
  }
  guard !words.isEmpty else { return [remedy] }
  var wrapping = remedy
  wrapping.title += ", and let \(reading.names(words)) wrap"
  wrapping.changes += words.map { .set(reading.index($0), .numberOfLines, "0") }
  return [remedy, wrapping]
}

/// A column that is too high leaves out its picture, which nobody has to read or touch, or has smaller gaps.
private func savingHeight(
  around view: ViewID, where difference: Difference, _ breakpoint: Breakpoint?,
  _ reading: LayoutReading
) -> [Remedy] {
  guard let breakpoint, breakpoint.axis == .vertical, !reading.screen.isOfInterfaceBuilder else {
    return []
  }
  let columns = reading.pathToRoot(from: view).filter {
    reading.stackProperties($0)?.axis == .vertical
  }
  let isLow = reading.environment.verticalSizeClass == .compact
  let (condition, place) =
    if case .sizeClass = difference, isLow {
      ("verticalSizeClass == compact", "in a compact height")
    } else {
      (
        "height < \(breakpoint.neededPoints)",
        "where the screen is lower than \(breakpoint.neededPoints) pt"
      )
    }
  func remedy(_ title: String, _ member: String) -> Remedy {
    Remedy(
      "\(title) \(place)", [.addMember(.screen, "when \(condition) { \(member) }")],
      shows: [reading.index(view)], axis: .vertical)
  }
  return columns.flatMap { column -> [Remedy] in
    let picture = reading.visibleArranged(in: column)
      .filter { reading.declared($0).kind == .imageView }
      .max { reading.size($0, .vertical) < reading.size($1, .vertical) }
    let hiding = picture.map {
      remedy("Leave out \(reading.name($0))", "\(reading.reference(to: $0)).isHidden: true")
    }
    let usual = figure(standardSpacing)
    let gap = reading.stackProperties(column)?.spacing ?? 0
    let closer = remedy(
      "Give \(reading.name(column)) spacing \(usual)",
      "\(reading.reference(to: column)).spacing: \(usual)")
    return [hiding, gap > standardSpacing ? closer : nil].compactMap(\.self)
  }
}

/// The condition under which there is too little room, and its words for a title.
private func turningPoint(
  _ difference: Difference, _ breakpoint: Breakpoint?
) -> (condition: String, words: String)? {
  if case .textSize(let size) = difference {
    let from = size >= .accessibilityMedium ? TextSize.accessibilityMedium : size
    return ("textSize >= \(from)", "from \(from) on")
  }
  guard let breakpoint, breakpoint.axis == .horizontal else { return nil }
  let width = breakpoint.neededPoints
  return ("width < \(width)", "where the screen is narrower than \(width) pt")
}

extension LayoutReading {
  /// The nearest horizontal stack around the view, even if a column lies between.
  fileprivate func row(around view: ViewID) -> ViewID? {
    var current = view
    while let stack = stack(arranging: current) {
      if stackProperties(stack)?.axis == .horizontal { return stack }
      current = stack
    }
    return nil
  }
}
