import StackDSL

/// Where the views and constraints of one place stand in another.
protocol PlaceMap {
  func view(_ view: ViewIndex) -> ViewIndex?
  func constraint(_ index: Int) -> Int?
  func constraint(_ constraint: PlainConstraint) -> PlainConstraint?
}

extension InstanceMap: PlaceMap {}

extension Remedy {
  /// Its changes for another instance of a component; nil if it changes something outside of the first.
  func mapped(by map: InstanceMap) -> [Change]? {
    let mapped = changes.compactMap { $0.mapped(by: map) }
    return mapped.count == changes.count ? mapped : nil
  }

  /// Its edits in the body of the component whose instances on the screen it all changes in the same way; nil if
  /// there is none.
  func edits(in components: [Component], on screen: Screen, of files: SourceFiles)
    -> [TextEdit]?
  {
    components.lazy.compactMap { edits(in: $0, on: screen, of: files) }.first
  }

  /// What a single instance changes about its root alone stays with the instance.
  private func edits(in component: Component, on screen: Screen, of files: SourceFiles)
    -> [TextEdit]?
  {
    let roots = screen.instances(of: component.name)
    guard !roots.isEmpty, !changes.isEmpty else { return nil }
    var shared: [ViewIndex: [Change]] = [:]
    for change in changes {
      let places = roots.compactMap { root in
        change.mapped(by: InstanceMap(on: screen, from: root, to: component)).map { (root, $0) }
      }
      guard let (root, mapped) = places.first else { return nil }
      shared[root, default: []].append(mapped)
    }
    guard shared.count == roots.count, let first = shared[roots[0]],
      shared.values.allSatisfy({ $0 == first }),
      roots.count > 1 || !changes.allSatisfy({ $0.isOf(roots[0]) })
    else { return nil }
    var remedy = self
    remedy.changes = first
    return remedy.edits(in: ScreenEditor(component.standalone, in: files))
  }
}

extension Change {
  fileprivate func isOf(_ view: ViewIndex) -> Bool {
    switch self {
    case .set(view, _, _), .removeProperty(view, _), .addMember(view, _): true
    case .addConstraint(view, _): true
    default: false
    }
  }

  /// Nil if the map lacks what it changes, or if it moves text between places.
  func mapped(by map: some PlaceMap) -> Change? {
    switch self {
    case .set(let view, let property, let value):
      map.view(view).map { .set($0, property, value) }
    case .removeProperty(let view, let property):
      map.view(view).map { .removeProperty($0, property) }
    case .addMember(let view, let text): map.view(view).map { .addMember($0, text) }
    case .addConstraint(let view, let constraint):
      map.view(view).flatMap { view in
        map.constraint(constraint).map { .addConstraint(view, $0) }
      }
    case .setPriority(let index, let priority):
      map.constraint(index).map { .setPriority(constraint: $0, priority) }
    case .setConstant(let index, let constant):
      map.constraint(index).map { .setConstant(constraint: $0, constant) }
    case .setRelation(let index, let relation):
      map.constraint(index).map { .setRelation(constraint: $0, relation) }
    case .removeConstraint(let index), .remove(.constraint(let index)):
      map.constraint(index).map { .removeConstraint($0) }
    case .restate(let index, let text, let meaning):
      map.constraint(index).flatMap { index in
        map.constraint(meaning).map { .restate(constraint: index, text, $0) }
      }
    case .setKind(let view, let words): map.view(view).map { .setKind($0, words) }
    case .rewrite, .remove, .dissolve, .move, .replaceByChild, .wrapInScrollView, .scrollContent,
      .confine, .moveConstraint:
      nil
    }
  }
}
