import LayoutEngine
import StackDSL

/// What a member of a conflict or of a tie is called in a sentence, and where it stands.
extension LayoutReading {
  /// "`height == 100`", "UISV-spacing of `root` (8 pt)", "the 375 pt of iPhone SE".
  func words(for origin: ConstraintOrigin) -> String {
    switch origin {
    case .user(let id):
      return written(id).map(words) ?? "a constraint"
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
      return "\(name(view)) cannot be less than 0 pt \(axis.extentWord)"
    case .wrappedHeight(let view):
      return "the height of the wrapped text of \(name(view))"
    }
  }

  /// The user's words; the owner is named where the words do not name it.
  func words(_ constraint: StackDSL.Constraint) -> String {
    let owner = screen.views[constraint.owner.index]
    let part = constraint.composite == nil ? "" : " (\(constraint.first.attribute.rawValue))"
    let text = quoted(constraint.text) + part
    return constraint.owner == .screen ? text : "\(text) of \(quoted(owner.displayName))"
  }

  private func words(
    for kind: StackConstraint, of stack: ViewID, _ views: [ViewID]
  ) -> String {
    let properties = stackProperties(stack)
    var detail = ""
    switch kind {
    case .spacing where views.count == 2:
      let gap = problem.views[views[0].index].customSpacing ?? properties?.spacing ?? 0
      detail = ", \(pt(gap)) between \(name(views[0])) and \(name(views[1]))"
    case .canvasConnection where views.count == 1:
      detail = " with \(name(views[0]))"
    case .hiding where views.count == 1:
      detail = ", hidden \(name(views[0])) is 0 pt"
    default:
      if !views.isEmpty { detail = " for \(names(views))" }
    }
    return "\(kind.rawValue) of \(name(stack))\(detail)"
  }

  private func environmentWords(_ view: ViewID, _ axis: LayoutEngine.Axis) -> String {
    guard view == container, let size = problem.views[0].fixedSize else {
      return "the margins of \(name(view))"
    }
    return "the \(pt(size[axis])) of \(environment.name)"
  }

  /// Where a reader can change it; the stack or view it belongs to if it was never written.
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

  /// The views that a member speaks of.
  func views(of origin: ConstraintOrigin) -> [ViewID] {
    switch origin {
    case .user(let id):
      guard problem.constraints.indices.contains(id.index) else { return [] }
      let constraint = problem.constraints[id.index]
      return [constraint.first.view] + (constraint.second.map { [$0.view] } ?? [])
    case .hugging(let view, _), .compressionResistance(let view, _), .environment(let view, _),
      .nonnegativeSize(let view, _), .wrappedHeight(let view):
      return [view]
    case .stack(let stack, _, let views):
      return [stack] + views
    }
  }
}
