/// The common part of all instances of a component, and its parameters, in which they differ.
///
/// A model has its components put in. They are found again by comparing the instances: what is the
/// same in all is the body, a value that differs is a parameter, and what only some have stands in
/// their own braces.
struct ComponentShape {
  struct Parameter {
    var name: String
    var defaultValue: Value
    /// Where it stands: views counted from the root, properties of each from 0.
    var view: Int
    var property: Int
  }

  /// The instance that the body is written from.
  var screen: Int
  var root: ViewIndex
  var viewCount: Int
  /// For each view, how many of its first properties belong to the body.
  var propertyCounts: [Int]
  var constraintCounts: [Int]
  var parameters: [Parameter] = []
  /// Places that have the same value as a parameter in every instance.
  private var names: [Slot: String] = [:]

  fileprivate struct Slot: Hashable {
    var view: Int
    var property: Int
  }

  func propertyCount(of view: ViewIndex) -> Int? { count(propertyCounts, view) }

  func constraintCount(of view: ViewIndex) -> Int { count(constraintCounts, view) ?? .max }

  private func count(_ counts: [Int], _ view: ViewIndex) -> Int? {
    let offset = view.index - root.index
    return counts.indices.contains(offset) ? counts[offset] : nil
  }

  func parameter(of view: ViewIndex, property: Int) -> String? {
    names[Slot(view: view.index - root.index, property: property)]
  }

  /// The arguments of an instance that differ from the parameters' defaults.
  func arguments(in screen: Screen, root: ViewIndex) -> [(String, Value)] {
    parameters.compactMap { parameter in
      let value = screen.views[root.index + parameter.view].properties[parameter.property].value
      return value == parameter.defaultValue ? nil : (parameter.name, value)
    }
  }

  /// Nil if the instances have not enough in common to be written as such.
  ///
  /// - Parameter instances: the first one becomes the body.
  init?(_ instances: [Instance]) {
    guard let first = instances.first else { return nil }
    screen = first.number
    root = first.root
    viewCount = first.views.count
    guard instances.allSatisfy({ first.hasSameViews(as: $0) }) else { return nil }
    propertyCounts = []
    constraintCounts = []
    for offset in 0..<viewCount {
      let lists = instances.map { $0.constraints(of: offset) }
      let count = commonPrefix(lists)
      let isWhole = offset == 0 || lists.allSatisfy { $0.count == count }
      guard isWhole, lists.allSatisfy({ !$0.prefix(count).contains(nil) }) else { return nil }
      constraintCounts.append(count)
      let properties = instances.map { $0.properties(of: offset) }
      propertyCounts.append(Self.commonCount(properties))
    }
    findParameters(instances)
  }

  /// How many of the first properties are of the same name in all, and alike or of a kind that a
  /// parameter can have.
  private static func commonCount(_ lists: [[RelativeProperty]]) -> Int {
    var count = 0
    while let first = lists.first.flatMap({ $0.indices.contains(count) ? $0[count] : nil }) {
      let others = lists.map { $0.indices.contains(count) ? $0[count] : nil }
      let isCommon = others.allSatisfy { other in
        guard let other, other.name == first.name, other.isAlways else { return false }
        return other.value == first.value
          || first.value.canBeParameter && other.value.isOfSameCase(as: first.value)
      }
      guard isCommon else { break }
      count += 1
    }
    return count
  }

  private mutating func findParameters(_ instances: [Instance]) {
    var known: [[Value]: String] = [:]
    var used: Set<String> = []
    for offset in 0..<viewCount {
      let lists = instances.map { $0.properties(of: offset) }
      for property in 0..<propertyCounts[offset] {
        let values = lists.map { $0[property].value }
        guard let first = values.first, values.contains(where: { $0 != first }) else { continue }
        let slot = Slot(view: offset, property: property)
        if let name = known[values] {
          names[slot] = name
          continue
        }
        let key = lists[0][property].name.parameterWord
        let inner = offset == 0 ? nil : instances[0].views[offset].name
        var name = inner.map { $0 + capitalized(key) } ?? key
        while !used.insert(name).inserted { name += "2" }
        known[values] = name
        names[slot] = name
        parameters.append(
          Parameter(name: name, defaultValue: first, view: offset, property: property))
      }
    }
  }
}

/// One instance of a component: a screen by its number, and the views from a root on.
struct Instance {
  let number: Int
  let screen: Screen
  let root: ViewIndex
  let views: [View]

  init(number: Int, screen: Screen, root: ViewIndex) {
    self.number = number
    self.screen = screen
    self.root = root
    let end =
      screen.views.indices.dropFirst(root.index + 1).first {
        (screen.views[$0].parent ?? .screen) < root
      } ?? screen.views.endIndex
    views = Array(screen.views[root.index..<end])
  }

  fileprivate func hasSameViews(as other: Instance) -> Bool {
    views.count == other.views.count
      && zip(views, other.views).enumerated().allSatisfy { offset, pair in
        let (one, two) = pair
        return one.kind == two.kind && (offset == 0 || one.name == two.name)
          && one.children.map { $0.index - root.index }
            == two.children.map { $0.index - other.root.index }
          && (offset == 0
            || one.condition == views[0].condition && two.condition == other.views[0].condition
              && one.componentName == two.componentName)
      }
  }

  fileprivate func properties(of offset: Int) -> [RelativeProperty] {
    views[offset].properties.map { property in
      RelativeProperty(
        name: property.name, value: property.value,
        isAlways: property.condition == views[0].condition)
    }
  }

  /// Nil for one that names a view outside, which only the instance's own braces can name.
  fileprivate func constraints(of offset: Int) -> [RelativeConstraint?] {
    let owner = ViewIndex(root.index + offset)
    return screen.constraints.filter { $0.owner == owner && !$0.isOfAutoresizingMask }.map {
      constraint in
      guard constraint.condition == views[0].condition, let first = relative(constraint.first)
      else { return nil }
      var second: RelativeAnchor?
      if let anchor = constraint.second {
        second = relative(anchor)
        if second == nil { return nil }
      }
      return RelativeConstraint(
        first: first, relation: constraint.relation, second: second,
        multiplier: constraint.multiplier, constant: constraint.constant,
        priority: constraint.priority, identifier: constraint.identifier)
    }
  }

  private func relative(_ anchor: Anchor) -> RelativeAnchor? {
    let offset = anchor.view.index - root.index
    if views.indices.contains(offset) {
      return RelativeAnchor(view: offset, item: anchor.item, attribute: anchor.attribute)
    }
    if anchor.item == .safeArea, anchor.view == .screen {
      return RelativeAnchor(view: nil, item: .safeArea, attribute: anchor.attribute)
    }
    return nil
  }
}

private struct RelativeProperty {
  var name: PropertyName
  var value: Value
  /// It holds whenever the instance is there.
  var isAlways: Bool
}

private struct RelativeAnchor: Equatable {
  /// Counted from the root; nil for the screen.
  var view: Int?
  var item: Anchor.Item
  var attribute: Anchor.Attribute
}

private struct RelativeConstraint: Equatable {
  var first: RelativeAnchor
  var relation: Constraint.Relation
  var second: RelativeAnchor?
  var multiplier: Double
  var constant: Double
  var priority: Double
  var identifier: String?
}

private func commonPrefix<Element: Equatable>(_ lists: [[Element?]]) -> Int {
  guard let first = lists.first else { return 0 }
  return first.indices.first { index in
    lists.contains { !$0.indices.contains(index) || $0[index] != first[index] || $0[index] == nil }
  } ?? first.count
}

extension Value {
  /// Whether a `param` can hold it.
  fileprivate var canBeParameter: Bool {
    switch self {
    case .number, .string, .size, .font: true
    default: false
    }
  }

  fileprivate func isOfSameCase(as other: Value) -> Bool {
    switch (self, other) {
    case (.number, .number), (.string, .string), (.size, .size), (.font, .font): true
    default: false
    }
  }
}

extension PropertyName {
  /// A word for a parameter: `text`, `horizontalHugging`.
  fileprivate var parameterWord: String {
    rawValue.split(separator: ".").enumerated().map { index, part in
      index == 0 ? String(part) : capitalized(part)
    }.joined()
  }
}
