import LayoutEngine
import StackDSL

/// The words for the two axes.
extension Axis {
  var other: Axis { self == .horizontal ? .vertical : .horizontal }
  /// The attribute of a size on this axis: `width`, `height`.
  var sizeWord: String { self == .horizontal ? "width" : "height" }
  /// "20 pt wide", "20 pt high".
  var extentWord: String { self == .horizontal ? "wide" : "high" }
  var word: String { self == .horizontal ? "horizontal" : "vertical" }
  var hugging: PropertyName { self == .horizontal ? .horizontalHugging : .verticalHugging }
  var compressionResistance: PropertyName {
    self == .horizontal ? .horizontalCompressionResistance : .verticalCompressionResistance
  }
  var sizeAttribute: LayoutAnchor.Attribute { self == .horizontal ? .width : .height }
}

extension PropertyName {
  /// Whether it is a hugging or compression resistance, on one axis or both.
  var isPriority: Bool { !axes.isEmpty }

  var isHugging: Bool {
    self == .hugging || self == .horizontalHugging || self == .verticalHugging
  }

  /// The axes that a priority property sets.
  var axes: [Axis] {
    switch self {
    case .hugging, .compressionResistance: [.horizontal, .vertical]
    case .horizontalHugging, .horizontalCompressionResistance: [.horizontal]
    case .verticalHugging, .verticalCompressionResistance: [.vertical]
    default: []
    }
  }
}

/// The far edges and the middle of a rectangle, under the names that CGRect gives them.
extension Rect {
  var maxX: Double { x + width }
  var maxY: Double { y + height }
  var midX: Double { x + width / 2 }
  var midY: Double { y + height / 2 }
}

extension Anchor.Attribute {
  var isSize: Bool { self == .width || self == .height }
}
