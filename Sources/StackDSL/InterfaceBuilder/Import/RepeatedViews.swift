/// Views that stand in a document several times become instances of a component.
///
/// They may differ in their texts and pictures, which become parameters, and in how they are placed.
///
/// - Returns: the names of the components.
func markRepeatedViews(_ screens: inout [ImportedScreen]) -> Set<String> {
  var places: [String: [RepeatedPlace]] = [:]
  for (number, screen) in screens.enumerated() {
    for index in screen.screen.views.indices.dropFirst() {
      let range = screen.subtree(of: ViewIndex(index))
      guard range.count >= 3, range.count <= 200 else { continue }
      guard let signature = screen.signature(of: range) else { continue }
      places[signature, default: []].append(RepeatedPlace(screen: number, views: range))
    }
  }
  let groups = places.values.filter { $0.count > 1 }
    .sorted {
      ($1[0].views.count, $0[0].screen, $0[0].views.lowerBound)
        < ($0[0].views.count, $1[0].screen, $1[0].views.lowerBound)
    }
  var taken: [Set<Int>] = Array(repeating: [], count: screens.count)
  var names: Set<String> = []
  for group in groups {
    let free = group.filter { taken[$0.screen].isDisjoint(with: $0.views) }
    guard free.count > 1, let first = free.first else { continue }
    var used = ImportedScreen.reservedNames.union(names)
    let name = ImportedScreen.unique(
      screens[first.screen].componentName(of: first.views), in: &used)
    names.insert(name)
    for place in free {
      taken[place.screen].formUnion(place.views)
      screens[place.screen].makeInstance(place.views, of: name)
    }
  }
  return names
}

private struct RepeatedPlace {
  var screen: Int
  var views: Range<Int>
}

extension ImportedScreen {
  /// All that two instances of a component have in common; nil for views that cannot be ones.
  fileprivate func signature(of range: Range<Int>) -> String? {
    let root = screen.views[range.lowerBound]
    var text = ""
    for index in range {
      let view = screen.views[index]
      guard view.condition == root.condition else { return nil }
      let parent = index == range.lowerBound ? 0 : (view.parent?.index ?? 0) - range.lowerBound
      text += "\(view.kind) \(parent)\n"
      for property in view.properties {
        guard property.condition == root.condition else { return nil }
        let value = property.isShownContent ? "" : property.value.sourceText
        text += "  \(property.name.rawValue) \(value)\n"
      }
    }
    for constraint in screen.constraints where range.contains(constraint.owner.index) {
      let views = [constraint.first.view.index, constraint.second?.view.index].compactMap { $0 }
      // How the root is placed, and ties to views outside, stand with the instance.
      guard views.allSatisfy(range.contains) else { continue }
      guard constraint.condition == root.condition, constraint.identifier == nil else { return nil }
      let anchors = [constraint.first, constraint.second].compactMap { $0 }.map {
        "\($0.view.index - range.lowerBound) \($0.item) \($0.attribute)"
      }
      text += "\(constraint.owner.index - range.lowerBound) \(anchors) \(constraint.relation) "
      text += "\(constraint.multiplier) \(constraint.constant) \(constraint.priority)\n"
    }
    return text
  }

  fileprivate mutating func makeInstance(_ range: Range<Int>, of name: String) {
    screen.views[range.lowerBound].componentName = name
    let root = ViewIndex(range.lowerBound)
    for index in screen.constraints.indices
    where range.contains(screen.constraints[index].owner.index)
      && !screen.constraints[index].isOfAutoresizingMask
    {
      let constraint = screen.constraints[index]
      let views = [constraint.first.view.index, constraint.second?.view.index].compactMap { $0 }
      if !views.allSatisfy(range.contains) { screen.constraints[index].owner = root }
    }
    // The component's constraints come before the instance's own.
    let own = screen.constraints.indices.sorted { one, two in
      func rank(_ index: Int) -> (Int, ViewIndex, Int, Int) {
        let constraint = screen.constraints[index]
        let views = [constraint.first.view.index, constraint.second?.view.index].compactMap { $0 }
        let isInside = constraint.owner != root || views.allSatisfy(range.contains)
        return (
          constraint.isOfAutoresizingMask ? 1 : 0, constraint.owner, isInside ? 0 : 1, index
        )
      }
      return rank(one) < rank(two)
    }
    screen.constraints = own.map { screen.constraints[$0] }
  }

  /// `ImageLabelRow`
  fileprivate func componentName(of range: Range<Int>) -> String {
    let root = screen.views[range.lowerBound]
    let classes = root.properties.first { $0.name == .class }?.value.word
    if let name = classes.flatMap(Self.identifier) { return capitalized(name) }
    let leaves = range.dropFirst().map { screen.views[$0] }.filter(\.children.isEmpty)
    var words: [String] = []
    for leaf in leaves where words.count < 3 {
      let word = leaf.kind.rawValue
      if words.last != word { words.append(word) }
    }
    let whole = root.kind == .hstack ? "Row" : root.kind == .vstack ? "Column" : "Group"
    return words.map { capitalized($0) }.joined() + whole
  }
}

extension Property {
  /// A text or picture, which may be another in each instance.
  fileprivate var isShownContent: Bool {
    switch (name, value) {
    case (.text, .string), (.title, .string), (.placeholder, .string), (.image, .string),
      (.imageSize, .size):
      true
    default: false
    }
  }
}
