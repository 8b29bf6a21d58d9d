import LayoutEngine
import StackDSL

extension Remedy {
  /// A view with a known size needs one position: an edge or the center gives way, whichever is redundant.
  private static func givingUpPlaces(in conflict: ConflictCase) -> [Remedy] {
    let reading = conflict.reading
    let places = conflict.written.filter {
      $0.source.composite == nil && $0.constraint.relation == .equal
        && !$0.constraint.first.attribute.isSize
    }
    guard places.count == 2, let first = places.first, let last = places.last,
      first.constraint.first.view == last.constraint.first.view,
      places.count(where: { [.centerX, .centerY].contains($0.constraint.first.attribute) }) == 1,
      conflict.written.count(where: {
        $0.constraint.first.attribute.isSize
          && $0.constraint.first.view == first.constraint.first.view
      }) == 1
    else { return [] }
    return places.map { line in
      Remedy(
        "Remove \(reading.words(line.source))", [.removeConstraint(line.index)],
        shows: [reading.index(line.constraint.first.view)], axis: conflict.axis)
    }
  }

  /// If both edges of a view determine its size and its middle, a further line for either gives way: a width
  /// or a share of one, or a center.
  static func givingUpSizes(in conflict: ConflictCase) -> [Remedy] {
    let reading = conflict.reading
    guard conflict.isOnOneAxis, conflict.stackMade.isEmpty else { return [] }
    // In a chain of views with sizes in points none of them is redundant.
    let isOnlySize = Set(conflict.fixedSizes.map(\.constraint.first.view)).count <= 1
    let spare = conflict.written.filter { line in
      guard line.source.composite == nil, line.constraint.relation == .equal else { return false }
      let anchor = line.constraint.first
      switch anchor.attribute {
      case .width, .height: return isOnlySize && conflict.tiesBothEdges(of: anchor.view)
      case .centerX, .centerY: return conflict.tiesBothEdges(of: anchor.view)
      default: return false
      }
    }
    let centersFirst =
      spare.filter { !$0.constraint.first.attribute.isSize }
      + spare.filter(\.constraint.first.attribute.isSize)
    return givingUpPlaces(in: conflict)
      + centersFirst.withoutEqualSizes.prefix(3).flatMap { line -> [Remedy] in
        let words = reading.words(line.source, asWhole: true)
        let shows = [reading.index(line.constraint.first.view)]
        return [
          Remedy(
            "Make \(words) @999", [.setPriority(constraint: line.index, 999)], shows: shows,
            axis: conflict.axis),
          Remedy(
            "Remove \(words)", [.removeConstraint(line.index)], shows: shows, axis: conflict.axis),
        ]
      }
  }
}

extension ConflictCase {
  /// Whether lines of the conflict tie both edges of the view to its surroundings.
  fileprivate func tiesBothEdges(of view: ViewID) -> Bool {
    let tied = written.filter { $0.constraint.relation == .equal }.flatMap { line in
      let (first, second) = (line.constraint.first, line.constraint.second)
      return [(first, second), (second, first)].compactMap { own, other in
        own.flatMap { own -> LayoutAnchor.Attribute? in
          guard own.view == view, own.item == .view, let other, !reading.isInside(other.view, view)
          else { return nil }
          return own.attribute
        }
      }
    }
    return tied.contains { [.leading, .left, .top].contains($0) }
      && tied.contains { [.trailing, .right, .bottom].contains($0) }
  }
}
