import StackDSL

/// A component that is exported as a class of its own: the common part of its instances in a screen. The
/// values in which they differ become parameters of its initializer.
///
/// The instances are compared, so the class always creates the views that were solved. A component around a
/// control, or one whose instances differ in how a view is created, is exported view by view as part of the
/// screen.
struct SwiftComponent {
  let name: String
  /// The root is `views[0]`.
  let screen: Screen
  private(set) var names: SwiftNames
  private(set) var parameters: [SwiftParameter] = []
  /// For each view, the parameter that replaces a value, by the property's index.
  private(set) var given: [[Int: SwiftGiven]]
  private(set) var constraints: [SwiftConstraint]
  /// For each instance, its root followed by the views inside the component.
  let instances: [[Int]]

  /// The components of a screen, in the order of their use.
  ///
  /// - Parameters:
  ///   - known: the components that the file can refer to.
  ///   - text: returns the source text of a span.
  static func all(
    in screen: Screen, _ known: [Component], settings: FileSettings,
    text: (SourceSpan) -> String?
  ) -> [SwiftComponent] {
    var names: [String] = []
    var instances: [String: [[Int]]] = [:]
    for (index, view) in screen.views.enumerated() where view.instanceSpan == nil {
      guard let name = view.componentName else { continue }
      if instances[name] == nil { names.append(name) }
      instances[name, default: []].append(views(of: index, in: screen))
    }
    return names.compactMap { name in
      SwiftComponent(
        name, instances[name] ?? [], in: screen, known.first { $0.name == name },
        settings: settings, text: text)
    }
  }

  /// The views that the screen adds in the braces of an instance are not part of the component.
  private static func views(of root: Int, in screen: Screen) -> [Int] {
    var found: Set<Int> = [root]
    for index in screen.views.indices where index > root {
      let view = screen.views[index]
      guard view.instanceSpan != nil, let parent = view.parent, found.contains(parent.index) else {
        continue
      }
      found.insert(index)
    }
    return found.sorted()
  }

  private init?(
    _ name: String, _ instances: [[Int]], in screen: Screen,
    _ declaration: Component?, settings: FileSettings, text: (SourceSpan) -> String?
  ) {
    let shapes = instances.compactMap { Self.shape(of: $0, in: screen) }
    guard var shape = shapes.first, shapes.count == instances.count,
      shapes.allSatisfy({ Self.isSame($0, shape) })
    else { return nil }
    shape.documentation = declaration?.standalone.documentation ?? ""
    let declared = declaration?.parameters ?? []
    (self.name, self.screen, self.instances) = (name, shape, instances)
    names = SwiftNames(shape)
    given = [[Int: SwiftGiven]](repeating: [:], count: shape.views.count)
    constraints = shape.constraints.map { SwiftConstraint(model: $0) }
    for (place, view) in shape.views.enumerated() {
      let all = shapes.map { $0.views[place].properties }
      let writer = properties(of: place, settings)
      for (index, property) in view.properties.enumerated() {
        let parameter = declared.first { $0.name == text(property.valueSpan) }
        let isSame = all.allSatisfy { $0[index].value == property.value }
        if isSame, parameter == nil { continue }
        let written = all.map { writer.setters($0[index]) }
        guard let first = written[0]?.first, let type = property.swiftType(of: view.kind) else {
          if isSame { continue }
          return nil
        }
        let values = written.compactMap { $0?.first?.value }
        let usual = parameter.flatMap { parameter -> SwiftSetter? in
          // `defaultHigh` has no type until it is used.
          if type == "UILayoutPriority", parameter.defaultValue.number == nil { return nil }
          return writer.setters(property, value: parameter.defaultValue)?.first
        }
        given[place][index] = SwiftGiven(
          value: first.value,
          name: take(
            values, type, parameter?.name, usual?.value, label(property.name.rawValue, of: place)))
        // The consequences of a value are common to all, such as the scaling of a text style.
        let others = zip(written, values).map { setters, value in
          setters?.map { $0.value == value ? $0.key : $0.statement }
        }
        guard values.count == all.count, others.allSatisfy({ $0 == others[0] }) else { return nil }
      }
    }
    for (index, constraint) in shape.constraints.enumerated() {
      let parameter = declared.first { $0.name == constraint.constantWord }
      let values = shapes.map { swiftNumber($0.constraints[index].constant) }
      if parameter == nil, values.allSatisfy({ $0 == values[0] }) { continue }
      constraints[index].given = take(
        values, "CGFloat", parameter?.name, parameter?.defaultValue.number.map(swiftNumber),
        label(constraint.first.attribute.rawValue, of: constraint.first.view.index))
    }
    // In the order of the file; undeclared parameters come last.
    let order = declared.map { swiftCase($0.name) }
    parameters =
      order.compactMap { label in parameters.first { $0.label == label } }
      + parameters.filter { !order.contains($0.label) }
  }

  /// The statements for one of its views.
  func properties(
    of place: Int, _ settings: FileSettings, given: [Int: SwiftGiven] = [:]
  ) -> SwiftProperties {
    let view = screen.views[place]
    return SwiftProperties(
      name: names.views[place], view: view,
      parent: SwiftClass.stack(around: view, in: screen, names.views), settings: settings,
      conditionNames: names.conditions, given: given)
  }

  /// The parameter with these values: the file's own word if it has exactly this meaning, else a name after
  /// the property that it sets.
  private mutating func take(
    _ values: [String], _ type: String, _ word: String?, _ usual: String?, _ own: String
  ) -> String {
    let own = [own] + (2...parameters.count + 2).map { "\(own)\($0)" }
    for label in [word.map(swiftCase)].compactMap(\.self) + own {
      guard let known = parameters.first(where: { $0.label == label }) else {
        let name = names.parameter(label.filter { $0 != "`" })
        parameters.append(
          SwiftParameter(label: label, name: name, type: type, values: values, usual: usual))
        return name
      }
      if known.values == values, known.type == type { return known.name }
    }
    return own[0]
  }

  /// `headTextColor`; `spacing` for the root.
  private func label(_ property: String, of place: Int) -> String {
    let words =
      (place == 0 ? [] : [names.views[place]]) + property.split(separator: ".").map(String.init)
    return words.dropFirst().reduce(words[0]) { $0 + capitalized($1) }
  }

  /// Equality except for the values of properties and the constants of constraints, which parameters can
  /// supply.
  private static func isSame(_ one: Screen, _ other: Screen) -> Bool {
    one.constraints.map(\.withoutConstant) == other.constraints.map(\.withoutConstant)
      && one.views.count == other.views.count
      && zip(one.views, other.views).allSatisfy {
        $0.kind == $1.kind && $0.name == $1.name && $0.parent == $1.parent
          && $0.children == $1.children && $0.documentation == $1.documentation
          && $0.condition == $1.condition
          && $0.properties.map(\.name) == $1.properties.map(\.name)
          && $0.properties.map(\.condition) == $1.properties.map(\.condition)
      }
  }

  /// An instance as a screen of its own, without the screen's additions; nil if it cannot become a class.
  private static func shape(of views: [Int], in screen: Screen) -> Screen? {
    let places = Dictionary(uniqueKeysWithValues: views.enumerated().map { ($1, ViewIndex($0)) })
    var result = screen
    result.properties = []
    result.views = []
    for index in views {
      var view = screen.views[index]
      let isRoot = result.views.isEmpty
      let ofScreen = view.properties.filter { screen.span.contains($0.span) }
      view.properties.removeAll { screen.span.contains($0.span) }
      let isMadeByClass = view.properties.contains { $0.name == .class }
      guard !isRoot || (view.kind.isStack || view.kind == .view) && !isMadeByClass,
        !ofScreen.contains(where: { decidesHowAViewIsMade.contains($0.name) })
      else { return nil }
      // The screen sets these for an instance.
      if isRoot { (view.condition, view.documentation, view.name) = (nil, "", nil) }
      view.parent = isRoot ? nil : view.parent.flatMap { places[$0.index] }
      view.children = view.children.compactMap { places[$0.index] }
      view.reference = nil
      result.views.append(view)
    }
    result.constraints = []
    for constraint in screen.constraints where isOwn(constraint, places, screen) {
      guard let owner = places[constraint.owner.index],
        let first = places[constraint.first.view.index]
      else { return nil }
      var own = constraint
      (own.owner, own.first.view) = (owner, first)
      if let second = constraint.second { own.second?.view = places[second.view.index] ?? .screen }
      result.constraints.append(own)
    }
    return result
  }

  private static func isOwn(
    _ constraint: Constraint, _ places: [Int: ViewIndex], _ screen: Screen
  ) -> Bool {
    !screen.span.contains(constraint.span) && places[constraint.first.view.index] != nil
      && constraint.second.map { places[$0.view.index] != nil } ?? true
  }

  /// Whether an instance's class creates this constraint of the screen.
  func makes(_ constraint: Constraint, in screen: Screen) -> Bool {
    instances.contains { views in
      let places = Dictionary(
        uniqueKeysWithValues: views.enumerated().map { ($1, ViewIndex($0)) })
      return Self.isOwn(constraint, places, screen)
    }
  }
}

private let decidesHowAViewIsMade: Set<PropertyName> = [
  .class, .configuration, .contentEdgeInsets, .segments, .isArranged,
]

extension Constraint {
  fileprivate var withoutConstant: Constraint {
    var result = self
    (result.constant, result.constantSpan) = (0, nil)
    return result
  }

  /// The single word in the file for the constant: `side` in `width == side @999`.
  fileprivate var constantWord: String? {
    let words = text.prefix { $0 != "@" }.split(separator: " ").map(String.init)
    let isAlone = ["==", "<=", ">=", "+"].contains(words.dropLast().last)
    return isAlone && !words.contains("inset") ? words.last : nil
  }
}
