import LayoutEngine
import StackDSL

/// What the file calls the views and constraints of a layout, and where it mentions them.
extension LayoutReading {
  func index(_ view: ViewID) -> ViewIndex {
    layout.views.indices.contains(view.index) ? layout.views[view.index].view : .screen
  }

  func declared(_ view: ViewID) -> View { screen.views[index(view).index] }

  /// `title`, or "Email" in a storyboard; "the screen" or "the cell" for the container.
  func name(_ view: ViewID) -> String {
    if view == container, case .cell = environment.host { return "the cell" }
    return view == container ? "the screen" : screen.called(index(view))
  }

  /// Without backquotes, for tables.
  func plainName(_ view: ViewID) -> String { declared(view).displayName }

  /// As a new member of the file would name it.
  func reference(to view: ViewID) -> String {
    declared(view).reference ?? declared(view).displayName
  }

  func names(_ views: [ViewID]) -> String { shortList(views.map(name)) }

  /// Whether what stands in a `when` is in force in this environment.
  func holds(_ condition: ConditionIndex) -> Bool {
    ConditionEvaluation(screen.conditions, in: environment).holds(condition)
  }

  /// The user's constraint behind an id of the problem.
  func written(_ id: ConstraintID) -> Constraint? {
    constraintIndex(id).map { screen.constraints[$0] }
  }

  /// Its index in `Screen.constraints`.
  func constraintIndex(_ id: ConstraintID) -> Int? {
    guard let index = layout.constraintIndex(id), screen.constraints.indices.contains(index) else {
      return nil
    }
    return index
  }

  /// The lines that write these constraints, each once: a composite is several constraints.
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

  /// Where a reader should look for a view: its kind and name. A view that a component of another
  /// file brings in is shown at the instance.
  func place(of view: ViewID) -> SourceSpan { screen.place(of: index(view)) }

  /// Where the view says something about a property; where it is declared if it does not.
  func place(of property: PropertyName, in view: ViewID) -> SourceSpan {
    assignment(of: property, in: view).map { screen.here($0, of: index(view)) } ?? place(of: view)
  }

  /// The span of the assignment that is in force in this environment.
  func assignment(of property: PropertyName, in view: ViewID) -> SourceSpan? {
    self.property(property, of: view)?.span
  }

  /// What is in force in this environment; nil where the file says nothing.
  func property(_ property: PropertyName, of view: ViewID) -> Property? {
    guard layout.views.indices.contains(view.index),
      let place = layout.views[view.index].inForce.index(of: property)
    else { return nil }
    return screen.views[index(view).index].properties[place]
  }

  /// Where a constraint is written, quoted as a reader would find it.
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

  /// A span of another file has its place where that file's component is used.
  func here(_ span: SourceSpan, of view: ViewIndex) -> SourceSpan {
    guard span.file != self.span.file else { return span }
    guard views.indices.contains(view.index) else { return nameSpan }
    return views[view.index].instanceSpan ?? nameSpan
  }

  func here(_ constraint: Constraint) -> SourceSpan {
    here(constraint.span, of: constraint.owner)
  }
}
