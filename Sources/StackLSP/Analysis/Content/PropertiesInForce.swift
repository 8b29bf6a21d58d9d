import LayoutEngine
import StackDSL

/// The assignments to one view that hold in an environment: for each property the last one.
///
/// They are kept as places in the view's list of properties, not as the properties themselves: a
/// layout must not know where in the file anything stands, so that it can be remembered when the
/// text around it moves. A word that sets both axes (`hugging: 250`) is entered for each of them, so
/// that a lookup of one axis finds the value that was written last.
struct PropertiesInForce: Sendable, Hashable {
  /// By index, so that equal assignments make equal values. Views have few: nothing is faster to search.
  private var places: [Place] = []

  private struct Place: Hashable {
    var name: PropertyName
    var index: Int
  }

  init(_ properties: [Property], where holds: (ConditionIndex?) -> Bool) {
    for (index, property) in properties.enumerated() where holds(property.condition) {
      switch property.name {
      case .hugging:
        put(.horizontalHugging, at: index)
        put(.verticalHugging, at: index)
      case .compressionResistance:
        put(.horizontalCompressionResistance, at: index)
        put(.verticalCompressionResistance, at: index)
      default: put(property.name, at: index)
      }
    }
  }

  private mutating func put(_ name: PropertyName, at index: Int) {
    if let known = places.firstIndex(where: { $0.name == name }) { places.remove(at: known) }
    places.append(Place(name: name, index: index))
  }

  /// The place in `View.properties`; nil where the file says nothing.
  func index(of name: PropertyName) -> Int? { places.first { $0.name == name }?.index }
}

/// A view's properties as they are in one environment.
struct ViewProperties {
  private let all: [Property]
  let inForce: PropertiesInForce

  init(_ all: [Property], where holds: (ConditionIndex?) -> Bool) {
    self.all = all
    inForce = PropertiesInForce(all, where: holds)
  }

  subscript(name: PropertyName) -> Property? { inForce.index(of: name).map { all[$0] } }
}

extension PropertyName {
  static func hugging(_ axis: Axis) -> Self {
    axis == .horizontal ? .horizontalHugging : .verticalHugging
  }

  static func compressionResistance(_ axis: Axis) -> Self {
    axis == .horizontal ? .horizontalCompressionResistance : .verticalCompressionResistance
  }
}
