import StackDSL

/// What a class shows in its states and traits: one function, `apply`, that can be called at any time and any
/// number of times.
extension SwiftClass {
  /// What has a condition.
  var isConditional: Bool { !usedConditions.isEmpty }

  private var usedConditions: [Int] {
    let all =
      constraints.map(\.condition) + screen.views.map(\.condition)
      + screen.views.flatMap { $0.properties.map(\.condition) }
    return Set(all.compactMap { $0?.index }).sorted()
  }

  var applyCall: String { stateNames.isEmpty ? "apply()" : "apply(state)" }

  var applying: String? {
    guard isConditional else { return nil }
    let arrays = conditionalConstraints.map { group in
      "    private lazy var \(group.name) = [\n"
        + group.constraints.map { "        \(swift($0)),\n" }.joined() + "    ]\n"
    }
    let parameter = stateNames.isEmpty ? "" : "_ state: State"
    let lines = usedConditions.map { index in
      "let \(conditionNames[index]) = \(swift(screen.conditions[index].expression))"
    }
    let blocks = [lines, switching, conditionalStatements.flatMap(splitLines)]
      .filter { !$0.isEmpty }
      .map { block in block.map { "        \($0)\n" }.joined() }
    let function = """
          /// Shows what holds now; to call it again changes nothing.
          private func apply(\(parameter)) {
      \(blocks.joined(separator: "\n"))    }

      """
    return (arrays + [function] + overrides).joined(separator: "\n")
  }

  private func splitLines(_ text: String) -> [String] {
    text.split(separator: "\n").map(String.init)
  }

  // MARK: Constraints and views that come and go

  private struct Group {
    var name: String
    var condition: String
    var constraints: [Constraint]
  }

  /// `loadingConstraints`, in the order of the file.
  private var conditionalConstraints: [Group] {
    var keys: [[Int]] = []
    var groups: [[Int]: [Constraint]] = [:]
    for constraint in constraints {
      let key = conditions(of: constraint).sorted()
      guard !key.isEmpty else { continue }
      if groups[key] == nil { keys.append(key) }
      groups[key, default: []].append(constraint)
    }
    return keys.map { key in
      let words = key.map { String(conditionNames[$0].dropFirst(2)) }.joined(separator: "And")
      return Group(
        name: "constraintsIf\(words)",
        condition: key.map { conditionNames[$0] }.joined(separator: " && "),
        constraints: groups[key] ?? [])
    }
  }

  /// What ceases to hold goes before what begins to hold comes: no two sets are there together.
  private var switching: [String] {
    let groups = conditionalConstraints
    let off = groups.map { group in
      let condition =
        group.condition.contains(" ") ? "!(\(group.condition))" : "!\(group.condition)"
      return "if \(condition) { NSLayoutConstraint.deactivate(\(group.name)) }"
    }
    let on = groups.map { "if \($0.condition) { NSLayoutConstraint.activate(\($0.name)) }" }
    return off + placing + on
  }

  /// Whether a view comes and goes with a condition that its superview has not.
  func isPlaced(_ index: ViewIndex) -> Bool {
    let view = screen.views[index.index]
    guard view.condition != nil else { return false }
    return view.condition != view.parent.flatMap { screen.views[$0.index].condition }
  }

  private var placing: [String] {
    screen.views.indices.filter { isPlaced(ViewIndex($0)) }.flatMap { index -> [String] in
      let view = screen.views[index]
      guard let condition = view.condition, let parent = view.parent else { return [] }
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

  /// How many of its siblings stand before a view: a number, and one more for each that is there under a
  /// condition.
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

  // MARK: When it is called

  private var subjects: Set<ConditionSubject> {
    usedConditions.reduce(into: []) { found, index in
      screen.conditions[index].expression.collectSubjects(into: &found)
    }
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

  /// The registration for traits, which is there from iOS 17 on.
  var observing: [String] {
    guard !traits.isEmpty else { return [] }
    let call = [
      "registerForTraitChanges([\(traits.joined(separator: ", "))]) { (view: Self, _) in",
      "    view.\(stateNames.isEmpty ? "apply()" : "apply(view.state)")", "}",
    ]
    guard settings.minimumSystem < 17 else { return call }
    return ["if #available(iOS 17, *) {"] + call.map { "    \($0)" } + ["}"]
  }

  private var overrides: [String] {
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
    // A size is no trait: only a layout pass tells it, and only another size matters.
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

extension Condition.Expression {
  fileprivate func collectSubjects(into found: inout Set<ConditionSubject>, depth: Int = 0) {
    guard depth < 200 else { return }
    switch self {
    case .comparison(let subject, _, _): found.insert(subject)
    case .not(let operand): operand.collectSubjects(into: &found, depth: depth + 1)
    case .and(let left, let right), .or(let left, let right):
      left.collectSubjects(into: &found, depth: depth + 1)
      right.collectSubjects(into: &found, depth: depth + 1)
    case .invalid: break
    }
  }
}
