/// What was computed for earlier problems and may occur again, by content: how they were lowered,
/// what the linear problems came to, where the views stood, and the fitting sizes of nested stacks in fillProportionally,
/// each of which is a layout of its own.
///
/// An entry never becomes wrong, because it is compared with everything that its value depends on.
public struct LayoutMemo: Sendable {
  var lowered = LoweringMemo()
  var solved = LinearMemo()
  var placed = PlacementMemo()
  private var fittingSizes: [LayoutProblem: Size] = [:]

  /// Entries at most; when they are reached all go, and come back as they are needed.
  private static let capacity = 2_000

  public init() {}

  mutating func fittingSize(of part: LayoutProblem, compute: () -> Size) -> Size {
    if let known = fittingSizes[part] { return known }
    if fittingSizes.count >= Self.capacity { fittingSizes = [:] }
    let size = compute()
    fittingSizes[part] = size
    return size
  }
}
