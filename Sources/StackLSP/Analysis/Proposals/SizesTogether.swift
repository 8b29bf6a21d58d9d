import LayoutEngine
import StackDSL

/// What gives several views a size at once that have none of their own.
extension Remedy {
  /// Views that stand beside each other and share the room are meant to be the same size, in a stack or
  /// between others that hold them apart.
  static func equalShares(_ views: [ViewID], _ ambiguity: AmbiguityCase) -> [Remedy] {
    let layout = ambiguity.layout
    guard views.count > 1, let first = views.first else { return [] }
    let stack = layout.stack(arranging: first)
    if let row = layout.stack(sharedBy: views, along: ambiguity.axis), row != stack {
      var equal = Remedy(
        "Give \(layout.name(row)) distribution fillEqually",
        [.set(layout.index(row), .distribution, "fillEqually")], shows: views.map(layout.index),
        axis: ambiguity.axis)
      equal.isCorrection = true
      return [equal]
    }
    guard views.allSatisfy({ layout.stack(arranging: $0) == stack }),
      Set(views.map { layout.problem.views[$0.index].parent }).count == 1,
      stack.map({ layout.stackProperties($0)?.axis == ambiguity.axis }) ?? true
    else { return [] }
    let shows = views.map(layout.index)
    var remedies: [Remedy] = []
    if let stack, Set(layout.visibleArranged(in: stack)) == Set(views) {
      remedies.append(
        Remedy(
          "Give \(layout.name(stack)) distribution fillEqually",
          [.set(layout.index(stack), .distribution, "fillEqually")], shows: shows,
          axis: ambiguity.axis))
    }
    if layout.declared(first).reference != nil {
      remedies.append(
        Remedy(
          "Make \(layout.names(Array(views.dropFirst()))) as \(ambiguity.axis.extentWord) as "
            + layout.name(first),
          views.dropFirst().map {
            let view = layout.index($0)
            return .addConstraint(view, .size(of: view, ambiguity.axis, as: layout.index(first)))
          }, shows: shows, axis: ambiguity.axis))
    }
    return remedies
  }

  /// The lines between the rows of a column, all at once.
  static func hairlines(_ views: [ViewID], _ ambiguity: AmbiguityCase) -> [Remedy] {
    let layout = ambiguity.layout
    guard views.count > 1, views.allSatisfy(layout.isHairline) else { return [] }
    let lines = views.map(layout.index).map { PlainConstraint.size(of: $0, ambiguity.axis, 1) }
    var remedy = Remedy(
      "Give \(layout.names(views)) `\(layout.text(lines[0]))`",
      lines.map { .addConstraint($0.first.view, $0) }, shows: views.map(layout.index),
      axis: ambiguity.axis)
    remedy.isCorrection = true
    return [remedy]
  }
}

extension LayoutReading {
  /// The columns of a row in each of which one of the views stands, such as the cells of a grid.
  fileprivate func stack(sharedBy views: [ViewID], along axis: Axis) -> ViewID? {
    guard let first = views.first else { return nil }
    return pathToRoot(from: first).first { stack in
      guard stackProperties(stack)?.axis == axis else { return false }
      let columns = visibleArranged(in: stack)
      return columns.count > 1 && views.allSatisfy { isInside($0, stack) }
        && columns.allSatisfy { column in views.contains { isInside($0, column) } }
    }
  }

  /// A plain view that is called or coloured as what stands between two rows.
  func isHairline(_ view: ViewID) -> Bool {
    let declared = declared(view)
    guard declared.kind == .view, declared.children.isEmpty else { return false }
    let color = property(.backgroundColor, of: view)?.value.name ?? ""
    let words = [declared.name ?? "", color].map { $0.lowercased() }
    return words.contains { word in
      ["separator", "divider", "hairline"].contains(where: word.contains)
    }
  }
}
