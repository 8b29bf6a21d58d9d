import LayoutEngine
import StackDSL

extension Remedy {
  /// Corrects a line that alone puts a view outside its superview: a wrong sign, or a tie to the opposite
  /// edge.
  static func bringingInside(
    _ view: ViewID, of box: ViewID, _ axis: Axis, _ reading: LayoutReading
  ) -> [Remedy] {
    reading.constraintsOfView[view.index].flatMap { id -> [Remedy] in
      let constraint = reading.problem.constraints[id.index]
      guard constraint.first.view == view, constraint.second?.view == box,
        constraint.relation == .equal, constraint.multiplier == 1,
        constraint.first.attribute.axis == axis, let index = reading.constraintIndex(id)
      else { return [] }
      let written = reading.screen.constraints[index]
      guard written.composite == nil, written.first.view == reading.index(view) else { return [] }
      return inside(PlainConstraint(written)).map { plain in
        var remedy = Remedy(
          "Bring \(reading.name(view)) into \(reading.name(box)): `\(reading.text(plain))`",
          [reading.restating(index, plain)], shows: [reading.index(view)], axis: axis)
        remedy.isCorrection = true
        return remedy
      }
    }
  }

  /// The same line with the view inside, the likeliest first; empty for a line without an edge.
  private static func inside(_ line: PlainConstraint) -> [PlainConstraint] {
    guard let other = line.second?.attribute, let isStart = line.first.attribute.isStart,
      let isOtherStart = other.isStart
    else { return [] }
    let inset = line.constant.magnitude
    var atOther = line
    atOther.first.attribute = other
    atOther.constant = isOtherStart ? inset : -inset
    guard isStart != isOtherStart else { return atOther == line ? [] : [atOther] }
    var atOwn = line
    atOwn.second?.attribute = line.first.attribute
    atOwn.constant = isStart ? inset : -inset
    return [atOther, atOwn]
  }

  /// Ties pins that lie beyond narrow margins to the edges instead.
  static func pinningToEdges(
    _ pins: [Pin], of view: ViewID, _ reading: LayoutReading
  ) -> Remedy {
    let index = reading.index(view)
    let lines = pins.map { pin in
      (pin.index, PlainConstraint.edge(pin.edge, of: index, to: pin.target.view))
    }
    let words = lines.map { quoted(reading.text($0.1)) }
    var remedy = Remedy(
      "Pin \(reading.name(view)) to the edges: \(list(words))",
      lines.map { reading.restating($0.0, $0.1) }, shows: [index], axis: .horizontal)
    remedy.isCorrection = true
    return remedy
  }
}
