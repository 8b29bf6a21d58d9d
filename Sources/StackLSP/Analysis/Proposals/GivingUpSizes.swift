import LayoutEngine
import StackDSL

extension Remedy {
  /// If both edges of a view determine its size and its middle, a further line for either gives way: a width
  /// or a share of one, or a center.
  static func givingUpSizes(in conflict: ConflictCase) -> [Remedy] {
    let reading = conflict.reading
    let overdetermined = conflict.overdetermined
    guard conflict.isOnOneAxis, conflict.stackMade.isEmpty || overdetermined != nil else {
      return []
    }
    // In a chain of views with sizes in points none of them is redundant.
    let isOnlySize = Set(conflict.fixedSizes.map(\.constraint.first.view)).count <= 1
    let spare = conflict.written.filter { line in
      guard line.source.composite == nil, line.constraint.relation == .equal else { return false }
      let anchor = line.constraint.first
      switch anchor.attribute {
      case .width, .height:
        // A picture keeps the size that somebody has written.
        return anchor.view == overdetermined && reading.declared(anchor.view).kind != .imageView
          || isOnlySize && conflict.tiesBothEdges(of: anchor.view)
            && !conflict.keepsFromStretching(line)
      case .trailing, .right, .bottom:
        return anchor.view == overdetermined && reading.declared(anchor.view).kind == .imageView
          && line.constraint.second?.attribute == anchor.attribute
      case .centerX, .centerY:
        return anchor.view == overdetermined || conflict.tiesBothEdges(of: anchor.view)
      default: return false
      }
    }
    let centersFirst =
      spare.filter { !$0.constraint.first.attribute.isSize }
      + spare.filter(\.constraint.first.attribute.isSize)
    return centersFirst.withoutEqualSizes.prefix(3).flatMap { line -> [Remedy] in
      let shows = [reading.index(line.constraint.first.view)]
      return [
        relax(line, reading, shows, conflict.axis), remove(line, reading, shows, conflict.axis),
      ]
    }
  }
}

extension ConflictCase {
  /// Whether it is one of the two lengths of a picture, which both of its edges would stretch until it shows. A picture
  /// as wide as one device is no such thing.
  func keepsFromStretching(_ line: Written) -> Bool {
    let (view, length) = (line.constraint.first.view, line.constraint.constant)
    return reading.declared(view).kind == .imageView
      && reading.requiredSize(of: view, line.constraint.first.attribute.axis.other) != nil
      && length < Threshold.smallerPicture * (length + line.repair)
      && written.count { $0.constraint.first.view == view && LineForm($0.constraint) == .edge } > 1
  }

  /// The only view that has more than two lines of the conflict, where two determine a view on an axis.
  ///
  /// Source: of 111 reported conflicts 43 have one such view, and in all 43 an accepted edit changes one of its lines.
  fileprivate var overdetermined: ViewID? {
    var lines: [ViewID: Int] = [:]
    for line in written {
      let anchors = [line.constraint.first, line.constraint.second].compactMap(\.self)
      for view in Set(anchors.map(\.view)) where view != reading.container {
        let isOwn = anchors[0].view == view || [.gap, .tie].contains(LineForm(line.constraint))
        if isOwn { lines[view, default: 0] += 1 }
      }
    }
    let views = lines.filter { $0.value > 2 }
    return views.count == 1 ? views.keys.first : nil
  }

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
