import LayoutEngine
import StackDSL

extension Rule {
  static let allRequiredCompression = Rule(
    code: "all-required-compression", severity: .error,
    checks: [.conflict(report)])

  private static func report(_ conflict: ConflictCase) -> Report? {
    let reading = conflict.reading
    let views = conflict.resisting
    guard conflict.isOnOneAxis, !views.isEmpty else { return nil }
    let remedies = views.prefix(mostTried).map { view in
      Remedy(
        "Lower \(conflict.axis.word) compression resistance of \(reading.name(view)) to 749",
        [.set(reading.index(view), conflict.axis.compressionResistance, "749")],
        shows: views.map(reading.index), axis: conflict.axis)
    }
    let wraps = views.prefix(mostTried).filter {
      reading.declared($0).kind == .label && conflict.axis == .horizontal
    }.map { view in
      Remedy(
        "Let \(reading.name(view)) wrap", [.set(reading.index(view), .numberOfLines, "0")],
        shows: views.map(reading.index), axis: conflict.axis)
    }
    return conflict.report(
      message(conflict.sum, conflict), views: views, remedies: remedies + wraps)
  }

  /// The most remedies to try; each is solved before it is offered.
  private static let mostTried = 8

  private static func message(_ sum: ConflictCase.Sum, _ conflict: ConflictCase) -> String {
    let reading = conflict.reading
    if sum.sizes.count == 1, sum.gaps == 0, let only = sum.sizes.first {
      return "\(reading.name(only.view)) may not be less than \(pt(only.points)) "
        + "\(conflict.axis.extentWord), but there are only \(pt(sum.room))."
    }
    let place = conflict.stacks.first.map { "in \(reading.name($0))" } ?? "here"
    if let many = conflict.tooMany(sum) { return "Nothing \(place) may shrink: \(many)" }
    let parts =
      sum.sizes.map { size in
        // Beside a centred view, a size counts twice, once on either side.
        let own = reading.content(size.view, conflict.axis).intrinsic ?? size.points
        let isTwice = (size.points - 2 * own).magnitude < WrittenAsZero.inTenths
        return "\(isTwice ? "2 × " : "")\(reading.name(size.view)) "
          + "(\(tenths(isTwice ? own : size.points)))"
      }
      + (sum.gaps > 0 ? ["\(tenths(sum.gaps)) of gaps"] : [])
    return "Nothing \(place) may shrink: \(parts.joined(separator: " + ")) = \(pt(sum.taken)) "
      + "have to fit into \(pt(sum.room))."
  }
}
