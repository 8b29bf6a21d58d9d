import Testing

@testable import LayoutEngine

/// The constraints that a real UIStackView printed, against the rows that the lowering produces.
@Suite struct ConstraintDumpTests {
  /// Three dumps differ: K-hide-first-iOS10 is iOS 9, K-margins names the guide whose insets the lowering
  /// puts into constants, and OR-39275811 is one line with a test of its own.
  private let others: Set = ["K-hide-first-iOS10", "K-margins", "OR-39275811"]

  @Test func everyPrintedConstraintIsWritten() throws {
    var checked = 0
    for observation in try StackViewCase.all()
    where observation.type == "constraint-dump" && !others.contains(observation.id) {
      let dump = Dump(observation)
      let written = dump.written()
      let printed = dump.printed()
      #expect(printed.isSubset(of: written), "\(observation.id) \(printed.subtracting(written))")
      // K-equalSpacing and K-equalCentering leave out the canvas fit (see their notes), and
      // K-baselineRelative everything across the axis.
      let more = written.subtracting(printed).filter {
        !$0.contains("UISV-canvas-fit")
          && !(observation.id == "K-baselineRelative" && $0.contains("UISV-alignment"))
      }
      #expect(more == [], "\(observation.id)")
      checked += 1
    }
    #expect(checked == 13)
  }

  /// OR-39275811: `label.width == 0.5 * stack.width` at max(749, 251) + 10, before iOS 15.
  @Test func textWidthIsDisambiguatedBeforeIOS15() throws {
    var builder = ProblemBuilder(300, 100)
    builder.problem.rules.disambiguatesTextWidth = true
    let stack = builder.stack(.horizontal, .fill, .leading)
    builder.pin(stack)
    let label = builder.view(in: stack, 200, 20)
    builder[label].horizontal.hugging = Priority(251)
    builder[label].horizontal.compressionResistance = Priority(749)
    builder[label].wrapping = WrappingText(
      runs: [.init(width: 200, spaceAfter: 0)], lineHeight: 20, maximumLines: 0)
    _ = builder.view(in: stack, 49, 31, hugging: 750)
    let lowered = lower(builder.problem)
    let row = try #require(
      lowered.sources.firstIndex {
        $0.origin == .stack(stack, .textWidthDisambiguation, views: [label])
      })
    #expect(lowered.linear.rows[row].priority == Priority(759))
    #expect(
      lowered.linear.terms(of: LinearConstraintID(Int32(row))).map(\.coefficient) == [1, -0.5])
    #expect(layout(builder.problem).frames[label.index].width == 150)
  }
}

/// One dump, both sides as canonical text: "identifier: 1·a −1·b == 0 @1000".
private struct Dump {
  private let observation: StackViewCase
  private let lowered: LoweredLayout
  private let count: Int
  private let stack = 1

  init(_ observation: StackViewCase) {
    var observation = observation
    let isText = observation.children.first?["class"] as? String == "UILabel"
    if observation.children.first?.isEmpty == true || isText {
      observation.children = observation.children.map { _ in ["intrinsic": [40.0, 20.0]] }
    }
    var problem = observation.problem()
    for index in problem.views.indices.dropFirst(2) {
      problem.views[index].firstBaseline = 15
      problem.views[index].lastBaseline = 5
      if isText, observation.stack["baselineRelative"] == nil {
        problem.views[index].wrapping = WrappingText(runs: [], lineHeight: 20, maximumLines: 0)
      }
    }
    problem.rules.disambiguatesTextWidth = true
    problem.views[1].stack?.isBaselineRelativeArrangement =
      observation.stack["baselineRelative"] as? Bool ?? false
    self.observation = observation
    lowered = lower(problem)
    count = problem.views.count - 2
  }

  func written() -> Set<String> {
    var lines: Set<String> = []
    for (index, row) in lowered.linear.rows.enumerated() {
      guard case .stack(_, let identifier, _)? = lowered.sources[index].origin else { continue }
      var sum: [Int32: Double] = [:]
      for term in lowered.linear.terms(of: LinearConstraintID(Int32(index))) {
        sum[term.variable.index, default: 0] += term.coefficient
      }
      lines.insert(
        line(identifier.rawValue, sum, row.relation, row.constant, row.priority.value))
    }
    return lines
  }

  func printed() -> Set<String> {
    var lines: Set<String> = []
    for text in observation.expected["constraints"] as? [String] ?? [] {
      let parts = text.split(separator: ": ", maxSplits: 1)
      let identifier = String(parts[0])
      // A priority at the end of the line applies to every equation of it.
      let equations = parts[1].replacing(" (see note)", with: "").split(separator: ", ")
      let last = equations.last.flatMap { priority($0) }
      for equation in equations {
        let isBoundary = identifier == "UISV-spanning-boundary"
        let strength = priority(equation) ?? (isBoundary ? 1000 : last ?? 1000)
        for one in expanded(equation, identifier) {
          lines.insert(parse(one, identifier, strength))
        }
      }
    }
    return lines
  }

  private func priority(_ equation: Substring) -> Double? {
    equation.split(separator: "@").dropFirst().first.flatMap { Double($0) }
  }

  /// "k" stands for every view; in an alignment, for every one but the first.
  private func expanded(_ equation: Substring, _ identifier: String) -> [String] {
    let text = String(equation.split(separator: " @")[0]).replacing("each.", with: "k.")
    guard text.contains("k.") else { return [text] }
    let first = identifier == "UISV-alignment" ? 1 : 0
    return (first..<count).map { text.replacing("k.", with: "\($0).") }
  }

  private func parse(_ equation: String, _ identifier: String, _ priority: Double) -> String {
    let relation = ["==", "<=", ">="].first { equation.contains($0) } ?? "=="
    let sides = equation.split(separator: relation, maxSplits: 1).map(String.init)
    var sum: [Int32: Double] = [:]
    var constant = 0.0
    add(sides[0], 1, &sum, &constant)
    add(sides[1], -1, &sum, &constant)
    return line(identifier, sum, Conformance.relation(relation), -constant, priority)
  }

  private func add(
    _ side: String, _ sign: Double, _ sum: inout [Int32: Double], _ constant: inout Double
  ) {
    var text = side
    if let plus = text.firstIndex(of: "+") {
      let points = text[text.index(after: plus)...]
      constant += sign * (Double(points) ?? observation.stack["spacing"] as? Double ?? 0)
      text = String(text[..<plus])
    }
    var factor = sign
    if let star = text.firstIndex(of: "*") {
      factor *= Double(text[..<star]) ?? 1
      text = String(text[text.index(after: star)...])
    }
    guard let dot = text.firstIndex(of: ".") else {
      constant += sign * (Double(text) ?? 0)
      return
    }
    let item = String(text[..<dot])
    let attribute = String(text[text.index(after: dot)...])
    let axis: Int32 = ["leading", "trailing", "width", "centerX"].contains(attribute) ? 0 : 1
    let (position, size) = unknowns(item, axis)
    if attribute == "width" || attribute == "height" {
      sum[size, default: 0] += factor
      return
    }
    if item != "S" { sum[position, default: 0] += factor }
    switch attribute {
    case "trailing", "bottom": sum[size, default: 0] += factor
    case "centerX", "centerY": sum[size, default: 0] += factor / 2
    case "firstBaseline": constant += factor * 15
    case "lastBaseline":
      sum[size, default: 0] += factor
      constant -= factor * 5
    default: break
    }
  }

  /// S is the stack, a digit an arranged view, P the spanner, g1 the first gap.
  private func unknowns(_ item: String, _ axis: Int32) -> (Int32, Int32) {
    if item == "S" { return (Int32(stack * 4) + axis, Int32(stack * 4) + 2 + axis) }
    if let index = Int(item) {
      return (Int32((index + 2) * 4) + axis, Int32((index + 2) * 4) + 2 + axis)
    }
    let kind: LayoutUnknown.Guide =
      item == "P" ? .spanner : .gap((Int(item.dropFirst()) ?? 1) - 1)
    let place = lowered.guides.firstIndex { $0.kind == kind } ?? 0
    let first = Int32(lowered.viewCount * 4 + place)
    return (first, first + 1)
  }

  /// Signs are chosen so that the first unknown is positive; numbers have four places, as printed.
  private func line(
    _ identifier: String, _ sum: [Int32: Double], _ relation: LinearProblem.Relation,
    _ constant: Double, _ priority: Double
  ) -> String {
    let terms = sum.filter { $0.value != 0 }.sorted { $0.key < $1.key }
    let isTurned = (terms.first?.value ?? 1) < 0
    let sign = isTurned ? -1.0 : 1
    let left = terms.map { "\(rounded(sign * $0.value))·\($0.key)" }.joined(separator: " ")
    let symbol: String
    switch relation {
    case .equal: symbol = "=="
    case .lessThanOrEqual: symbol = isTurned ? ">=" : "<="
    case .greaterThanOrEqual: symbol = isTurned ? "<=" : ">="
    }
    return "\(identifier): \(left) \(symbol) \(rounded(sign * constant) + 0) @\(priority)"
  }

  private func rounded(_ number: Double) -> Double { (number * 1e4).rounded() / 1e4 }
}
