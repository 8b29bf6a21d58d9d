import LayoutEngine
import StackDSL

/// A side of the screen or of a view, whichever way people read.
enum Side: String, CaseIterable {
  case left, right, top, bottom

  var axis: LayoutEngine.Axis { self == .left || self == .right ? .horizontal : .vertical }
  var opposite: Side {
    switch self {
    case .left: .right
    case .right: .left
    case .top: .bottom
    case .bottom: .top
    }
  }

  /// Coordinates grow towards it.
  var isEnd: Bool { self == .right || self == .bottom }

  /// The anchor there: `leading` or `trailing` at the left and the right.
  func edge(_ direction: LayoutDirection) -> StackDSL.Anchor.Attribute {
    switch self {
    case .top: .top
    case .bottom: .bottom
    case .left: direction == .leftToRight ? .leading : .trailing
    case .right: direction == .leftToRight ? .trailing : .leading
    }
  }

  /// That one, and the one that is there in either direction.
  func edges(_ direction: LayoutDirection) -> [StackDSL.Anchor.Attribute] {
    switch self {
    case .top, .bottom: [edge(direction)]
    case .left: [edge(direction), .left]
    case .right: [edge(direction), .right]
    }
  }
}
