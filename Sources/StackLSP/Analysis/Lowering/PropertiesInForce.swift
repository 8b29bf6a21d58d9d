import LayoutEngine
import StackDSL

/// The assignments to one view that hold in an environment, the last one of each property.
///
/// A word that sets both axes (`hugging: 250`) is entered for each of them, so that whoever asks
/// for one axis finds whatever was written last.
func propertiesInForce(
  _ properties: [Property], where holds: (ConditionIndex?) -> Bool
) -> [PropertyName: Property] {
  var inForce: [PropertyName: Property] = [:]
  for property in properties where holds(property.condition) {
    switch property.name {
    case .hugging:
      inForce[.horizontalHugging] = property
      inForce[.verticalHugging] = property
    case .compressionResistance:
      inForce[.horizontalCompressionResistance] = property
      inForce[.verticalCompressionResistance] = property
    default: inForce[property.name] = property
    }
  }
  return inForce
}

extension PropertyName {
  static func hugging(_ axis: Axis) -> Self {
    axis == .horizontal ? .horizontalHugging : .verticalHugging
  }

  static func compressionResistance(_ axis: Axis) -> Self {
    axis == .horizontal ? .horizontalCompressionResistance : .verticalCompressionResistance
  }
}
