import LayoutEngine
import StackDSL

extension Remedy {
  /// What is too high for its place may scroll: the stack goes into a scroll view in its place.
  static func scrolling(_ conflict: ConflictCase) -> [Remedy] {
    let layout = conflict.layout
    guard conflict.isOnOneAxis, conflict.axis == .vertical, let stack = conflict.stacks.first,
      layout.stack(arranging: stack) == nil, layout.stackProperties(stack)?.axis == .vertical,
      !layout.pathToRoot(from: stack).contains(where: {
        layout.problem.views[$0.index].isScrollView
      })
    else { return [] }
    var remedy = Remedy(
      "Put \(layout.name(stack)) into a scroll view", [.wrapInScrollView(layout.index(stack))],
      shows: [layout.index(stack)], axis: .vertical)
    // Another screen than the one that was asked for, however much its author may have wanted it.
    remedy.isGeneral = true
    return [remedy]
  }
}
