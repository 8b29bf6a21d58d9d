import LayoutEngine
import StackDSL

extension Remedy {
  /// Turns the ratio of a view that is too high for the screen: 9:16 where 16:9 was meant.
  ///
  /// - Parameters:
  ///   - views: the views that may take the room.
  ///   - view: the view that has none.
  static func turningRatios(
    of views: [ViewID], _ axis: Axis, besides view: ViewID,
    _ reading: LayoutReading
  ) -> [Remedy] {
    views.flatMap { tall -> [Remedy] in
      reading.constraintsOfView[tall.index].compactMap { id -> Remedy? in
        let constraint = reading.problem.constraints[id.index]
        let (first, second) = (constraint.first, constraint.second)
        guard first.view == tall, second?.view == tall, first.attribute.isSize,
          let other = second?.attribute, other.isSize, other != first.attribute,
          constraint.multiplier != 1, constraint.constant == 0,
          reading.size(tall, axis) > reading.size(tall, axis.other),
          let index = reading.constraintIndex(id)
        else { return nil }
        let written = reading.screen.constraints[index]
        var plain = PlainConstraint(written)
        guard let old = plain.second else { return nil }
        plain.second = plain.first
        plain.first = old
        let text =
          reading.screen.isOfInterfaceBuilder
          ? written.text : written.text.exchanging("width", "height")
        var remedy = Remedy(
          "Turn the ratio of \(reading.name(tall)) around: `\(reading.line(moved: text, plain))`",
          [.restate(constraint: index, text, plain)],
          shows: unique([reading.index(tall), reading.index(view)]), axis: axis)
        remedy.isCorrection = true
        return remedy
      }
    }
  }
}

extension String {
  /// The text with the two words swapped.
  fileprivate func exchanging(_ one: String, _ other: String) -> String {
    var result = ""
    var rest = self[...]
    while !rest.isEmpty {
      if rest.hasPrefix(one) {
        result += other
        rest = rest.dropFirst(one.count)
      } else if rest.hasPrefix(other) {
        result += one
        rest = rest.dropFirst(other.count)
      } else {
        result.append(rest.removeFirst())
      }
    }
    return result
  }
}
