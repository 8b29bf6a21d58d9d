import LayoutEngine
import StackDSL

extension Rule {
  static let aspectVsFill = Rule(
    code: "aspect-vs-fill", severity: .error,
    checks: [.conflict(report)])

  private static func report(_ conflict: ConflictCase) -> Report? {
    guard let aspect = conflict.aspect else { return nil }
    let view = aspect.constraint.first.view
    return conflict.report(
      message(conflict, aspect, view), views: [view],
      remedies: remedies(conflict, aspect, view))
  }

  /// A number for one side of a square means that the other side should follow. Then the stack has to give
  /// way, or the number is redundant.
  private static func remedies(
    _ conflict: ConflictCase, _ aspect: ConflictCase.Written, _ view: ViewID
  ) -> [Remedy] {
    let reading = conflict.reading
    let numbers = conflict.fixedSizes.filter { $0.constraint.first.view == view }
    var remedies: [Remedy] = []
    // Rows that share a height need not be square: the column around them is as high as its squares.
    if numbers.isEmpty, let column = conflict.stacks.first,
      reading.stackProperties(column)?.axis == .vertical, reading.stack(arranging: column) == nil,
      reading.isInside(view, column)
    {
      remedies += Remedy.endingEarlier(column, .vertical, reading, shows: [reading.index(view)])
        .map { remedy in
          var remedy = remedy
          remedy.isCorrection = true
          return remedy
        }
    }
    if let stack = reading.stack(arranging: view),
      reading.stackProperties(stack)?.alignment == .fill
    {
      var centered = Remedy.aligning(stack, "center", reading, shows: [reading.index(view)])
      centered.isCorrection = numbers.count == 1
      remedies += centered.orKeepingFilled(in: stack, besides: view, reading)
    }
    if numbers.count == 1, let number = numbers.first {
      let yielding = Remedy(
        "Make \(reading.words(number.source)) @999", [.setPriority(constraint: number.index, 999)],
        shows: [reading.index(view)], isCorrection: !remedies.contains(where: \.isCorrection))
      let removal = Remedy(
        "Remove \(reading.words(number.source))", [.removeConstraint(number.index)],
        shows: [reading.index(view)], isCorrection: yielding.isCorrection)
      remedies += [yielding, removal]
    }
    var optional = Remedy(
      "Make \(reading.words(aspect.source)) @999", [.setPriority(constraint: aspect.index, 999)],
      shows: [reading.index(view)])
    // A number around the view is as likely to be wrong.
    optional.isGeneral = numbers.isEmpty && !conflict.fixedSizes.isEmpty
    return remedies + [optional]
  }

  private static func message(
    _ conflict: ConflictCase, _ aspect: ConflictCase.Written, _ view: ViewID
  ) -> String {
    // The written lines are enough for the message; the notes list every member.
    let lines = conflict.written.filter { $0.index != aspect.index }
    var words = unique(lines.map { conflict.reading.words($0.source, asWhole: true) })
    let environment = conflict.reading.environment
    if case .cell = environment.host, !environment.host.isSelfSizing, conflict.includesEnvironment {
      words = [
        shortList(words, limit: 2), "the \(pt(environment.size.height)) that the cell is high",
      ]
    }
    let by = words.isEmpty ? "by what is around it" : "by \(shortList(words, limit: 2))"
    return
      "\(conflict.reading.name(view)) must keep `\(aspect.source.text)`, but its width and its "
      + "height are both fixed \(by)."
  }
}
