import LayoutEngine

extension LayoutProblem {
  /// The views as JSON, for an engine of flexbox: `row` or `column`, `gap`, `equal` where the
  /// children share the room, `start` where they keep their own size across, and for a leaf its
  /// `width` and `height`; the container has its size. Priorities have no counterpart there: what
  /// hugs least grows.
  var tree: String {
    var children: [[Int]] = Array(repeating: [], count: views.count)
    for index in views.indices.dropFirst() {
      children[views[index].parent?.index ?? 0].append(index)
    }
    // From the last view to the first, so that a child's text is there before its parent's.
    var texts = Array(repeating: "", count: views.count)
    for index in views.indices.reversed() {
      let inner = children[index].map { texts[$0] }.joined(separator: ",")
      for child in children[index] { texts[child] = "" }
      let grows = growing(of: children[index])
      texts[index] = "{\(properties(of: index)),\"grow\":\(grows),\"children\":[\(inner)]}"
    }
    return texts[0]
  }

  private func properties(of index: Int) -> String {
    let view = views[index]
    if let stack = view.stack {
      let direction = stack.axis == .horizontal ? "row" : "column"
      return "\"direction\":\"\(direction)\",\"gap\":\(stack.spacing),"
        + "\"equal\":\(stack.distribution == .fillEqually),\"start\":\(stack.alignment == .leading)"
    }
    let width = view.fixedSize?.width ?? view.horizontal.intrinsic ?? 0
    let height = view.fixedSize?.height ?? view.vertical.intrinsic ?? 0
    return "\"width\":\(width),\"height\":\(height)"
  }

  /// The place among its siblings of the child that takes the room left over, -1 for none.
  private func growing(of children: [Int]) -> Int {
    guard let parent = children.first.flatMap({ views[$0].parent }),
      let axis = views[parent.index].stack?.axis
    else { return -1 }
    let hugging = children.map { child -> Double in
      let view = views[child]
      if view.stack != nil { return 0 }
      return (axis == .horizontal ? view.horizontal : view.vertical).hugging.value
    }
    guard let least = hugging.min() else { return -1 }
    return hugging.firstIndex(of: least) ?? -1
  }
}
