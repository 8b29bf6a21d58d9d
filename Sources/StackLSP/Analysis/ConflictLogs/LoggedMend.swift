import LayoutEngine
import StackDSL

/// The likeliest remedy for a conflict of a log, by its shape: the special before the general.
struct LoggedMend: Sendable, Hashable {
  /// The shapes in the order in which they are tried, with the words that programs see.
  enum Kind: String, Sendable, Hashable, CaseIterable {
    /// Every view belongs to UIKit.
    case systemViews = "system-views"
    case autoresizingMask = "autoresizing-mask"
    case hiddenView = "hidden-view"
    case firstPass = "first-pass"
    case twoSizes = "two-sizes"
    case cellSize = "cell-size"
    case stackAlignment = "stack-alignment"
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
    let remedies = Remedies(self, names)
    let special = LoggedMend.Kind.allCases.lazy.compactMap { kind in
      remedies.text(kind).map { LoggedMend(kind: kind, text: $0) }
    }
    return special.first ?? LoggedMend(kind: .relaxOne, text: remedies.relaxOne)
  }

  /// The user's constraint that should give way: the one that UIKit broke if the user made it, else an end of
  /// the chain, else the first.
  fileprivate func relaxable(_ users: [LoggedConstraint]) -> LoggedConstraint? {
    let broken = log.broken.map { log.constraints[$0] }
    if let broken, broken.origin.isUser, users.contains(broken) { return broken }
    let ends = users.filter { [.trailing, .bottom, .right].contains($0.first.attribute) }
    return ends.last { $0.constant != 0 } ?? ends.last ?? users.last { $0.constant != 0 }
      ?? users.first
  }

  /// The inequality that lets all the other constraints hold if it replaces the equation, confirmed by
  /// solving them again.
  fileprivate func resolvingRelation(of constraint: LoggedConstraint) -> Constraint.Relation? {
    guard constraint.relation == .equal,
      let index = log.constraints.firstIndex(where: { $0.address == constraint.address })
    else { return nil }
    return [.greaterThanOrEqual, .lessThanOrEqual].first { relation in
      var changed = log
      changed.constraints[index].relation = relation
      return LoggedConflict(changed) == nil
    }
  }
}

/// The sentences of each kind of remedy.
private struct Remedies {
  let conflict: LoggedConflict
  let names: LoggedNames
  let constraints: [LoggedConstraint]
  let users: [LoggedConstraint]
  /// The user's constraint that should give way, in backquotes.
  let relaxed: String?

  init(_ conflict: LoggedConflict, _ names: LoggedNames) {
    self.conflict = conflict
    self.names = names
    constraints = conflict.members.map { conflict.log.constraints[$0.index] }
    users = constraints.filter(\.origin.isUser)
    relaxed = conflict.relaxable(users).map { "`\($0.shortText(names))`" }
  }

  /// Nil if the conflict has another shape.
  func text(_ kind: LoggedMend.Kind) -> String? {
    switch kind {
    case .systemViews: systemViews
    case .autoresizingMask: autoresizingMask
    case .hiddenView: hiddenView
    case .firstPass: firstPass
    case .twoSizes: twoSizes
    case .cellSize: cellSize
    case .stackAlignment: stackAlignment
    case .tooMuchRoom: tooMuchRoom
    case .tooLittleRoom: tooLittleRoom
    case .relaxOne: relaxOne
    }
  }

  private var systemViews: String? {
    let views = constraints.flatMap(\.items).filter { !$0.isGuide }
    guard views.contains(where: \.isOfTheSystem),
      !constraints.contains(where: { $0.source != nil || $0.isWrittenByHand })
    else { return nil }
    return
      "These views are UIKit's own: none of the constraints is yours, and the log can be ignored."
  }

  private var autoresizingMask: String? {
    guard let made = constraints.first(where: { $0.origin == .autoresizingMask }) else {
      return nil
    }
    let view = names.name(made.first.item)
    let isEmpty = made.first.attribute.isSize && made.constant == 0
    let frame = isEmpty ? " Its frame is \(pt(0)) large: it was not laid out yet." : ""
    return
      "If you place \(view) by constraints, set its translatesAutoresizingMaskIntoConstraints to "
      + "false.\(frame) If its size is set by code on purpose, give "
      + "\(relaxed ?? "your constraint") the priority 999."
  }

  private var hiddenView: String? {
    guard let hiding = constraints.first(where: { $0.origin == .stack(.hiding) }) else {
      return nil
    }
    let view = names.name(hiding.first.item)
    let way = hiding.first.attribute.axis.sizeWord
    guard users.isEmpty else {
      return "While \(view) is hidden, its stack makes its \(way) 0 pt. Give "
        + "\(relaxed ?? "your constraint") the priority 999, so that it gives way."
    }
    let spacings = constraints.filter { $0.origin == .stack(.spacing) }
    let sum = spacings.reduce(0) { $0 + $1.constant }
    return
      "The stack \(view) is hidden, so its \(way) has to be 0 pt, but its spacing of \(pt(sum)) "
      + "stays. Set its spacing to 0 while it is hidden, or hide the views in it instead."
  }

  /// A width or height of 0 that nobody asked for.
  private var firstPass: String? {
    let pass = constraints.first {
      $0.isSizeOfZero && [.fittingSize, .encapsulatedSize].contains($0.origin)
    }
    guard let pass else { return nil }
    return
      "UIKit measures \(names.name(pass.first.item)) at a \(pass.first.attribute.axis.sizeWord) "
      + "of 0 pt first, which no margin fits. The layout on screen may be right. Give "
      + "\(relaxed ?? "one of them") the priority 999 to be rid of the log."
  }

  private var twoSizes: String? {
    guard constraints.count == 2, constraints[0].first == constraints[1].first,
      constraints.allSatisfy({ $0.second == nil && $0.origin.isUser }),
      constraints[0].first.attribute.isSize
    else { return nil }
    let (item, attribute) = (constraints[0].first.item, constraints[0].first.attribute)
    return "\(names.name(item)) has two \(attribute.rawValue)s, "
      + "\(list(constraints.map { pt($0.constant) })). Remove one of them, or change the constant of the "
      + "first in place of adding a second."
  }

  private var cellSize: String? {
    let size = constraints.first {
      [.encapsulatedSize, .fittingSize].contains($0.origin) && $0.first.item.isCell
    }
    guard let size else { return nil }
    let way = size.first.attribute == .height ? "height" : "width"
    let given = "\(names.name(size.first.item)) has been given a \(way) of \(pt(size.constant)). "
    guard size.origin == .encapsulatedSize, way == "height" else {
      return given
        + "Give \(relaxed ?? "one of them") the priority 999, so that it follows the \(way) of "
        + "the cell."
    }
    return given
      + "If that height is an estimate, give \(relaxed ?? "one of them") the priority 999: "
      + "the cell then gets the height it needs. Else make the row "
      + "\(pt(size.constant + conflict.shortfall)) high."
  }

  private var stackAlignment: String? {
    guard let made = constraints.first(where: { $0.origin == .stack(.alignment) }),
      let user = users.filter({ !$0.items.filter(made.items.contains).isEmpty })
        .max(by: { $0.constant.magnitude < $1.constant.magnitude })
    else { return nil }
    return
      "The stack's alignment ties \(list(made.items.map(names.name))) to each other across its axis, "
      + "which contradicts `\(user.shortText(names))`. Remove that constraint, give it the priority 999, "
      + "or choose an alignment that does not stretch, such as .center."
  }

  private var tooMuchRoom: String? {
    guard conflict.hasTooMuchRoom else { return nil }
    let relation = conflict.relaxable(users).flatMap(conflict.resolvingRelation)
    return "Nothing may grow into the \(pt(conflict.shortfall)) that are left. Give "
      + "\(relaxed ?? "one of the sizes") the priority 999"
      + (relation.map { ", or make it \($0.rawValue)" } ?? "") + "."
  }

  private var tooLittleRoom: String? {
    guard conflict.available > 0, conflict.members.count > 2 else { return nil }
    return
      "There is room for \(pt(conflict.available)), not for \(pt(conflict.asked)). Make one of the "
      + "sizes or gaps \(pt(conflict.shortfall)) smaller, or give \(relaxed ?? "one of them") the "
      + "priority 999."
  }

  var relaxOne: String {
    "Give \(relaxed ?? "one of them") the priority 999, or change its constant by "
      + "\(pt(conflict.shortfall))."
  }
}

extension LoggedConstraint {
  /// `label.width == 120`.
  func shortText(_ names: LoggedNames) -> String {
    func end(_ end: End) -> String {
      "\(names.identifiers[end.item] ?? end.item.id).\(end.attribute.rawValue)"
    }
    var text = "\(end(first)) \(relation.rawValue) "
    guard let second else { return text + figure(constant) }
    if multiplier == 1 {
      text += end(second)
    } else {
      text += "\(end(second)) * \(figure(multiplier))"
    }
    if constant != 0 { text += constant > 0 ? " + \(figure(constant))" : " - \(figure(-constant))" }
    return text
  }

  var isSizeOfZero: Bool { first.attribute.isSize && second == nil && constant == 0 }

  /// Whether it lies between views of which at least one belongs to the app.
  fileprivate var isWrittenByHand: Bool {
    origin == .user && items.contains { !$0.isOfTheSystem && !$0.isGuide }
  }
}

extension LoggedItem {
  fileprivate var isCell: Bool { className.contains("Cell") || className.contains("ContentView") }
}
