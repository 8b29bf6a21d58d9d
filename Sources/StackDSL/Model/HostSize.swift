/// The sizes that code may give the view around a screen, in points, 0 or more: `cell(height: 50)`,
/// `collectionCell(width: 150...200, height: 60)`.
public struct HostSize: Hashable, Sendable {
  /// Nil if the file does not say it: a cell is as wide as its table, and nothing is known of another view.
  public var width: ClosedRange<Double>?
  /// Nil if the constraints decide.
  public var height: ClosedRange<Double>?

  public init(width: ClosedRange<Double>? = nil, height: ClosedRange<Double>? = nil) {
    self.width = width
    self.height = height
  }

  /// A fixed height; a number that is none counts as 0.
  init(height: Double) {
    let least = height > 0 && height.isFinite ? height : 0
    self.init(height: least...least)
  }
}
