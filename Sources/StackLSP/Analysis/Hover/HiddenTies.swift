import LayoutEngine
import StackDSL

/// The ties among a stack's views that the current size hides: they would appear on a larger or smaller
/// screen, or with a point too much or too little.
///
/// They are not findings, since nothing moves here, but a hover on a stack shows them before an author relies
/// on the layout. They are computed for one stack at a time, because each answer takes layouts of its own.
func hiddenTies(
  in stack: ViewID, _ reading: LayoutReading, _ layouts: ScreenLayouts
) -> [String] {
  guard reading.stackProperties(stack) != nil, reading.outcome.status == .solved,
    reading.problem.views.count <= mostViewsAsked
  else { return [] }
  let elsewhere = Axis.allCases.flatMap { sizeTies(in: stack, $0, reading, layouts) }
  let structural = reading.outcome.structuralTies(of: stack).compactMap { ambiguity in
    let tie = AmbiguityCase(reading: reading, ambiguity: ambiguity)
    return words(for: tie).map { HiddenTie(place: nextPoint(ambiguity.room), cause: $0) }
  }
  let told = Set(elsewhere.map(\.cause))
  return (elsewhere + structural.filter { !told.contains($0.cause) }).map {
    "\($0.place), \($0.cause)."
  }
}

private struct HiddenTie {
  /// "Where the screen is 320 to 361.5 pt wide".
  var place: String
  /// "`name` and `price` resist alike at 750: either may be cut".
  var cause: String
}

private func nextPoint(_ room: Double) -> String {
  "With a point \(room > 0 ? "more" : "less") than it needs"
}

/// Beyond this number a hover would have to wait for its layouts.
private let mostViewsAsked = 300

private func sizeTies(
  in stack: ViewID, _ axis: Axis, _ reading: LayoutReading, _ layouts: ScreenLayouts
) -> [HiddenTie] {
  let sizes = layouts.all.compactMap { $0.problem.views.first?.fixedSize?[axis] }
  guard let present = reading.problem.views.first?.fixedSize?[axis], let least = sizes.min(),
    let most = sizes.max(), least < most
  else { return [] }
  return reading.outcome.ambiguities(over: least...most, of: axis).compactMap { ambiguity in
    guard case .sizes(_, let range) = ambiguity.strength, !range.contains(present),
      ambiguity.group.contains(where: { reading.stack(arranging: $0.view) == stack })
    else { return nil }
    let tie = AmbiguityCase(reading: reading, ambiguity: ambiguity)
    guard let cause = words(for: tie) else { return nil }
    let sizes = StackLSP.range(range.lowerBound, range.upperBound)
    return HiddenTie(place: "Where the screen is \(sizes) \(axis.extentWord)", cause: cause)
  }
}

private func words(for tie: AmbiguityCase) -> String? {
  guard let (priority, _) = tie.tie else { return nil }
  let views = shortList(tie.tiedViews.map(tie.reading.name))
  switch tie.trade {
  case .hugging: return "\(views) hug alike at \(figure(priority)): either may be stretched"
  case .compression: return "\(views) resist alike at \(figure(priority)): either may be cut"
  case .fits, .constraints, .mixed, nil:
    return "\(views) are held alike at \(figure(priority)): either may give way"
  }
}
