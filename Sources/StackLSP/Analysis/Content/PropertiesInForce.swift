import LayoutEngine
import StackDSL

/// The assignments to one view that hold in an environment, the last one for each property.
///
/// They are indices into the view's list of properties, not the properties themselves: a layout must not
/// contain source positions, so that it can be reused when the text around it moves. A property that sets
/// both axes (`hugging: 250`) is entered for each of them, so that a lookup of one axis finds the last value.
struct PropertiesInForce: Sendable, Hashable {
  /// Sorted by index, so that equal assignments make equal values. Views have few, so a linear search is
  /// fastest.
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

  /// The index in `View.properties`; nil if the file has no such assignment.
  func index(of name: PropertyName) -> Int? { places.first { $0.name == name }?.index }
}

/// A view's properties in one environment.
struct ViewProperties {
  private let all: [Property]
  let inForce: PropertiesInForce

  init(_ all: [Property], where holds: (ConditionIndex?) -> Bool) {
    self.all = all
    inForce = PropertiesInForce(all, where: holds)
  }

  subscript(name: PropertyName) -> Property? { inForce.index(of: name).map { all[$0] } }

  /// The value of a property that is one of UIKit's enums; nil if none of these is written.
  func word<Word: PropertyWord>(_ name: PropertyName) -> Word? {
    self[name]?.value.word()
  }
}
