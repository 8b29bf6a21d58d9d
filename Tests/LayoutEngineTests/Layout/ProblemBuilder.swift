@testable import LayoutEngine

/// Builds small problems for tests, one view on a line.
struct ProblemBuilder {
  var problem = LayoutProblem()

  /// A container of fixed size; with nil it is as large as its content needs.
  init(_ width: Double? = nil, _ height: Double? = nil) {
    var container = LayoutView(parent: nil)
    if let width, let height { container.fixedSize = Size(width: width, height: height) }
    problem.views.append(container)
  }

  static let container = ViewID(0)

  mutating func stack(
    in parent: ViewID = container, _ axis: Axis, spacing: Double = 0,
    _ distribution: StackProperties.Distribution = .fill,
    _ alignment: StackProperties.Alignment = .fill
  ) -> ViewID {
    let isArranged = problem.views[parent.index].stack != nil
    var view = LayoutView(
      parent: parent, isArranged: isArranged, stack: StackProperties(axis: axis))
    view.stack?.spacing = spacing
    view.stack?.distribution = distribution
    view.stack?.alignment = alignment
    return append(view)
  }

  /// A view with content; `hugging` and `resistance` apply to both axes.
  mutating func view(
    in parent: ViewID = container, _ width: Double? = nil, _ height: Double? = nil,
    hugging: Double = 250, resistance: Double = 750, firstBaseline: Double? = nil,
    isHidden: Bool = false
  ) -> ViewID {
    var view = LayoutView(
      parent: parent, isArranged: problem.views[parent.index].stack != nil)
    view.horizontal = ContentSize(
      intrinsic: width, hugging: Priority(hugging), compressionResistance: Priority(resistance))
    view.vertical = ContentSize(
      intrinsic: height, hugging: Priority(hugging), compressionResistance: Priority(resistance))
    view.firstBaseline = firstBaseline
    if let height, let firstBaseline { view.lastBaseline = height - firstBaseline }
    view.isHidden = isHidden
    return append(view)
  }

  private mutating func append(_ view: LayoutView) -> ViewID {
    problem.views.append(view)
    return ViewID(problem.views.count - 1)
  }

  subscript(_ view: ViewID) -> LayoutView {
    get { problem.views[view.index] }
    set { problem.views[view.index] = newValue }
  }

  @discardableResult
  mutating func constrain(
    _ first: ViewID, _ attribute: LayoutAnchor.Attribute,
    _ relation: LinearProblem.Relation = .equal, _ second: ViewID? = nil,
    _ secondAttribute: LayoutAnchor.Attribute? = nil, _ constant: Double = 0,
    multiplier: Double = 1,
    priority: Double = 1000
  ) -> ConstraintID {
    problem.constraints.append(
      LayoutConstraint(
        LayoutAnchor(first, attribute), relation,
        second.map { LayoutAnchor($0, secondAttribute ?? attribute) }, multiplier: multiplier,
        constant: constant, priority: Priority(priority)))
    return ConstraintID(problem.constraints.count - 1)
  }

  /// Pins all four edges to the container.
  mutating func pin(
    _ view: ViewID, top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0
  ) {
    constrain(view, .top, .equal, Self.container, .top, top)
    constrain(view, .leading, .equal, Self.container, .leading, left)
    constrain(view, .bottom, .equal, Self.container, .bottom, -bottom)
    constrain(view, .trailing, .equal, Self.container, .trailing, -right)
  }
}
