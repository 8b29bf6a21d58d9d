import LayoutEngine

/// The likeliest remedy for a conflict of a log, by its shape: the special before the general.
struct LoggedMend: Sendable, Hashable {
  /// The shapes, with the words that programs see.
  enum Kind: String, Sendable, Hashable, CaseIterable {
    /// Every view belongs to UIKit.
    case systemViews = "system-views"
    case autoresizingMask = "autoresizing-mask"
    case hiddenView = "hidden-view"
    case firstPass = "first-pass"
    case twoSizes = "two-sizes"
    case stackAlignment = "stack-alignment"
    case cellSize = "cell-size"
    case tooMuchRoom = "too-much-room"
    case tooLittleRoom = "too-little-room"
    case relaxOne = "relax-one"
  }

  var kind: Kind
  /// One or two sentences: the change, and why it helps.
  var text: String
}

extension LoggedConflict {
  func mend(_ names: LoggedNames) -> LoggedMend {
    let constraints = members.map { log.constraints[$0.index] }
    let users = constraints.filter(\.origin.isUser)
    let relaxed = relaxable(users).map { "`\($0.shortText(names))`" }
    for shape in Self.shapes {
      if let mend = shape(self, constraints, users, relaxed, names) { return mend }
    }
    let which = relaxed ?? "one of them"
    return LoggedMend(
      kind: .relaxOne,
      text: "Give \(which) the priority 999, or change its constant by \(pt(shortfall)).")
  }

  /// The user's constraint that should give way: the one that UIKit broke if the user made it, else an end of
  /// the chain, else the first.
  private func relaxable(_ users: [LoggedConstraint]) -> LoggedConstraint? {
    let broken = log.broken.map { log.constraints[$0] }
    if let broken, broken.origin.isUser, users.contains(broken) { return broken }
    let ends = users.filter { [.trailing, .bottom, .right].contains($0.first.attribute) }
    return ends.last { $0.constant != 0 } ?? ends.last ?? users.last { $0.constant != 0 }
      ?? users.first
  }

  /// The inequality that lets all the other constraints hold if it replaces the equation, confirmed by
  /// solving them again.
  private func resolvingRelation(of constraint: LoggedConstraint) -> LinearProblem.Relation? {
    guard constraint.relation == .equal,
      let index = log.constraints.firstIndex(where: { $0.address == constraint.address })
    else { return nil }
    return [.greaterThanOrEqual, .lessThanOrEqual].first { relation in
      var changed = log
      changed.constraints[index].relation = relation
      return LoggedConflict(changed) == nil
    }
  }

  private typealias Shape =
    @Sendable (LoggedConflict, [LoggedConstraint], [LoggedConstraint], String?, LoggedNames) ->
    LoggedMend?

  private static let shapes: [Shape] = [
    systemViews, autoresizingMask, hiddenView, firstPass, twoSizes, cellSize, stackAlignment,
    tooMuchRoom, tooLittleRoom,
  ]

  private static let systemViews: Shape = { _, constraints, _, _, _ in
    let views = constraints.flatMap(\.items).filter { !$0.isGuide }
    guard views.contains(where: \.isOfTheSystem),
      !constraints.contains(where: { $0.source != nil || $0.isWrittenByHand })
    else { return nil }
    return LoggedMend(
      kind: .systemViews,
      text:
        "These views are UIKit's own: none of the constraints is yours, and the log can be ignored."
    )
  }

  private static let autoresizingMask: Shape = { _, constraints, _, relaxed, names in
    guard let made = constraints.first(where: { $0.origin == .autoresizingMask }) else {
      return nil
    }
    let view = names.name(made.first.item)
    let isEmpty = made.first.attribute.isSize && made.constant == 0
    let frame = isEmpty ? " Its frame is \(pt(0)) large: it was not laid out yet." : ""
    return LoggedMend(
      kind: .autoresizingMask,
      text:
        "If you place \(view) by constraints, set its translatesAutoresizingMaskIntoConstraints to "
        + "false.\(frame) If its size is set by code on purpose, give \(relaxed ?? "your constraint") the priority 999."
    )
  }

  private static let hiddenView: Shape = { conflict, constraints, users, relaxed, names in
    guard let hiding = constraints.first(where: { $0.origin == .stack(.hiding) }) else {
      return nil
    }
    let view = names.name(hiding.first.item)
    let way = hiding.first.attribute.axis == .horizontal ? "width" : "height"
    if users.isEmpty {
      let spacings = constraints.filter { $0.origin == .stack(.spacing) }
      let sum = spacings.reduce(0) { $0 + $1.constant }
      return LoggedMend(
        kind: .hiddenView,
        text: "The stack \(view) is hidden, so its \(way) has to be 0 pt, but its spacing of "
          + "\(pt(sum)) stays. Set its spacing to 0 while it is hidden, or hide the views in it instead."
      )
    }
    return LoggedMend(
      kind: .hiddenView,
      text:
        "While \(view) is hidden, its stack makes its \(way) 0 pt. Give \(relaxed ?? "your constraint") "
        + "the priority 999, so that it gives way.")
  }

  private static let firstPass: Shape = { _, constraints, _, relaxed, names in
    guard let pass = constraints.first(where: { $0.isEmptyPass }) else { return nil }
    let axis = pass.first.attribute.axis == .horizontal ? "width" : "height"
    return LoggedMend(
      kind: .firstPass,
      text:
        "UIKit measures \(names.name(pass.first.item)) at a \(axis) of 0 pt first, which no margin "
        + "fits. The layout on screen may be right. Give \(relaxed ?? "one of them") the priority 999 to be rid of the log."
    )
  }

  private static let twoSizes: Shape = { _, constraints, users, _, names in
    guard constraints.count == 2, constraints[0].first == constraints[1].first,
      constraints.allSatisfy({ $0.second == nil && $0.origin.isUser }),
      constraints[0].first.attribute.isSize
    else { return nil }
    let values = list(constraints.map { pt($0.constant) })
    return LoggedMend(
      kind: .twoSizes,
      text:
        "\(names.name(constraints[0].first.item)) has two \(constraints[0].first.attribute.rawValue)s, "
        + "\(values). Remove one of them, or change the constant of the first in place of adding a second."
    )
  }

  private static let cellSize: Shape = { conflict, constraints, users, relaxed, names in
    guard
      let size = constraints.first(where: {
        ($0.origin == .encapsulatedSize || $0.origin == .fittingSize) && $0.first.item.isCell
      })
    else { return nil }
    let axis = size.first.attribute
    let way = axis == .height ? "height" : "width"
    let cell = names.name(size.first.item)
    let answer =
      size.origin == .encapsulatedSize && axis == .height
      ? "If that height is an estimate, give \(relaxed ?? "one of them") the priority 999: the cell then gets the height it needs. Else make the row \(pt(size.constant + conflict.shortfall)) high."
      : "Give \(relaxed ?? "one of them") the priority 999, so that it follows the \(way) of the cell."
    return LoggedMend(
      kind: .cellSize, text: "\(cell) has been given a \(way) of \(pt(size.constant)). \(answer)")
  }

  private static let stackAlignment: Shape = { _, constraints, users, relaxed, names in
    guard let made = constraints.first(where: { $0.origin == .stack(.alignment) }),
      let user = users.filter({ !$0.items.filter(made.items.contains).isEmpty })
        .max(by: { $0.constant.magnitude < $1.constant.magnitude })
    else { return nil }
    return LoggedMend(
      kind: .stackAlignment,
      text:
        "The stack's alignment ties \(list(made.items.map(names.name))) to each other across its axis, "
        + "which contradicts `\(user.shortText(names))`. Remove that constraint, give it the priority 999, "
        + "or choose an alignment that does not stretch, such as .center.")
  }

  private static let tooMuchRoom: Shape = { conflict, _, users, relaxed, names in
    guard conflict.hasTooMuchRoom else { return nil }
    let relation = conflict.relaxable(users).flatMap(conflict.resolvingRelation)
    return LoggedMend(
      kind: .tooMuchRoom,
      text: "Nothing may grow into the \(pt(conflict.shortfall)) that are left. Give "
        + "\(relaxed ?? "one of the sizes") the priority 999"
        + (relation.map { ", or make it \($0.sign)" } ?? "") + ".")
  }

  private static let tooLittleRoom: Shape = { conflict, constraints, users, relaxed, names in
    guard conflict.available > 0, conflict.members.count > 2 else { return nil }
    return LoggedMend(
      kind: .tooLittleRoom,
      text:
        "There is room for \(pt(conflict.available)), not for \(pt(conflict.asked)). Make one of the sizes or gaps "
        + "\(pt(conflict.shortfall)) smaller, or give \(relaxed ?? "one of them") the priority 999."
    )
  }
}

extension LoggedConstraint {
  /// `label.width == 120`.
  func shortText(_ names: LoggedNames) -> String {
    func end(_ end: End) -> String {
      "\(names.identifiers[end.item] ?? end.item.id).\(end.attribute.rawValue)"
    }
    var text = "\(end(first)) \(relation.sign) "
    guard let second else { return text + figure(constant) }
    if multiplier == 1 {
      text += end(second)
    } else {
      text += "\(end(second)) * \(figure(multiplier))"
    }
    if constant != 0 { text += constant > 0 ? " + \(figure(constant))" : " - \(figure(-constant))" }
    return text
  }

  /// A width or height of 0 that nobody asked for.
  fileprivate var isEmptyPass: Bool {
    guard first.attribute.isSize, second == nil, constant == 0 else { return false }
    return origin == .fittingSize || origin == .encapsulatedSize
  }

  /// Whether it lies between views of which at least one belongs to the app.
  fileprivate var isWrittenByHand: Bool {
    origin == .user && items.contains { !$0.isOfTheSystem && !$0.isGuide }
  }
}

extension LinearProblem.Relation {
  var sign: String {
    switch self {
    case .equal: "=="
    case .lessThanOrEqual: "<="
    case .greaterThanOrEqual: ">="
    }
  }
}

extension LoggedItem {
  fileprivate var isCell: Bool { className.contains("Cell") || className.contains("ContentView") }
}
