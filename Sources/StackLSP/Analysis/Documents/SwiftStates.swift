import StackDSL

/// The code for states and traits: one function, `apply`, that can be called at any time and any number of
/// times.
extension SwiftClass {
  var isConditional: Bool { !applied.isEmpty }

  /// The statements of `apply` behind the evaluation of conditions.
  private var applied: [[String]] {
    [switching, applyingParts, conditionalStatements.flatMap(splitLines)].filter { !$0.isEmpty }
  }

  /// The conditions that it evaluates; a view may have the same values in all of them.
  private var usedConditions: [Int] {
    let words = Set(
      applied.joined().flatMap { $0.split { !$0.isLetter && !$0.isNumber && $0 != "_" } })
    return conditionNames.indices.filter { words.contains(conditionNames[$0][...]) }
  }

  var applyCall: String { stateNames.isEmpty ? "apply()" : "apply(state)" }

  var applying: String? {
    guard isConditional else { return nil }
    let arrays = conditionalConstraints.map { group in
      "    private lazy var \(group.name) = [\n"
        + group.constraints.map { "        \(swift($0)),\n" }.joined() + "    ]\n"
    }
    let blocks = ([asked].filter { !$0.isEmpty } + applied)
      .map { block in block.map { "        \($0)\n" }.joined() }
    let function = """
          /// Shows what holds now; to call it again changes nothing.
          \(isPart ? "" : "private ")func apply(\(facts)) {
      \(blocks.joined(separator: "\n"))    }

      """
    return (arrays + [function] + overrides).joined(separator: "\n")
  }

  /// A component has neither the states nor the size of the screen, so it is told which conditions hold.
  private var facts: String {
    guard isPart else { return stateNames.isEmpty ? "" : "_ state: State" }
    return usedConditions.map { "\(conditionNames[$0]): Bool" }.joined(separator: ", ")
  }

  private var asked: [String] {
    guard !isPart else { return [] }
    return usedConditions.map { index in
      "let \(conditionNames[index]) = \(swift(screen.conditions[index].expression))"
    }
  }

  private var applyingParts: [String] {
    parts.filter(\.body.isConditional).flatMap { part in
      let facts = part.body.usedConditions.map {
        "\(part.body.conditionNames[$0]): \(conditionNames[$0])"
      }
      return part.component.instances.map {
        "\(names[$0[0]]).apply(\(facts.joined(separator: ", ")))"
      }
    }
  }

  private func splitLines(_ text: String) -> [String] {
    text.split(separator: "\n").map(String.init)
  }

  // MARK: Conditional constraints and views

  private struct Group {
    var name: String
    var condition: String
    var constraints: [SwiftConstraint]
  }

  /// `constraintsIfLoading`, in the order of the file.
  private var conditionalConstraints: [Group] {
    var keys: [Int] = []
    var groups: [Int: [SwiftConstraint]] = [:]
    for constraint in constraints {
      guard let key = constraint.model.condition?.index else { continue }
      if groups[key] == nil { keys.append(key) }
      groups[key, default: []].append(constraint)
    }
    return keys.map { key in
      Group(
        name: "constraintsIf\(conditionNames[key].dropFirst(2))", condition: conditionNames[key],
        constraints: groups[key] ?? [])
    }
  }

  /// The old set is deactivated before the new one is activated, so that two sets never hold together.
  private var switching: [String] {
    let groups = conditionalConstraints
    let off = groups.map { "if !\($0.condition) { NSLayoutConstraint.deactivate(\($0.name)) }" }
    let on = groups.map { "if \($0.condition) { NSLayoutConstraint.activate(\($0.name)) }" }
    return off + placing + on
  }

  /// Whether a view is conditional.
  func isPlaced(_ index: ViewIndex) -> Bool { screen.views[index.index].condition != nil }

  private var placing: [String] {
    screen.views.indices.filter { isPlaced(ViewIndex($0)) && !inside.contains($0) }.flatMap {
      index -> [String] in
      let view = screen.views[index]
      guard let condition = view.condition, let parent = view.parent,
        screen.conditions[condition.index].expression != .invalid
      else { return [] }
      let isArranged = isArranged(view)
      let call = isArranged ? "insertArrangedSubview" : "insertSubview"
      let owner = names[parent.index] == "self" ? "" : "\(names[parent.index])."
      return [
        "if \(conditionNames[condition.index]) {",
        "    \(owner)\(call)(\(names[index]), at: \(place(of: index, in: parent)))",
        "} else {",
        "    \(names[index]).removeFromSuperview()",
        "}",
      ]
    }
  }

  /// The number of siblings before a view: a constant, plus one for each conditional sibling that exists.
  private func place(of index: Int, in parent: ViewIndex) -> String {
    let view = screen.views[index]
    let before = screen.views[parent.index].children.prefix { $0.index != index }
      .filter { isArranged(screen.views[$0.index]) == isArranged(view) }
    let fixed = before.count { !isPlaced($0) }
    let others = before.filter(isPlaced).compactMap { screen.views[$0.index].condition?.index }
    let terms = others.map { "(\(conditionNames[$0]) ? 1 : 0)" }
    let words = (fixed > 0 || terms.isEmpty ? ["\(fixed)"] : []) + terms
    return words.joined(separator: " + ")
  }

  // MARK: Calls

  private var subjects: Set<ConditionSubject> {
    let parts = usedConditions.flatMap { screen.conditions[$0].expression.parts }
    return Set(
      parts.compactMap { part in
        if case .comparison(let subject, _, _) = part { subject } else { nil }
      })
  }

  private var traits: [String] {
    ConditionSubject.allCases.filter(subjects.contains).compactMap { subject in
      switch subject {
      case .horizontalSizeClass: "UITraitHorizontalSizeClass.self"
      case .verticalSizeClass: "UITraitVerticalSizeClass.self"
      case .textSize: "UITraitPreferredContentSizeCategory.self"
      case .direction: "UITraitLayoutDirection.self"
      case .idiom: "UITraitUserInterfaceIdiom.self"
      default: nil
      }
    }
  }

  /// The registration for trait changes, available from iOS 17 on.
  var observing: [String] {
    guard !traits.isEmpty, !isPart else { return [] }
    let call = [
      "registerForTraitChanges([\(traits.joined(separator: ", "))]) { (view: Self, _) in",
      "    view.\(stateNames.isEmpty ? "apply()" : "apply(view.state)")", "}",
    ]
    guard settings.minimumSystem < 17 else { return call }
    return ["if #available(iOS 17, *) {"] + call.map { "    \($0)" } + ["}"]
  }

  private var overrides: [String] {
    guard !isPart else { return [] }
    var overrides: [String] = []
    if !traits.isEmpty, settings.minimumSystem < 17 {
      overrides.append(
        """
            override func traitCollectionDidChange(_ previous: UITraitCollection?) {
                super.traitCollectionDidChange(previous)
                if #unavailable(iOS 17) { \(applyCall) }
            }

        """)
    }
    guard !subjects.isDisjoint(with: [.width, .height, .orientation, .device]) else {
      return overrides
    }
    // A size is not a trait: only a layout pass reveals it, and only a different size matters.
    overrides.append(
      """
          private var appliedSize = CGSize.zero

          override func layoutSubviews() {
              if appliedSize != bounds.size {
                  appliedSize = bounds.size
                  \(applyCall)
              }
              super.layoutSubviews()
          }

      """)
    return overrides
  }
}
