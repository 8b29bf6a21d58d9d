import LayoutEngine
import StackDSL

/// The file's names for the views and constraints of a layout, and the places of their declarations.
extension LayoutReading {
  func index(_ view: ViewID) -> ViewIndex {
    layout.views.indices.contains(view.index) ? layout.views[view.index].view : .screen
  }

  func declared(_ view: ViewID) -> View { screen.views[index(view).index] }

  /// `title`, or "Email" in a storyboard; "the screen", "the cell" or the like for the container.
  func name(_ view: ViewID) -> String {
    guard view == container else { return screen.called(index(view)) }
    return environment.host == .screen ? "the screen" : "the \(nameOfHost)"
  }

  /// The name without backquotes, for tables.
  func plainName(_ view: ViewID) -> String { declared(view).displayName }

  /// The name that a new member of the file would use.
  func reference(to view: ViewID) -> String {
    declared(view).reference ?? declared(view).displayName
  }

  func names(_ views: [ViewID]) -> String { shortList(views.map(name)) }

  /// Whether members of this `when` are in force in this environment.
  func holds(_ condition: ConditionIndex) -> Bool {
    ConditionEvaluation(screen.conditions, in: environment).holds(condition)
  }

  /// The user's constraint for an ID of the problem.
  func written(_ id: ConstraintID) -> Constraint? {
    constraintIndex(id).map { screen.constraints[$0] }
  }

  /// The index in `Screen.constraints`.
  func constraintIndex(_ id: ConstraintID) -> Int? {
    guard let index = layout.constraintIndex(id), screen.constraints.indices.contains(index) else {
      return nil
    }
    return index
  }

  /// The lines of these constraints, each once: a composite is several constraints.
  func lines(of ids: [ConstraintID]) -> [Member] {
    var seen: Set<SourceSpan> = []
    return ids.compactMap(constraintIndex).filter {
      seen.insert(screen.constraints[$0].span).inserted
    }.map { .constraint($0) }
  }

  /// The same for a member of a conflict or a tie; nil if the user did not write it.
  func constraintIndex(_ origin: ConstraintOrigin) -> Int? {
    guard case .user(let id) = origin else { return nil }
    return constraintIndex(id)
  }

  /// The place of a view for the reader: its kind and name. A view from a component of another file is shown
  /// at the instance.
  func place(of view: ViewID) -> SourceSpan { screen.place(of: index(view)) }

  /// The assignment of a property in the view, or the view's declaration if there is none.
  func place(of property: PropertyName, in view: ViewID) -> SourceSpan {
    assignment(of: property, in: view).map { screen.here($0, of: index(view)) } ?? place(of: view)
  }

  /// The span of the assignment that is in force in this environment.
  func assignment(of property: PropertyName, in view: ViewID) -> SourceSpan? {
    self.property(property, of: view)?.span
  }

  /// The assignment in force in this environment; nil if the file has none.
  func property(_ property: PropertyName, of view: ViewID) -> Property? {
    guard layout.views.indices.contains(view.index),
      let place = layout.views[view.index].inForce.index(of: property)
    else { return nil }
    return screen.views[index(view).index].properties[place]
  }

  /// The place of a constraint in this file.
  func place(of constraint: Constraint) -> SourceSpan { screen.here(constraint) }
}

extension Screen {
  /// The head of a view's declaration, in the file of this screen.
  func place(of view: ViewIndex) -> SourceSpan {
    guard views.indices.contains(view.index), view != .screen else { return nameSpan }
    let declared = views[view.index]
    if declared.kindSpan.file != span.file { return declared.instanceSpan ?? nameSpan }
    return declared.nameSpan.map(declared.kindSpan.through) ?? declared.kindSpan
  }

  /// The place of a span; for one of another file, the use of that file's component.
  func here(_ span: SourceSpan, of view: ViewIndex) -> SourceSpan {
    guard span.file != self.span.file else { return span }
    guard views.indices.contains(view.index) else { return nameSpan }
    return views[view.index].instanceSpan ?? nameSpan
  }

  func here(_ constraint: Constraint) -> SourceSpan {
    here(constraint.span, of: constraint.owner)
  }
}
