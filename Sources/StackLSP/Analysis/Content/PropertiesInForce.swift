import LayoutEngine
import StackDSL

/// The assignments to one view that hold in an environment: for each property the last one.
///
/// They are kept as places in the view's list of properties, not as the properties themselves: a
/// layout must not know where in the file anything stands, so that it can be remembered when the
/// text around it moves. A word that sets both axes (`hugging: 250`) is entered for each of them, so
/// that whoever asks for one axis finds whatever was written last.
struct PropertiesInForce: Sendable, Hashable {
  /// Looked up by key, never iterated.
  private var indices: [PropertyName: Int] = [:]

  init(_ properties: [Property], where holds: (ConditionIndex?) -> Bool) {
    for (index, property) in properties.enumerated() where holds(property.condition) {
      switch property.name {
      case .hugging:
        indices[.horizontalHugging] = index
        indices[.verticalHugging] = index
      case .compressionResistance:
        indices[.horizontalCompressionResistance] = index
        indices[.verticalCompressionResistance] = index
      default: indices[property.name] = index
      }
    }
  }

  /// The place in `View.properties`; nil where the file says nothing.
  func index(of name: PropertyName) -> Int? { indices[name] }
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
