/// Whose default priorities an imported file assumes: those that make for fewer words.
struct ImportedDefaults {
  /// Labels and images hug at 251, as Interface Builder writes them.
  let areInterfaceBuilders: Bool

  init(_ screens: [Screen]) {
    let views = screens.flatMap(\.views).filter { $0.kind == .label || $0.kind == .imageView }
    let usual = views.count {
      $0.hugging(.horizontalHugging) == 251 && $0.hugging(.verticalHugging) == 251
    }
    areInterfaceBuilders = usual * 2 >= views.count
  }

  func properties(at span: SourceSpan) -> [Property] {
    let word = areInterfaceBuilders ? "interfaceBuilder" : "uniform"
    return [Property(.defaults, .name(word), at: span)]
  }

  /// The hugging priority of a view that states none.
  fileprivate func hugging(of kind: ViewKind, _ name: PropertyName) -> Double {
    guard areInterfaceBuilders else { return 250 }
    return switch kind {
    case .label, .imageView: 251
    case .switch, .stepper, .activityIndicator: 750
    case .progressView: name == .verticalHugging ? 750 : 250
    default: 250
    }
  }
}

/// Properties as a person would write them: the kinds of stacks, no defaults, one word for both axes.
extension ImportedScreen {
  mutating func writeProperties(_ defaults: ImportedDefaults) {
    for index in screen.views.indices.dropFirst() {
      var view = screen.views[index]
      view.writeKindOfStack()
      view.writeHugging(defaults)
      view.joinAxes(.horizontalHugging, .verticalHugging, as: .hugging)
      view.joinAxes(
        .horizontalCompressionResistance, .verticalCompressionResistance,
        as: .compressionResistance)
      view.properties = view.properties.filter { property in
        let isAlone = view.properties.count { $0.name == property.name } == 1
        return property.canBeWritten(on: view.kind)
          && !(isAlone && property.condition == nil && view.isUsual(property))
      }
      view.properties = view.properties.map(\.withEqualInsetsJoined)
      screen.views[index] = view
    }
    // The environment and what the root says of itself stand together.
    let properties =
      (screen.properties.filter { !($0.name == .scale && $0.value == .number(2)) }
      + screen.views[0].properties).map(\.withEqualInsetsJoined)
    screen.properties = properties
    screen.views[0].properties = properties
  }

  /// Names what code changes, in one line.
  mutating func writeSetInCode() {
    let names = ScreenNames(screen) { screen.views[$0.index].componentName != nil }
    let views = screen.views.indices.dropFirst().filter { isSettledInCode(ViewIndex($0)) }
      .compactMap { names.path(to: ViewIndex($0), from: .screen) }
      .filter { !$0.isEmpty && !$0.contains("superview") }
    let identifiers = screen.constraints.filter(\.changesAtRunTime).compactMap(\.identifier)
    var known: Set<String> = []
    let constraints = identifiers.filter { known.insert($0).inserted }
    let isPlacedByCode = screen.views[0].runTime.contains(.placedElsewhere)
    let all =
      (isPlacedByCode ? [.name("safeArea")] : []) + views.map(Value.name)
      + constraints.map(Value.string)
    guard !all.isEmpty else { return }
    add(.setInCode, .list(all))
  }

  /// Code takes hold of it, and Interface Builder has not marked it, or for what it cannot know: of a size
  /// that is open there Xcode warns on each build. The text is a different one in any case.
  private func isSettledInCode(_ view: ViewIndex) -> Bool {
    let declared = screen.views[view.index]
    guard !declared.runTime.isEmpty else { return false }
    return ViewKind.texts.contains(declared.kind) || !screen.hasMark(view)
      || screen.isFilledByCode(view)
  }

  /// A drawn frame that Interface Builder has marked says nothing about a layout that follows from
  /// constraints, so a file of the language has no place for it.
  mutating func remarkMarks() {
    for view in screen.views.dropFirst() where view.isMarked {
      guard let drawn = view.drawn else { continue }
      let size = "\(shortNumber(drawn.width)) x \(shortNumber(drawn.height))"
      remarks.append(
        "\(oneLine(view.displayName)): drawn \(size) pt in \(oneLine(sceneName)), and marked as "
          + "ambiguous or misplaced.")
    }
  }

  mutating func add(_ name: PropertyName, _ value: Value) {
    let property = Property(name, value, at: screen.nameSpan)
    screen.properties.append(property)
    screen.views[0].properties.append(property)
  }
}

extension View {
  fileprivate func hugging(_ name: PropertyName) -> Double {
    let written = properties.last { $0.name == name && $0.condition == nil }
    if case .number(let number)? = written?.value { return number }
    return 250
  }

  /// `hstack` and `vstack`, unless a size class turns the stack.
  fileprivate mutating func writeKindOfStack() {
    let axes = properties.filter { $0.name == .axis }
    guard kind == .stack, axes.count == 1, axes[0].condition == nil else { return }
    let isVertical = axes[0].value == .name("vertical")
    kind = isVertical ? .vstack : .hstack
    properties.removeAll { $0.name == .axis }
    for index in properties.indices where properties[index].name == .alignment {
      if case .name(let word) = properties[index].value,
        let own = AlignmentWord(rawValue: word)?.better(along: isVertical ? .vertical : .horizontal)
      {
        properties[index].value = .name(own.rawValue)
      }
    }
  }

  fileprivate mutating func writeHugging(_ defaults: ImportedDefaults) {
    for name in [PropertyName.horizontalHugging, .verticalHugging] {
      let isVaried = properties.contains { $0.name == name && $0.condition != nil }
      let value = hugging(name)
      let usual = defaults.hugging(of: kind, name)
      if value == usual, !isVaried {
        properties.removeAll { $0.name == name }
      } else if value != usual, !properties.contains(where: { $0.name == name }) {
        properties.append(Property(name, .number(value), at: span))
      }
    }
  }

  fileprivate mutating func joinAxes(
    _ horizontal: PropertyName, _ vertical: PropertyName, as both: PropertyName
  ) {
    let own = properties.filter { $0.name == horizontal || $0.name == vertical }
    guard own.count == 2, own.allSatisfy({ $0.condition == nil }), own[0].name != own[1].name,
      own[0].value == own[1].value,
      let first = properties.firstIndex(where: { $0.name == own[0].name })
    else { return }
    properties[first].name = both
    properties.removeAll { $0.name == horizontal || $0.name == vertical }
  }

  /// Whether it is so without being said.
  fileprivate func isUsual(_ property: Property) -> Bool {
    switch (property.name, property.value) {
    case (.numberOfLines, .number(1)), (.minimumScaleFactor, .number(0)),
      (.spacing, .number(0)), (.distribution, .name("fill")), (.alignment, .name("fill")),
      (.borderStyle, .name("roundedRect")), (.isHidden, .bool(false)),
      (.preservesSuperviewLayoutMargins, .bool(false)),
      (.insetsLayoutMarginsFromSafeArea, .bool(true)),
      (.compressionResistance, .number(750)), (.horizontalCompressionResistance, .number(750)),
      (.verticalCompressionResistance, .number(750)),
      (.isBaselineRelativeArrangement, .bool(false)), (.textColor, .name("label")):
      return true
    case (.font, .font(.system(let size, .regular))):
      let isConfigured = properties.contains { $0.name == .configuration }
      return size == (kind == .button && !isConfigured ? 15 : 17)
    default: return false
    }
  }
}

extension Property {
  /// `8` for `8, 8, 8, 8`.
  fileprivate var withEqualInsetsJoined: Property {
    guard name.description.type == .insets, case .list(let insets) = value,
      let first = insets.first,
      insets.allSatisfy({ $0 == first })
    else { return self }
    var property = self
    property.value = first
    return property
  }

  /// Whether the language takes the property on such a view, and the value for it.
  fileprivate func canBeWritten(on kind: ViewKind) -> Bool {
    guard name.description.owners.contains(kind) else { return false }
    let type = name.description.type
    let values: [Value] = if type.isList, case .list(let list) = value { list } else { [value] }
    return values.allSatisfy { item in
      if case .size(let width, let height) = item, (width ?? 0) < 0 || (height ?? 0) < 0 {
        return false
      }
      if case .success = check(item, as: type, of: "", written: "", devices: nil) { return true }
      return false
    }
  }
}
