/// A screen, or the body of a component, as the lines of a file.
struct ScreenText {
  let screen: Screen
  let names: ScreenNames
  let components: [String: ComponentShape]
  /// The places of the parameters, if this is the body of a component.
  var shape: ComponentShape?
  /// The comments of components at their declarations.
  var documentation: [String: String] = [:]
  /// By their owners, in order.
  private let constraints: [ViewIndex: [Int]]

  init(_ screen: Screen, names: ScreenNames, components: [String: ComponentShape]) {
    self.screen = screen
    self.names = names
    self.components = components
    constraints = Dictionary(
      grouping: screen.constraints.indices.filter { !screen.constraints[$0].isOfAutoresizingMask },
      by: { screen.constraints[$0].owner })
  }

  // MARK: Screens and components

  var members: [Member] {
    let root = screen.views[0]
    var inside = properties(root.properties.enumerated().map { ($0, $1) }, of: .screen)
    inside += screen.allowances.filter { $0.owner == .screen }.map(allowance)
    if inside.count > 0, root.children.count > 0 { inside.append(.gap) }
    inside += children(of: .screen)
    inside += constraintMembers(of: .screen)
    inside += expectations
    return documentation(screen.documentation) + [.block("screen \(screen.name)", inside)]
  }

  /// `component NAME { … }` with the body of one of its instances.
  func component(named name: String, root: ViewIndex, documentation text: String) -> [Member] {
    var inside = (shape?.parameters ?? []).map { parameter in
      Member.line("param \(parameter.name): \(parameter.defaultValue.sourceText)")
    }
    if !inside.isEmpty { inside.append(.gap) }
    inside.append(declaration(of: root, isBody: true))
    return documentation(text) + [.block("component \(name)", inside)]
  }

  /// An instance has what its component says, unless it says something itself.
  private func ownDocumentation(of view: View) -> [Member] {
    let inherited = view.componentName.flatMap { documentation[$0] }
    return view.documentation == inherited ? [] : documentation(view.documentation)
  }

  private func documentation(_ text: String) -> [Member] {
    text.isEmpty
      ? []
      : [
        .comment(
          text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? "///" : "/// \($0)" }.joined(separator: "\n"))
      ]
  }

  // MARK: Views

  private func children(of view: ViewIndex) -> [Member] {
    let parent = screen.views[view.index]
    var members: [Member] = []
    var start = parent.children.startIndex
    while start < parent.children.endIndex {
      let condition = screen.views[parent.children[start].index].condition
      let run = parent.children[start...].prefix {
        screen.views[$0.index].condition == condition
      }
      let inside = run.flatMap { child in
        ownDocumentation(of: screen.views[child.index]) + [declaration(of: child)]
      }
      members += nest(inside, in: condition, within: parent.condition)
      start = run.endIndex
    }
    return members
  }

  /// - Parameter isBody: of a component, where the root stands for all its instances.
  private func declaration(of index: ViewIndex, isBody: Bool = false) -> Member {
    let view = screen.views[index.index]
    if !isBody, let name = view.componentName, names.instances[index.index] == nil,
      let shape = components[name]
    {
      return instance(index, of: shape, named: name)
    }
    var head = view.kind.rawValue
    if !isBody, let name = names.names[index.index] { head += " \(written(name))" }
    let limit = shape?.propertyCount(of: index)
    var own = view.properties.enumerated().prefix(limit ?? .max).map { ($0.offset, $0.element) }
    if let (offset, first) = own.first, first.name == view.kind.textProperty,
      first.condition == view.condition, case .string(let text) = first.value,
      shape?.parameter(of: index, property: offset) == nil
    {
      head += " \(stringLiteral(text))"
      own.removeFirst()
    }
    var inside = properties(own, of: index)
    inside += screen.allowances.filter { $0.owner == index }.map(allowance)
    inside += constraintMembers(of: index)
    let below = children(of: index)
    if inside.count > 1, !below.isEmpty { inside.append(.gap) }
    return .block(head, inside + below)
  }

  private func instance(_ root: ViewIndex, of shape: ComponentShape, named name: String) -> Member {
    var head = name
    if let own = names.names[root.index] { head += " \(written(own))" }
    var inside: [Member] = shape.arguments(in: screen, root: root).map { name, value in
      .line("\(name): \(value.sourceText)")
    }
    for offset in 0..<shape.viewCount {
      let view = ViewIndex(root.index + offset)
      let extra = screen.views[view.index].properties.enumerated()
        .dropFirst(shape.propertyCounts[offset]).map { ($0.offset, $0.element) }
      inside += properties(extra, of: view, from: root)
    }
    inside += screen.allowances.filter { $0.owner == root }.map(allowance)
    inside += constraintMembers(of: root, from: shape.constraintCounts[0])
    return .block(head, inside)
  }

  private func allowance(_ allowance: Allowance) -> Member {
    .line(
      "allow \(allowance.code)" + (allowance.reason.map { " \(stringLiteral($0))" } ?? ""))
  }

  /// A word that begins something else is a name in backquotes.
  private func written(_ name: String) -> String {
    Keyword(rawValue: name) == nil && ViewKind(rawValue: name) == nil ? name : "`\(name)`"
  }

  // MARK: Properties

  /// - Parameter owner: in whose braces they stand, by default the view's own.
  private func properties(
    _ properties: [(Int, Property)], of view: ViewIndex, from owner: ViewIndex? = nil
  ) -> [Member] {
    let owner = owner ?? view
    let prefix = names.path(to: view, from: owner) ?? ""
    let within = screen.views[view.index].condition
    var members: [Member] = []
    var rest = properties[...]
    while let (_, first) = rest.first {
      let run = rest.prefix { $0.1.condition == first.condition }
      let lines = run.map { offset, property in
        let key = prefix.isEmpty ? property.name.rawValue : "\(prefix).\(property.name.rawValue)"
        let parameter = owner == view ? shape?.parameter(of: view, property: offset) : nil
        return Member.line("\(key): \(parameter ?? property.value.sourceText)")
      }
      members += nest(lines, in: first.condition, within: within)
      rest = rest.dropFirst(run.count)
    }
    return members
  }

  // MARK: Constraints

  private func constraintMembers(of owner: ViewIndex, from start: Int = 0) -> [Member] {
    let limit = shape.map { $0.constraintCount(of: owner) } ?? .max
    let own = (constraints[owner] ?? []).prefix(limit).dropFirst(start).map {
      screen.constraints[$0]
    }
    let printer = ConstraintText(names: names, owner: owner)
    var members: [Member] = []
    var rest = own[...]
    while let first = rest.first {
      let run = rest.prefix { $0.condition == first.condition }
      members += nest(
        printer.members(Array(run)), in: first.condition,
        within: screen.views[owner.index].condition)
      rest = rest.dropFirst(run.count)
    }
    return members
  }

  private var expectations: [Member] {
    let printer = ConstraintText(names: names, owner: .screen)
    return screen.expectations.flatMap { expectation in
      let constraint = Constraint(
        first: expectation.first, relation: expectation.relation, second: expectation.second,
        multiplier: expectation.multiplier, constant: expectation.constant, owner: .screen,
        span: expectation.span, prioritySlot: expectation.span.end, text: expectation.text)
      guard case .line(let text) = printer.member(constraint) else { return [Member]() }
      let devices = expectation.devices.joined(separator: ", ")
      let line = Member.line("expect \(text)" + (devices.isEmpty ? "" : " on \(devices)"))
      return nest([line], in: expectation.condition, within: nil)
    }
  }

  // MARK: Conditions

  /// Members in the braces of the `when`s that lead from one condition to another inside of it.
  private func nest(
    _ members: [Member], in condition: ConditionIndex?, within outer: ConditionIndex?
  ) -> [Member] {
    guard let condition, condition != outer, !members.isEmpty else { return members }
    let stated = screen.conditions[condition.index]
    var own = stated.expression
    if let parent = stated.parent, case .and(let left, let right) = own,
      left == screen.conditions[parent.index].expression
    {
      own = right
    }
    let block = Member.block("when \(own.sourceText)", members)
    // A condition outside of the outer one states all of its own parts.
    guard isInside(condition, of: outer) else {
      return [.block("when \(stated.expression.sourceText)", members)]
    }
    return nest([block], in: stated.parent, within: outer)
  }

  private func isInside(_ condition: ConditionIndex, of outer: ConditionIndex?) -> Bool {
    guard let outer else { return true }
    var current = screen.conditions[condition.index].parent
    while let next = current {
      if next == outer { return true }
      current = screen.conditions[next.index].parent
    }
    return false
  }
}
