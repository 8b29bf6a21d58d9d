/// A frame as Interface Builder recorded it, in points.
public struct RecordedRect: Sendable, Hashable {
  public var x: Double
  public var y: Double
  public var width: Double
  public var height: Double
}
