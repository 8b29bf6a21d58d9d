import LayoutEngine
import StackDSL

/// The constraints of a screen that follow from earlier ones, whatever the screen's size, text or direction:
/// a rank test on the required equalities that hold everywhere.
///
/// The constraints of stacks and contents are left out, because they change from one environment to the next,
/// while these results are true in all of them.
struct Dependence {
  /// A constraint that changes nothing, and those that imply it, as indices into `Screen.constraints`.
  struct Consequence {
    var constraint: Int
    var causes: [Int]
  }

  private(set) var consequences: [Consequence] = []
  private let screen: Screen
  /// Independent equations, keyed by the last of their unknowns.
  private var basis: [Int: Equation] = [:]
  private var unknowns: [Unknown: Int] = [:]

  /// No reader could follow a longer chain of equations.
  private static let longestChain = 32
  /// For coefficients and, in points, for sums of constants.
  private static let tolerance = 1e-6

  /// - Parameter candidates: the constraints to test; the others only serve as causes.
  init(_ screen: Screen, candidates: Set<Int>) {
    self.screen = screen
    let indices = screen.constraints.indices
    for index in indices where !candidates.contains(index) && isRequiredEquality(index) {
      if let rest = equation(index).map(reduced) { extendBasis(with: rest) }
    }
    for index in indices where candidates.contains(index) {
      guard let rest = equation(index).map(reduced) else { continue }
      if rest.isReduced, let causes = causes(of: rest.equation, index) {
        consequences.append(Consequence(constraint: index, causes: causes))
      } else if isRequiredEquality(index) {
        extendBasis(with: rest)
      }
    }
  }

  private func isRequiredEquality(_ index: Int) -> Bool {
    screen.constraints[index].relation == .equal && screen.constraints[index].priority == 1000
  }

  private mutating func extendBasis(with rest: (equation: Equation, isReduced: Bool)) {
    guard !rest.isReduced, let pivot = rest.equation.coefficients.keys.max(), basis[pivot] == nil
    else { return }
    basis[pivot] = rest.equation
  }

  /// The equation reduced by multiples of the basis; true if no unknown is left in it.
  private func reduced(_ equation: Equation) -> (equation: Equation, isReduced: Bool) {
    var rest = equation
    for _ in 0..<Self.longestChain {
      guard let last = rest.coefficients.keys.max() else { return (rest, true) }
      guard let known = basis[last], let factor = rest.coefficients[last],
        let pivot = known.coefficients[last]
      else { return (rest, false) }
      rest.subtract(known, times: factor / pivot, tolerance: Self.tolerance)
      rest.coefficients[last] = nil
    }
    return (rest, false)
  }

  /// Nil if the remaining constant contradicts the relation.
  private func causes(of rest: Equation, _ index: Int) -> [Int]? {
    let relation = LinearProblem.Relation(screen.constraints[index].relation)
    let holds = relation.violation(rest.constant) <= Self.tolerance
    let causes = rest.sources.filter { $0.key != index && $0.value.magnitude > Self.tolerance }
    return holds && !causes.isEmpty ? causes.keys.sorted() : nil
  }
}

// MARK: Equations

extension Dependence {
  /// A position, in the reading direction from the screen's start, or a length.
  fileprivate struct Unknown: Hashable {
    var view: ViewIndex
    var item: Anchor.Item
    var axis: Axis
    var quantity: AnchorQuantity
  }

  /// `sum of coefficients · unknowns + constant`, which is 0 for an equation of the basis.
  fileprivate struct Equation {
    var coefficients: [Int: Double] = [:]
    /// In points.
    var constant = 0.0
    /// The constraints that it is a sum of, with their factors.
    var sources: [Int: Double] = [:]

    // The order of the terms does not affect the result: each key occurs once.
    mutating func subtract(_ other: Equation, times factor: Double, tolerance: Double) {
      constant -= factor * other.constant
      for (unknown, coefficient) in other.coefficients {
        let sum = coefficients[unknown, default: 0] - factor * coefficient
        coefficients[unknown] = sum.magnitude > tolerance ? sum : nil
      }
      for (source, weight) in other.sources { sources[source, default: 0] -= factor * weight }
    }
  }

  /// The left side minus the right one; nil for a constraint that does not hold everywhere, or not in the
  /// same form.
  private mutating func equation(_ index: Int) -> Equation? {
    let constraint = screen.constraints[index]
    guard constraint.condition == nil, constraint.constant.isFinite,
      constraint.multiplier.isFinite, isSymmetric(constraint), isAlwaysThere(constraint.first.view),
      constraint.second.map({ isAlwaysThere($0.view) }) ?? true
    else { return nil }
    var equation = Equation(constant: -constraint.constant, sources: [index: 1])
    // The outer view is mostly on the right. Its unknowns come first, and those of the views inside are
    // expressed by them.
    if let second = constraint.second { add(second, -constraint.multiplier, to: &equation) }
    add(constraint.first, 1, to: &equation)
    return equation.coefficients.isEmpty ? nil : equation
  }

  private mutating func add(
    _ anchor: Anchor, _ factor: Double, to equation: inout Equation
  ) {
    for (quantity, share) in anchor.attribute.shares {
      let unknown = Unknown(
        view: anchor.view, item: anchor.item, axis: anchor.attribute.axis, quantity: quantity)
      let place = unknowns[unknown] ?? unknowns.count
      unknowns[unknown] = place
      let sum = equation.coefficients[place, default: 0] + factor * share
      equation.coefficients[place] = sum.magnitude > Self.tolerance ? sum : nil
    }
  }

  /// Whether it is the same equation in both reading directions, with plain differences of positions.
  private func isSymmetric(_ constraint: Constraint) -> Bool {
    let anchors = [constraint.first, constraint.second].compactMap { $0 }
    return anchors.allSatisfy { anchor in
      switch anchor.attribute {
      case .width, .height: true
      case .left, .right: false
      // Its constant points to the right, while that of leading and trailing follows the reading direction.
      case .centerX: isDifference(constraint) && constraint.constant == 0
      default: isDifference(constraint)
      }
    }
  }

  /// Whether it is a difference of two positions. To its subviews, the edges of a scroll view are those of
  /// its content.
  private func isDifference(_ constraint: Constraint) -> Bool {
    guard let second = constraint.second, constraint.multiplier == 1 else { return false }
    return [constraint.first, second].allSatisfy {
      $0.item != .view || screen.views[$0.view.index].kind != .scrollView
    }
  }

  /// Whether the view and its ancestors are outside any `when` and any component, whose lines serve other
  /// screens too.
  private func isAlwaysThere(_ view: ViewIndex) -> Bool {
    var current: ViewIndex? = view
    while let index = current, screen.views.indices.contains(index.index) {
      let declared = screen.views[index.index]
      guard declared.condition == nil, declared.instanceSpan == nil else { return false }
      // Parents come before their children, so the loop ends.
      current = declared.parent.flatMap { $0 < index ? $0 : nil }
    }
    return true
  }
}

/// What a view has on an axis: a position in the reading direction, a length, or a baseline.
enum AnchorQuantity: Hashable { case start, length, firstBaseline, lastBaseline }

extension Anchor.Attribute {
  /// The quantities whose sum the attribute is.
  var shares: [(AnchorQuantity, Double)] {
    switch self {
    case .leading, .left, .top: [(.start, 1)]
    case .trailing, .right, .bottom: [(.start, 1), (.length, 1)]
    case .centerX, .centerY: [(.start, 1), (.length, 0.5)]
    case .width, .height: [(.length, 1)]
    case .firstBaseline: [(.firstBaseline, 1)]
    case .lastBaseline: [(.lastBaseline, 1)]
    }
  }
}
