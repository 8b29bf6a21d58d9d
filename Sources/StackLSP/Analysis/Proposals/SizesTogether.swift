import LayoutEngine
import StackDSL

/// Remedies that give a size to several views at once that have none of their own.
extension Remedy {
  /// Adjacent views that share the room are meant to have the same size, in a stack or between other views.
  static func equalShares(_ views: [ViewID], _ ambiguity: AmbiguityCase) -> [Remedy] {
    let reading = ambiguity.reading
    guard views.count > 1, let first = views.first else { return [] }
    let stack = reading.stack(arranging: first)
    if let row = reading.stack(sharedBy: views, along: ambiguity.axis), row != stack {
      var equal = Remedy(
        "Give \(reading.name(row)) distribution fillEqually",
        [.set(reading.index(row), .distribution, "fillEqually")], shows: views.map(reading.index),
        axis: ambiguity.axis)
      equal.isCorrection = true
      return [equal]
    }
    guard views.allSatisfy({ reading.stack(arranging: $0) == stack }),
      Set(views.map { reading.problem.views[$0.index].parent }).count == 1,
      stack.map({ reading.stackProperties($0)?.axis == ambiguity.axis }) ?? true
    else { return [] }
    let shows = views.map(reading.index)
    var remedies: [Remedy] = []
    if let stack, Set(reading.visibleArranged(in: stack)) == Set(views) {
      remedies.append(
        Remedy(
          "Give \(reading.name(stack)) distribution fillEqually",
          [.set(reading.index(stack), .distribution, "fillEqually")], shows: shows,
          axis: ambiguity.axis))
    }
    if reading.declared(first).reference != nil {
      remedies.append(
        Remedy(
          "Make \(reading.names(Array(views.dropFirst()))) as \(ambiguity.axis.extentWord) as "
            + reading.name(first),
          views.dropFirst().map {
            let view = reading.index($0)
            return .addConstraint(view, .size(of: view, ambiguity.axis, as: reading.index(first)))
          }, shows: shows, axis: ambiguity.axis))
    }
    return remedies
  }

  /// Points of a line between two rows: 16 of 19 reports write 1, and three half a point.
  static let hairline = 1.0

  /// Sizes all the lines between the rows of a column at once.
  static func hairlines(_ views: [ViewID], _ ambiguity: AmbiguityCase) -> [Remedy] {
    let reading = ambiguity.reading
    guard views.count > 1, views.allSatisfy(reading.isHairline) else { return [] }
    let lines = views.map(reading.index).map {
      PlainConstraint.size(of: $0, ambiguity.axis, hairline)
    }
    var remedy = Remedy(
      "Give \(reading.names(views)) `\(reading.text(lines[0]))`",
      lines.map { .addConstraint($0.first.view, $0) }, shows: views.map(reading.index),
      axis: ambiguity.axis)
    remedy.isCorrection = true
    return [remedy]
  }
}

extension LayoutReading {
  /// The row whose columns contain one of the views each, such as the cells of a grid.
  fileprivate func stack(sharedBy views: [ViewID], along axis: Axis) -> ViewID? {
    guard let first = views.first else { return nil }
    return pathToRoot(from: first).first { stack in
      guard stackProperties(stack)?.axis == axis else { return false }
      let columns = visibleArranged(in: stack)
      return columns.count > 1 && views.allSatisfy { isInside($0, stack) }
        && columns.allSatisfy { column in views.contains { isInside($0, column) } }
    }
  }

  /// A plain view whose name or colour suggests a separator between two rows.
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
