import LayoutEngine

/// Screens of a given number of views, lowered to linear problems the way stack views are.
///
/// Four unknowns a view in its superview's coordinates, content sizes as two inequalities an
/// axis, chains of canvas connections and spacings: what a layout engine is asked all day.
enum Shape: String, CaseIterable {
  case form, cards, nest, linked, list, tower

  func problem(views: Int) -> LinearProblem {
    var screen = Screen()
    switch self {
    case .form: screen.form(views)
    case .cards: screen.cards(views)
    case .nest: screen.nest(views)
    case .linked: screen.linked(views)
    case .list: screen.list(views)
    case .tower: screen.tower(views)
    }
    return screen.problem
  }
}

private struct Screen {
  struct View {
    var x, y, width, height: VariableID
  }

  var problem = LinearProblem()
  private var seed: UInt64 = 42

  /// Label and field side by side, a row each; the column's height is left to its content.
  mutating func form(_ views: Int) {
    let root = container(width: 375)
    let rows = (0..<max(1, views / 3)).map { index -> View in
      let label = leaf(widthHugging: 251, heightHugging: 250)
      let field = leaf(widthHugging: 250, heightHugging: 250)
      return stack([label, field], horizontal: true, spacing: 8)
    }
    let column = stack(rows, horizontal: false, spacing: 12)
    pin(column, to: root, height: false)
  }

  /// Rows of four cards of equal width: image, title and two buttons in each.
  mutating func cards(_ views: Int) {
    let root = container(width: 1024)
    let rows = (0..<max(1, views / 25)).map { _ -> View in
      let cards = (0..<4).map { _ -> View in
        let image = leaf(widthHugging: 250, heightHugging: 250)
        let title = leaf(widthHugging: 251, heightHugging: 252)
        let buttons = stack(
          [
            leaf(widthHugging: 250, heightHugging: 250),
            leaf(widthHugging: 249, heightHugging: 250),
          ],
          horizontal: true, spacing: 8)
        return stack([image, title, buttons], horizontal: false, spacing: 4)
      }
      for card in cards.dropFirst() { equal(card.width, cards[0].width) }
      return stack(cards, horizontal: true, spacing: 16)
    }
    let column = stack(rows, horizontal: false, spacing: 16)
    pin(column, to: root, height: false)
  }

  /// Stacks inside stacks, twenty deep, one such nest below the other.
  mutating func nest(_ views: Int) {
    let root = container(width: 10_000)
    let nests = (0..<max(1, views / 60)).map { _ in nested(depth: 20) }
    let column = stack(nests, horizontal: false, spacing: 12)
    pin(column, to: root, height: false)
  }

  /// One single nest: no screen is like this, it is what the tableau likes least.
  mutating func tower(_ views: Int) {
    let root = container(width: 1_000_000, height: 1_000_000)
    let outer = nested(depth: max(1, views / 3))
    pin(outer, to: root, height: true)
  }

  /// The axis turns at every level; a label on either side of what is inside.
  private mutating func nested(depth: Int) -> View {
    var inner = leaf(widthHugging: 249, heightHugging: 249)
    for level in 0..<depth {
      let first = leaf(widthHugging: 251, heightHugging: 251)
      let second = leaf(widthHugging: 252, heightHugging: 252)
      inner = stack([first, inner, second], horizontal: level % 2 == 0, spacing: 4)
    }
    return inner
  }

  /// As the form, and all fields are as wide as the first.
  mutating func linked(_ views: Int) {
    let root = container(width: 375)
    var first: View?
    let rows = (0..<max(1, views / 3)).map { _ -> View in
      let label = leaf(widthHugging: 249, heightHugging: 250)
      let field = leaf(widthHugging: 250, heightHugging: 250)
      if let first { equal(field.width, first.width) } else { first = field }
      return stack([label, field], horizontal: true, spacing: 8)
    }
    let column = stack(rows, horizontal: false, spacing: 12)
    pin(column, to: root, height: false)
  }

  /// A list of fixed height, aligned by the leading edge: one row shares out all the room, and
  /// every row of the list has the spanner's inequalities.
  mutating func list(_ views: Int) {
    let root = container(width: 375, height: Double(views) * 25)
    let rows = (0..<max(1, views)).map { index -> View in
      leaf(widthHugging: 250, heightHugging: index == views / 2 ? 249 : 250 + Double(index % 3))
    }
    let column = stack(rows, horizontal: false, spacing: 2, isLeading: true)
    pin(column, to: root, height: true)
  }

  // MARK: - Parts

  private mutating func random(_ range: ClosedRange<Int>) -> Double {
    seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Double(range.lowerBound + Int(seed >> 33) % range.count)
  }

  private mutating func view() -> View {
    View(
      x: problem.addVariable(), y: problem.addVariable(),
      width: problem.addVariable(lower: 0), height: problem.addVariable(lower: 0))
  }

  private mutating func container(width: Double, height: Double? = nil) -> View {
    let root = view()
    fix(root.x, 0)
    fix(root.y, 0)
    fix(root.width, width)
    if let height { fix(root.height, height) }
    return root
  }

  private mutating func fix(_ unknown: VariableID, _ value: Double) {
    problem.addConstraint([.init(unknown, 1)], .equal, value)
  }

  private mutating func equal(_ a: VariableID, _ b: VariableID) {
    problem.addConstraint([.init(a, 1), .init(b, -1)], .equal, 0)
  }

  private mutating func leaf(widthHugging: Double, heightHugging: Double) -> View {
    let leaf = view()
    content(leaf.width, random(20...120), hugging: widthHugging)
    content(leaf.height, random(16...40), hugging: heightHugging)
    return leaf
  }

  private mutating func content(_ size: VariableID, _ points: Double, hugging: Double) {
    problem.addConstraint(
      [.init(size, 1)], .lessThanOrEqual, points, priority: Priority(hugging))
    problem.addConstraint([.init(size, 1)], .greaterThanOrEqual, points, priority: .defaultHigh)
  }

  private mutating func pin(_ view: View, to root: View, height: Bool) {
    fix(view.x, 16)
    fix(view.y, 40)
    problem.addConstraint([.init(view.width, 1), .init(root.width, -1)], .equal, -32)
    if height {
      problem.addConstraint([.init(view.height, 1), .init(root.height, -1)], .equal, -80)
    }
  }

  private mutating func stack(
    _ views: [View], horizontal: Bool, spacing: Double, isLeading: Bool = false
  ) -> View {
    let stack = view()
    var previous: View?
    for view in views {
      let (start, size) = horizontal ? (view.x, view.width) : (view.y, view.height)
      if let before = previous {
        let (last, length) = horizontal ? (before.x, before.width) : (before.y, before.height)
        problem.addConstraint(
          [.init(start, 1), .init(last, -1), .init(length, -1)], .equal, spacing)
      } else {
        fix(start, 0)
      }
      previous = view
      _ = size
    }
    if let last = previous {
      let (start, size, own) =
        horizontal ? (last.x, last.width, stack.width) : (last.y, last.height, stack.height)
      problem.addConstraint([.init(own, 1), .init(start, -1), .init(size, -1)], .equal, 0)
    }
    if isLeading {
      alignLeading(views, in: stack, horizontal)
    } else {
      fill(views, in: stack, horizontal)
    }
    return stack
  }

  private mutating func fill(_ views: [View], in stack: View, _ horizontal: Bool) {
    guard let first = views.first else { return }
    fix(horizontal ? first.y : first.x, 0)
    equal(horizontal ? stack.height : stack.width, horizontal ? first.height : first.width)
    for view in views.dropFirst() {
      equal(horizontal ? view.y : view.x, horizontal ? first.y : first.x)
      equal(horizontal ? view.height : view.width, horizontal ? first.height : first.width)
    }
  }

  /// The spanner guide: as long as the longest view, which the stack then equals.
  private mutating func alignLeading(_ views: [View], in stack: View, _ horizontal: Bool) {
    guard let first = views.first else { return }
    let spanner = problem.addVariable(lower: 0)
    fix(horizontal ? first.y : first.x, 0)
    equal(horizontal ? stack.height : stack.width, spanner)
    problem.addConstraint([.init(spanner, 1)], .equal, 0, priority: Priority(51))
    for view in views {
      let (start, size) = horizontal ? (view.y, view.height) : (view.x, view.width)
      if start != (horizontal ? first.y : first.x) {
        equal(start, horizontal ? first.y : first.x)
      }
      problem.addConstraint([.init(spanner, 1), .init(size, -1)], .greaterThanOrEqual, 0)
      problem.addConstraint([.init(size, 1)], .equal, 0, priority: Priority(25))
    }
  }
}
