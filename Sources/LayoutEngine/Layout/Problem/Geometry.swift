/// A size in points.
public struct Size: Sendable, Hashable {
  public var width: Double
  public var height: Double
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
  public subscript(axis: Axis) -> Double { axis == .horizontal ? width : height }
}

/// A rectangle in points, its origin at the top left.
public struct Rect: Sendable, Hashable {
  public var x: Double
  public var y: Double
  public var width: Double
  public var height: Double
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
  public subscript(attribute: FrameAttribute) -> Double {
    switch attribute {
    case .x: x
    case .y: y
    case .width: width
    case .height: height
    }
  }
}

/// One of the four numbers of a frame.
public enum FrameAttribute: UInt8, Sendable, Hashable, CaseIterable {
  case x, y, width, height

  public var axis: Axis { self == .x || self == .width ? .horizontal : .vertical }
  public var isSize: Bool { self == .width || self == .height }

  public static func position(_ axis: Axis) -> Self { axis == .horizontal ? .x : .y }
  public static func size(_ axis: Axis) -> Self { axis == .horizontal ? .width : .height }
}

/// Distances from the four edges, in points, positive inward.
public struct Insets: Sendable, Hashable {
  public var top: Double
  public var left: Double
  public var bottom: Double
  public var right: Double
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}
