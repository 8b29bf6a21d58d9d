/// The second pass: what is said about views, with every name in it resolved.
struct NameResolver {
  var screen: Screen
  let names: NameTable
  let viewsOfUnknownKind: Set<ViewIndex>
  let isComponent: Bool
  /// The names that there are; nil if any will do.
  let devices: [String]?
  var remarks: Remarks
  /// The assignments of an axis, under whatever condition.
  let axisAssignments: [AxisAssignment]
  /// The views and constraints that `setInCode` names.
  var viewsSetInCode: Set<ViewIndex> = []
  var isSafeAreaSetInCode = false
  /// By their identifiers.
  var constraintsSetInCode: Set<String> = []

  fileprivate init(_ collected: CollectedScreen, isComponent: Bool, devices: [String]?) {
    screen = collected.screen
    names = collected.names
    viewsOfUnknownKind = collected.viewsOfUnknownKind
    remarks = collected.remarks
    axisAssignments = collected.members.compactMap(AxisAssignment.init)
    self.isComponent = isComponent
    self.devices = devices
  }
}

/// Reads one screen, or one component as a screen of its own: its views first, so that every name is
/// known; then what is said about them, in the order in which it is written, the constraints in the
/// form of NSLayoutConstraint.
func readScreen(
  _ node: SyntaxNode, in section: SectionID, _ scopes: inout FileScopes, _ expanded: ExpandedViews
) -> (screen: Screen, remarks: Remarks) {
  let collected = collectViews(of: node, in: section, &scopes, expanded)
  let members = collected.members
  var resolver = NameResolver(
    collected, isComponent: node.kind == .component, devices: scopes.files.deviceNames)
  for member in members {
    switch member.node.kind {
    case .property: resolver.addProperty(member.node, in: member.context)
    case .constraint: resolver.addConstraint(member.node, in: member.context)
    case .expect: resolver.addExpectation(member.node, in: member.context)
    default: break
    }
  }
  resolver.screen.takeKindsOfClasses()
  resolver.screen.putPlacedViewsFirst()
  resolver.screen.makeAutoresizingConstraints()
  resolver.screen.markSetInCode(resolver.viewsSetInCode, resolver.constraintsSetInCode)
  if resolver.isSafeAreaSetInCode { resolver.screen.views[0].runTime = .placedElsewhere }
  resolver.screen.nameViews()
  return (resolver.screen, resolver.remarks)
}

extension Screen {
  /// A plain view whose class is one of UIKit's is a view of that kind: `view list { class: UITableView }` is a
  /// `tableView`. A stack view keeps its own word, because its axis is part of it.
  fileprivate mutating func takeKindsOfClasses() {
    for index in views.indices where views[index].kind == .view {
      let written = views[index].properties.last { $0.name == .class && $0.condition == nil }
      guard let name = written?.value.word else { continue }
      let kind = ViewKind.views.first { !$0.isStack && $0.className == name }
      views[index].kind = kind ?? .view
    }
  }

  /// - Parameter constraints: their identifiers.
  fileprivate mutating func markSetInCode(_ views: Set<ViewIndex>, _ constraints: Set<String>) {
    for view in views {
      let hasClass = self.views[view.index].properties.contains { $0.name == .class }
      self.views[view.index].runTime = hasClass ? [.outlet, .customClass] : .outlet
    }
    guard !constraints.isEmpty else { return }
    for index in self.constraints.indices {
      self.constraints[index].changesAtRunTime =
        self.constraints[index].identifier.map(constraints.contains) ?? false
    }
  }
}
