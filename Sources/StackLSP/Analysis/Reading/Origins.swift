import LayoutEngine
import StackDSL

extension ConstraintOrigin {
  /// The content that resists compression. Text that wraps does so with the height of its lines.
  var resistance: (view: ViewID, axis: Axis)? {
    switch self {
    case .compressionResistance(let view, let axis): (view, axis)
    case .wrappedHeight(let view): (view, .vertical)
    case .user, .stack, .environment, .hugging, .nonnegativeSize: nil
    }
  }
}

/// The words for a member of a conflict or a tie in a sentence, and its place.
extension LayoutReading {
  /// "`height == 100` of `a`", "the 8 pt between `a` and `b` in `row` (UISV-spacing)", "the 375 pt of
  /// iPhone SE".
  func words(for origin: ConstraintOrigin) -> String {
    switch origin {
    case .user(let id):
      return written(id).map { words($0) } ?? "a constraint"
    case .hugging(let view, let axis):
      return "\(axis.word) hugging of \(name(view))"
    case .compressionResistance(let view, let axis):
      let value = content(view, axis).intrinsic.map { " (\(pt($0)))" } ?? ""
      return "the \(axis.sizeWord) that the content of \(name(view)) needs\(value)"
    case .stack(let stack, let kind, let views):
      return words(for: kind, of: stack, views)
    case .environment(let view, let axis):
      return environmentWords(view, axis)
    case .nonnegativeSize(let view, let axis):
      return "the \(axis.sizeWord) of \(name(view)), which is never less than 0"
    case .wrappedHeight(let view):
      return "the height of the wrapped text of \(name(view))"
    }
  }

  /// The user's words, with the owner if the words do not contain it.
  ///
  /// - Parameter isWhole: whether a composite stands for all of its parts.
  func words(_ constraint: Constraint, asWhole isWhole: Bool = false) -> String {
    let owner = screen.views[constraint.owner.index]
    let part =
      constraint.composite == nil || isWhole ? "" : " (\(constraint.first.attribute.rawValue))"
    let text = quoted(constraint.text) + part
    // A storyboard's constraints contain the names of their views.
    return constraint.owner == .screen || screen.isOfInterfaceBuilder
      ? text : "\(text) of \(quoted(owner.displayName))"
  }

  /// The stack's constraint, with the identifier in UIKit's log in parentheses.
  private func words(
    for kind: StackConstraint, of stack: ViewID, _ views: [ViewID]
  ) -> String {
    let subject = views.isEmpty ? "its views" : names(views)
    let demand =
      switch kind {
      case .spacing where views.count == 2:
        "the \(pt(spacing(in: stack, after: views[0]))) between \(subject) in \(name(stack))"
      case .spacing: "the spacing of \(subject) in \(name(stack))"
      case .canvasConnection: "\(name(stack)) ending where \(subject) does"
      case .fillEqually: "the equal sizes of \(subject) in \(name(stack))"
      case .fillProportionally: "the share of \(subject) in \(name(stack))"
      case .distributingEdge: "the gaps between \(subject) in \(name(stack))"
      case .alignment: "the alignment of \(subject) in \(name(stack))"
      case .hiding: "hidden \(subject) being 0 pt in \(name(stack))"
      case .spanningBoundary, .spanningFit: "\(name(stack)) spanning \(subject)"
      case .canvasFit, .ambiguitySuppression: "\(name(stack)) being as small as it can"
      case .textWidthDisambiguation: "the equal share of \(subject) in \(name(stack))"
      }
    return "\(demand) (\(kind.rawValue))"
  }

  /// The points between an arranged view and the next one.
  func spacing(in stack: ViewID, after view: ViewID) -> Double {
    problem.views[view.index].customSpacing ?? stackProperties(stack)?.spacing ?? 0
  }

  private func environmentWords(_ view: ViewID, _ axis: Axis) -> String {
    guard view == container, let size = problem.views[0].fixedSize else {
      return "the margins of \(name(view))"
    }
    if environment.host != .screen,
      axis == .vertical || environment.device == nil || environment.host.stated.width != nil
    {
      return
        "the \(pt(size[axis])) that the \(nameOfHost) is \(axis == .vertical ? "high" : "wide")"
    }
    return "the \(pt(size[axis])) of \(environment.name)"
  }

  /// The place where the user can change it: the stack or view that it belongs to, if it is not written.
  func place(of origin: ConstraintOrigin) -> SourceSpan {
    switch origin {
    case .user(let id):
      return written(id).map { place(of: $0) } ?? screen.nameSpan
    case .hugging(let view, let axis):
      return assignment(of: axis.hugging, in: view).map { screen.here($0, of: index(view)) }
        ?? place(of: .hugging, in: view)
    case .compressionResistance(let view, let axis):
      return assignment(of: axis.compressionResistance, in: view)
        .map { screen.here($0, of: index(view)) } ?? place(of: .compressionResistance, in: view)
    case .stack(let stack, let kind, let views):
      return place(of: kind, in: stack, views)
    case .environment(let view, _), .nonnegativeSize(let view, _), .wrappedHeight(let view):
      return view == container ? screen.nameSpan : place(of: view)
    }
  }

  private func place(of kind: StackConstraint, in stack: ViewID, _ views: [ViewID]) -> SourceSpan {
    switch kind {
    case .alignment: place(of: .alignment, in: stack)
    case .fillEqually, .fillProportionally, .distributingEdge: place(of: .distribution, in: stack)
    case .spacing: place(of: .spacing, in: stack)
    case .hiding: views.first.map { place(of: .isHidden, in: $0) } ?? place(of: stack)
    default: place(of: stack)
    }
  }

  /// Nil for a required origin.
  func priority(of origin: ConstraintOrigin) -> Double? {
    let priority: Double? =
      switch origin {
      case .user(let id): problem.constraints[id.index].priority.value
      case .hugging(let view, let axis): content(view, axis).hugging.value
      case .compressionResistance(let view, let axis):
        content(view, axis).compressionResistance.value
      case .wrappedHeight(let view): content(view, .vertical).compressionResistance.value
      case .stack, .environment, .nonnegativeSize: nil
      }
    return priority.flatMap { $0 < 1000 ? $0 : nil }
  }

  /// The views of a member, and the stack if a stack made it.
  func views(of origin: ConstraintOrigin) -> [ViewID] {
    let views = problem.views(of: origin)
    guard case .stack(let stack, _, _) = origin else { return views }
    return [stack] + views
  }
}
