import StackDSL

/// A component that becomes a class of its own: what its instances in a screen have in common, with the texts in
/// which they differ as parameters of its initializer.
///
/// The instances are compared, so the class is never another view than any of them was solved as. A component with
/// conditions inside, with a parameter that is no text, or around a control stays what it is in the screen: its
/// views, one by one.
struct SwiftComponent {
  struct Instance {
    /// The root, then what the component has inside.
    var views: [Int]
    /// As Swift, one for each parameter.
    var arguments: [String] = []
  }

  let name: String
  /// The root is `views[0]`.
  let screen: Screen
  private(set) var parameters: [String] = []
  /// What a parameter is where an instance says nothing, as Swift.
  private(set) var defaults: [String: String] = [:]
  /// For each view: the parameter that gives the property at a place its value.
  private(set) var given: [[Int: String]]
  private(set) var instances: [Instance]

  /// The components of a screen, in the order in which it uses them.
  ///
  /// - Parameters:
  ///   - known: those that the file declares.
  ///   - text: what stands at a span.
  static func all(
    in screen: Screen, _ known: [Component], settings: FileSettings,
    text: (SourceSpan) -> String?
  ) -> [SwiftComponent] {
    var names: [String] = []
    var instances: [String: [Instance]] = [:]
    for (index, view) in screen.views.enumerated() where view.instanceSpan == nil {
      guard let name = view.componentName else { continue }
      if instances[name] == nil { names.append(name) }
      instances[name, default: []].append(Instance(views: views(of: index, in: screen)))
    }
    return names.compactMap { name in
      let declared = known.first { $0.name == name }?.parameters ?? []
      return SwiftComponent(
        name, instances[name] ?? [], in: screen, declared, settings: settings, text: text)
    }
  }

  /// What the screen itself writes into the braces of an instance is no part of the component.
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
    _ name: String, _ instances: [Instance], in screen: Screen,
    _ declared: [Component.Parameter], settings: FileSettings, text: (SourceSpan) -> String?
  ) {
    let shapes = instances.map { Self.shape(of: $0.views, in: screen) }
    guard let shape = shapes.first ?? nil else { return nil }
    self.name = name
    self.screen = shape
    self.instances = instances
    given = [[Int: String]](repeating: [:], count: shape.views.count)
    var values: [String: (perInstance: [String], isText: Bool)] = [:]
    for (place, view) in shape.views.enumerated() {
      for (index, property) in view.properties.enumerated() {
        var found: [Value] = []
        for other in shapes {
          guard let other, other.views.count == shape.views.count,
            other.views[place].properties.count == view.properties.count,
            other.views[place].properties[index].name == property.name
          else { return nil }
          found.append(other.views[place].properties[index].value)
        }
        let word = text(property.valueSpan) ?? ""
        let isSame = found.allSatisfy { $0 == property.value }
        if isSame, !declared.contains(where: { $0.name == word }) { continue }
        guard swiftIdentifier(word) == word, Self.takesText(property.name),
          found.allSatisfy(\.isString)
        else {
          if isSame { continue }
          return nil
        }
        let texts = found.compactMap(\.name)
        if let known = values[word], known.perInstance != texts { return nil }
        if values[word] == nil { parameters.append(word) }
        let isText = property.name != .image && property.name != .accessibilityIdentifier
        values[word] = (texts, isText && values[word]?.isText ?? true)
        given[place][index] = word
      }
    }
    guard shapes.allSatisfy({ $0.map { Self.isSame($0, shape) } ?? false }) else { return nil }
    // In the order of the file; what it does not declare comes last.
    let order = declared.map(\.name)
    parameters.sort { (order.firstIndex(of: $0) ?? .max) < (order.firstIndex(of: $1) ?? .max) }
    for parameter in declared where values[parameter.name] != nil {
      guard case .string(let text) = parameter.defaultValue else { continue }
      let isText = values[parameter.name]?.isText == true
      defaults[parameter.name] = isText ? swiftText(text, settings) : stringLiteral(text)
    }
    for index in instances.indices {
      self.instances[index].arguments = parameters.map { word in
        let texts = values[word]?.perInstance ?? []
        let text = texts.indices.contains(index) ? texts[index] : ""
        return values[word]?.isText == true ? swiftText(text, settings) : stringLiteral(text)
      }
    }
  }

  private static func takesText(_ property: PropertyName) -> Bool {
    switch property {
    case .text, .title, .placeholder, .image, .accessibilityLabel, .accessibilityIdentifier: true
    default: false
    }
  }

  /// But for values of properties, which were compared.
  private static func isSame(_ one: Screen, _ other: Screen) -> Bool {
    one.constraints == other.constraints && one.views.count == other.views.count
      && zip(one.views, other.views).allSatisfy {
        $0.kind == $1.kind && $0.name == $1.name && $0.parent == $1.parent
          && $0.children == $1.children && $0.documentation == $1.documentation
      }
  }

  /// An instance as a screen of its own, without what the screen adds to it; nil where that cannot be a class.
  private static func shape(of views: [Int], in screen: Screen) -> Screen? {
    let places = Dictionary(uniqueKeysWithValues: views.enumerated().map { ($1, ViewIndex($0)) })
    var result = screen
    result.properties = []
    result.conditions = []
    result.views = []
    for index in views {
      var view = screen.views[index]
      let isRoot = result.views.isEmpty
      view.properties.removeAll { $0.span.section == screen.span.section }
      let isMadeByClass = view.properties.contains { $0.name == .class }
      guard isRoot ? view.kind.isStack || view.kind == .view : view.condition == nil,
        !isRoot || !isMadeByClass, view.properties.allSatisfy({ $0.condition == nil })
      else { return nil }
      // What the screen says of an instance.
      if isRoot { (view.condition, view.documentation, view.name) = (nil, "", nil) }
      view.parent = isRoot ? nil : view.parent.flatMap { places[$0.index] }
      view.children = view.children.compactMap { places[$0.index] }
      view.reference = nil
      result.views.append(view)
    }
    result.constraints = []
    for constraint in screen.constraints where isOwn(constraint, places, screen) {
      guard constraint.condition == nil, let owner = places[constraint.owner.index],
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
    constraint.span.section != screen.span.section && places[constraint.first.view.index] != nil
      && constraint.second.map { places[$0.view.index] != nil } ?? true
  }

  /// Whether a constraint of the screen is one that the class of an instance makes.
  func makes(_ constraint: Constraint, in screen: Screen) -> Bool {
    instances.contains { instance in
      let places = Dictionary(
        uniqueKeysWithValues: instance.views.enumerated().map { ($1, ViewIndex($0)) })
      return Self.isOwn(constraint, places, screen)
    }
  }
}

extension Value {
  fileprivate var isString: Bool {
    if case .string = self { return true }
    return false
  }
}
