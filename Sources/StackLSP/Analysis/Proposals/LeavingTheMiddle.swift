import LayoutEngine
import StackDSL

extension Remedy {
  /// A centred view must not reach into a neighbour that is closer on one side than on the other, so it
  /// leaves the middle where room is short.
  static func leavingTheMiddle(_ conflict: ConflictCase) -> [Remedy] {
    guard conflict.isOnOneAxis else { return [] }
    return conflict.written.compactMap { leavingTheMiddle($0.index, conflict.reading) }
  }

  /// Nil for a line that centres nothing, or if nothing limits the centred view.
  private static func leavingTheMiddle(_ index: Int, _ reading: LayoutReading) -> Remedy? {
    let line = reading.screen.constraints[index]
    guard line.composite == nil, line.relation == .equal, line.priority == 1000,
      line.multiplier == 1, let middle = line.second?.attribute, line.first.attribute == middle,
      [.centerX, .centerY].contains(middle), let view = reading.layout.id(of: line.first.view),
      reading.isLimited(view, middle == .centerX ? .horizontal : .vertical)
    else { return nil }
    // Below a text's resistance, so that the view leaves the middle before the text is cut.
    let weaker = Priority.defaultHigh.value - 1
    var remedy = Remedy(
      "Let \(reading.name(view)) leave the middle where it has no room there: "
        + "`\(line.text) @\(figure(weaker))`",
      [.setPriority(constraint: index, weaker)], shows: [line.first.view],
      axis: middle == .centerX ? .horizontal : .vertical)
    remedy.isCorrection = true
    return remedy
  }
}

extension Remedy {
  /// Gives up an edge of a centred view: the number of the edge fits one width, and the middle fits any.
  ///
  /// Source: in both reports of a centred view with an edge that breaks on another phone the accepted edit is this one.
  static func leavingTheEdge(_ view: ViewID, _ axis: Axis, _ reading: LayoutReading) -> [Remedy] {
    let middle: Anchor.Attribute = axis == .horizontal ? .centerX : .centerY
    let pins = reading.pins(of: view)
    guard pins.contains(where: { $0.edge == middle }) else { return [] }
    let edges = pins.filter { $0.edge.axis == axis && $0.edge.opposite != nil }
    guard edges.count == 1, let edge = edges.first else { return [] }
    return [
      Remedy(
        "Let the middle place \(reading.name(view)): remove "
          + reading.words(reading.screen.constraints[edge.index], asWhole: true),
        [.removeConstraint(edge.index)], shows: [reading.index(view)], axis: axis,
        isCorrection: true)
    ]
  }
}

extension Remedy {
  /// Keeps a centred view, such as the title of a bar, between the views on either side of it.
  ///
  /// Source: in all 3 reports of a centred view that reaches into a neighbor the accepted edit is this one.
  static func keepingBetween(
    _ view: ViewID, _ other: ViewID, _ reading: LayoutReading
  ) -> [Remedy] {
    [(view, other), (other, view)].flatMap { centred, neighbour -> [Remedy] in
      let (before, after) = reading.neighbours(of: centred)
      guard [before, after].contains(neighbour), let middle = reading.onlyMiddle(of: centred),
        let parent = reading.problem.views[centred.index].parent
      else { return [] }
      let (index, box) = (reading.index(centred), reading.index(parent))
      let lines = [
        PlainConstraint(
          Anchor(index, .leading), .greaterThanOrEqual,
          before.map { Anchor(reading.index($0), .trailing) } ?? Anchor(box, .leading),
          constant: standardSpacing),
        PlainConstraint(
          Anchor(index, .trailing), .lessThanOrEqual,
          after.map { Anchor(reading.index($0), .leading) } ?? Anchor(box, .trailing),
          constant: -standardSpacing),
      ]
      let names = [before, after].compactMap(\.self).map(reading.name)
      // Below a text's resistance, so that the view leaves the middle before the text is cut.
      let weaker = Priority.defaultHigh.value - 1
      var remedy = Remedy(
        "Keep \(reading.name(centred)) \(names.count == 2 ? "between" : "beside") \(list(names)), "
          + "and let it leave the middle: "
          + list(lines.map { quoted(reading.text($0)) }),
        lines.map { .addConstraint(index, $0) } + [.setPriority(constraint: middle, weaker)],
        shows: [index], axis: .horizontal)
      remedy.isCorrection = true
      return [remedy, remedy.lettingTextShrink(centred, reading)].compactMap(\.self)
    }
  }
}

extension LayoutReading {
  /// The line that centres a view horizontally, if nothing else places it; an index in `Screen.constraints`.
  fileprivate func onlyMiddle(of view: ViewID) -> Int? {
    let places = constraintsOfView[view.index].filter { id in
      let first = problem.constraints[id.index].first
      return first.view == view && first.attribute.axis == .horizontal && !first.attribute.isSize
    }
    guard places.count == 1, let line = places.first.map({ problem.constraints[$0.index] }),
      line.first.attribute == .centerX, line.second?.attribute == .centerX,
      line.relation == .equal, line.priority.isRequired,
      let index = constraintIndex(places[0]), screen.constraints[index].composite == nil
    else { return nil }
    return index
  }

  /// The nearest siblings in the band of a view, before and after its middle in reading direction.
  fileprivate func neighbours(of view: ViewID) -> (before: ViewID?, after: ViewID?) {
    guard !isHuge, let parent = problem.views[view.index].parent else { return (nil, nil) }
    let own = alignmentRectInContainer(view)
    let beside = children(of: parent).filter { other in
      let rect = alignmentRectInContainer(other)
      return other != view && !isOutOfSight(other) && !rect.contains(own)
        && min(rect.end(.vertical), own.end(.vertical)) > max(rect.y, own.y)
    }
    // One that reaches past the middle lies above or below.
    let middle = own.middle(.horizontal)
    let left = beside.filter { alignmentRectInContainer($0).end(.horizontal) <= middle }
      .max {
        alignmentRectInContainer($0).end(.horizontal)
          < alignmentRectInContainer($1).end(.horizontal)
      }
    let right = beside.filter { alignmentRectInContainer($0).x >= middle }
      .min { alignmentRectInContainer($0).x < alignmentRectInContainer($1).x }
    return environment.direction == .leftToRight ? (left, right) : (right, left)
  }

  /// Whether some line limits how far an edge of the view may reach.
  fileprivate func isLimited(_ view: ViewID, _ axis: Axis) -> Bool {
    constraintsOfView[view.index].contains { id in
      let line = problem.constraints[id.index]
      return line.relation != .equal && line.second != nil && line.first.attribute.axis == axis
        && !line.first.attribute.isSize
    }
  }
}
