import LayoutEngine

/// Screens of a given number of views: what a layout engine is asked all day.
enum Shape: String, CaseIterable {
  case form, cards, nest, linked, list, squeezed, tower

  /// As near to `views` as whole rows and nests allow.
  func problem(views: Int) -> LayoutProblem {
    var screen = Screen()
    switch self {
    case .form: screen.form(views)
    case .cards: screen.cards(views)
    case .nest: screen.nest(views)
    case .linked: screen.linked(views)
    case .list: screen.list(views, rowHeight: 35)
    case .squeezed: screen.list(views, rowHeight: 25)
    case .tower: screen.tower(views)
    }
    return screen.problem
  }
}

private struct Screen {
  var problem = LayoutProblem()
  private var seed: UInt64 = 42

  /// Label and field side by side, a row each; the column's height is left to its content.
  mutating func form(_ views: Int) {
    let column = column(width: 375, spacing: 12)
    for _ in 0..<max(1, views / 3) {
      let row = stack(in: column, .horizontal, spacing: 8)
      leaf(in: row, hugging: 251, 250)
      leaf(in: row, hugging: 250, 250)
    }
  }

  /// Rows of four cards of equal width: image, title and two buttons in each.
  mutating func cards(_ views: Int) {
    let column = column(width: 1100, spacing: 16)
    for _ in 0..<max(1, views / 25) {
      let row = stack(in: column, .horizontal, spacing: 16, .fillEqually)
      for _ in 0..<4 {
        let card = stack(in: row, .vertical, spacing: 4)
        leaf(in: card, hugging: 250, 249)
        leaf(in: card, hugging: 251, 252)
        let buttons = stack(in: card, .horizontal, spacing: 8)
        leaf(in: buttons, hugging: 250, 250)
        leaf(in: buttons, hugging: 249, 250)
      }
    }
  }

  /// Stacks inside stacks, up to twenty deep, one such nest below the other.
  mutating func nest(_ views: Int) {
    let column = column(width: 10_000, spacing: 12)
    let depth = min(20, max(1, views / 3))
    for _ in 0..<max(1, views / (3 * depth)) { nested(in: column, depth: depth) }
  }

  /// One single nest: no screen is like this, it is what a tableau likes least.
  mutating func tower(_ views: Int) {
    let outer = column(width: 1_000_000, height: 1_000_000, spacing: 4)
    nested(in: outer, depth: max(1, views / 3))
  }

  /// The axis turns at every level; a label on either side of what is inside.
  private mutating func nested(in outer: ViewID, depth: Int) {
    var parent = outer
    var closing: [ViewID] = []
    for level in 0..<depth {
      parent = stack(in: parent, level % 2 == 0 ? .horizontal : .vertical, spacing: 4)
      leaf(in: parent, hugging: 251, 251)
      closing.append(parent)
    }
    leaf(in: parent, hugging: 249, 249)
    for stack in closing.reversed() { leaf(in: stack, hugging: 252, 252) }
  }

  /// As the form, and all fields are as wide as the first.
  mutating func linked(_ views: Int) {
    let column = column(width: 375, spacing: 12)
    var first: ViewID?
    for _ in 0..<max(1, views / 3) {
      let row = stack(in: column, .horizontal, spacing: 8)
      leaf(in: row, hugging: 249, 250)
      let field = leaf(in: row, hugging: 250, 250)
      if let first {
        constrain(field, .width, first, .width)
      } else {
        first = field
      }
    }
  }

  /// A list of fixed height, aligned by the leading edge: one row shares out all the room, and
  /// every row of the list has the spanner's inequalities. Content is 28 pt high on average and
  /// rows stand 2 pt apart; where less than that is given, all rows are tied.
  mutating func list(_ views: Int, rowHeight: Double) {
    let column = column(width: 375, height: Double(views) * rowHeight, spacing: 2, .leading)
    for index in 0..<max(1, views) {
      let heightHugging = index == views / 2 ? 249 : 250 + Double(index % 3)
      leaf(in: column, hugging: 250, heightHugging)
    }
  }

  // MARK: - Parts

  private mutating func random(_ range: ClosedRange<Int>) -> Double {
    seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Double(range.lowerBound + Int(seed >> 33) % range.count)
  }

  /// The container with one stack in it, 16 pt from its edges and 40 from its top; without a
  /// height the stack is as high as its content.
  private mutating func column(
    width: Double, height: Double? = nil, spacing: Double,
    _ alignment: StackProperties.Alignment = .fill
  ) -> ViewID {
    var container = LayoutView(parent: nil)
    container.fixedSize = Size(width: width, height: height ?? 800)
    problem.views.append(container)
    let column = stack(in: ViewID(0), .vertical, spacing: spacing, .fill, alignment)
    constrain(column, .leading, ViewID(0), .leading, 16)
    constrain(column, .trailing, ViewID(0), .trailing, -16)
    constrain(column, .top, ViewID(0), .top, 40)
    if height != nil { constrain(column, .bottom, ViewID(0), .bottom, -40) }
    return column
  }

  private mutating func constrain(
    _ first: ViewID, _ attribute: LayoutAnchor.Attribute, _ second: ViewID, _ other: LayoutAnchor.Attribute,
    _ constant: Double = 0
  ) {
    problem.constraints.append(
      LayoutConstraint(
        LayoutAnchor(first, attribute), .equal, LayoutAnchor(second, other), constant: constant))
  }

  private mutating func append(_ view: LayoutView) -> ViewID {
    problem.views.append(view)
    return ViewID(problem.views.count - 1)
  }

  private mutating func stack(
    in parent: ViewID, _ axis: Axis, spacing: Double,
    _ distribution: StackProperties.Distribution = .fill,
    _ alignment: StackProperties.Alignment = .fill
  ) -> ViewID {
    let isArranged = problem.views[parent.index].stack != nil
    var properties = StackProperties(axis: axis)
    properties.spacing = spacing
    properties.distribution = distribution
    properties.alignment = alignment
    return append(LayoutView(parent: parent, isArranged: isArranged, stack: properties))
  }

  @discardableResult
  private mutating func leaf(
    in parent: ViewID, hugging width: Double, _ height: Double
  ) -> ViewID {
    var view = LayoutView(parent: parent, isArranged: true)
    view.horizontal = ContentSize(intrinsic: random(20...120), hugging: Priority(width))
    view.vertical = ContentSize(intrinsic: random(16...40), hugging: Priority(height))
    return append(view)
  }
}
