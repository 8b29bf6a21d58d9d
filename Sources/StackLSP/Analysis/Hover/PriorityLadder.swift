import LayoutEngine
import StackDSL

/// All priorities in use on one axis of a screen, the highest first: a higher one wins over a lower one.
struct PriorityLadder {
  struct Rung {
    var priority: Double
    /// The claims with this priority, in document order.
    var claims: [String]
  }
  private(set) var rungs: [Rung] = []

  /// The number of claims to list on one rung before the rest is counted.
  private static let shownClaims = 3

  /// The claims of `view` come first on their rungs.
  init(_ axis: Axis, _ reading: LayoutReading, first view: ViewID? = nil) {
    var claims: [(priority: Double, words: String)] = []
    let others = reading.views.dropFirst().filter { $0 != view }
    for id in (view.map { [$0] } ?? []) + others where !reading.isOutOfSight(id) {
      let content = reading.content(id, axis)
      guard content.intrinsic != nil else { continue }
      claims.append((content.hugging.value, "hugging of \(reading.plainName(id))"))
      claims.append((content.compressionResistance.value, "resistance of \(reading.plainName(id))"))
    }
    for (index, constraint) in reading.problem.constraints.enumerated()
    where constraint.first.attribute.axis == axis && !constraint.priority.isRequired {
      let text = reading.written(ConstraintID(index))?.text ?? "a constraint"
      claims.append((constraint.priority.value, text))
    }
    for (priority, words) in Self.claimsOfStacks(axis, reading) { claims.append((priority, words)) }
    let levels = Set(claims.map(\.priority)).sorted(by: >)
    rungs = levels.map { level in
      Rung(priority: level, claims: claims.filter { $0.priority == level }.map(\.words))
    }
  }

  /// The priorities that UIStackView itself uses on this axis.
  private static func claimsOfStacks(
    _ axis: Axis, _ reading: LayoutReading
  ) -> [(Double, String)] {
    var spanning: [String] = []
    var fitting: [String] = []
    for (id, stack) in reading.stacks where !reading.isOutOfSight(id) {
      let name = reading.plainName(id)
      if stack.axis != axis, stack.alignment != .fill { spanning.append(name) }
      let spreads = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
      let followsBaseline = stack.alignment == .firstBaseline || stack.alignment == .lastBaseline
      if stack.axis == axis ? spreads : followsBaseline && axis == .vertical {
        fitting.append(name)
      }
    }
    var claims: [(Double, String)] = []
    if !spanning.isEmpty {
      claims.append((51, "stacks span no more than they must: \(shortList(spanning))"))
    }
    if !fitting.isEmpty { claims.append((49, "stacks shrink to fit: \(shortList(fitting))")) }
    return claims
  }

  /// One line for each rung, with an arrow at the marked ones.
  func text(marking marked: Set<Double>) -> String {
    let width = rungs.map { figure($0.priority).count }.max() ?? 0
    return rungs.map { rung in
      let number = figure(rung.priority)
      let pointer = marked.contains(rung.priority) ? "▶ " : "  "
      let padding = String(repeating: " ", count: width - number.count)
      var claims = rung.claims
      let rest = claims.count - Self.shownClaims
      if rest > 0 { claims = Array(claims.prefix(Self.shownClaims)) + ["\(rest) more"] }
      return "\(pointer)\(padding)\(number)  \(claims.joined(separator: " · "))"
    }.joined(separator: "\n")
  }
}

extension HoverPage {
  /// The ladder around a written hugging or compression resistance.
  mutating func describeLadder(
    property index: Int, of view: ViewIndex, on layouts: ScreenLayouts
  ) {
    guard let primary = layouts.primary,
      let property = layouts.screen.property(index, of: view),
      let priority = property.value.priority
    else { return }
    describeLadder(
      property.name.axes, marking: [priority.value], first: primary.id(of: view), primary, layouts)
  }

  /// The ladder around the priority of a constraint.
  mutating func describeLadder(constraints parts: [Int], on layouts: ScreenLayouts) {
    guard let primary = layouts.primary else { return }
    let constraints = parts.map { layouts.screen.constraints[$0] }
    let axes = Axis.allCases.filter { axis in
      constraints.contains {
        LayoutAnchor.Attribute($0.first.attribute).axis == axis
      }
    }
    describeLadder(
      axes, marking: Set(constraints.map(\.priority)), first: nil, primary, layouts)
  }

  private mutating func describeLadder(
    _ axes: [Axis], marking marked: Set<Double>, first view: ViewID?,
    _ primary: ScreenLayout, _ layouts: ScreenLayouts
  ) {
    let reading = LayoutReading(layouts.screen, primary)
    for axis in axes {
      line("Priorities that act \(axis.adverb), the highest wins:")
      verbatim(PriorityLadder(axis, reading, first: view).text(marking: marked))
    }
  }
}

extension Screen {
  /// A property by its index in a view's list; for the screen's view, in the screen's own list.
  func property(_ index: Int, of view: ViewIndex) -> Property? {
    guard views.indices.contains(view.index) else { return nil }
    let list = views[view.index].properties
    return list.indices.contains(index) ? list[index] : nil
  }
}
