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

extension LayoutAnchor.Attribute {
  var axis: Axis {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX: .horizontal
    case .top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline: .vertical
    }
  }
  var isSize: Bool { self == .width || self == .height }
}

extension Anchor.Attribute {
  var isSize: Bool { self == .width || self == .height }
}
