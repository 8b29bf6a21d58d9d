import StackDSL

/// A constraint, and which of its numbers a parameter gives.
struct SwiftConstraint {
  enum Figure: String, CaseIterable {
    case constant, multiplier, priority

    /// What parameters of it are.
    var type: String { self == .priority ? "UILayoutPriority" : "CGFloat" }

    func text(_ number: Double) -> String {
      self == .priority ? swiftPriority(number) : swiftNumber(number)
    }
  }

  var model: Constraint
  var given: [Figure: String] = [:]

  subscript(figure: Figure) -> Double {
    switch figure {
    case .constant: model.constant
    case .multiplier: model.multiplier
    case .priority: model.priority
    }
  }

  /// As Swift; nil for a number that is `usual` and goes without saying.
  func text(_ figure: Figure, unless usual: Double? = nil) -> String? {
    given[figure] ?? (self[figure] == usual ? nil : figure.text(self[figure]))
  }
}

extension SwiftClass {
  func swift(_ constraint: SwiftConstraint) -> String {
    var constraint = constraint
    constraint.model = paired(constraint.model)
    var text = canUseAnchors(constraint) ? anchored(constraint) : spelledOut(constraint)
    var details: [String] = []
    if let priority = constraint.text(.priority, unless: 1000) {
      details.append("priority: \(priority)")
    }
    if let identifier = constraint.model.identifier {
      details.append("identifier: \(stringLiteral(identifier))")
    }
    if !details.isEmpty { text += ".with(\(details.joined(separator: ", ")))" }
    return text
  }

  /// UIKit wants two positions: what an autoresizing mask says as a distance from the superview's origin, or as a
  /// share of its size, is said of the superview's edges.
  private func paired(_ constraint: Constraint) -> Constraint {
    guard !constraint.first.attribute.isSize else { return constraint }
    let isVertical = [.top, .bottom, .centerY, .firstBaseline, .lastBaseline].contains(
      constraint.first.attribute)
    var result = constraint
    if let second = constraint.second {
      guard second.attribute.isSize else { return constraint }
      result.second?.attribute = isVertical ? .bottom : .right
    } else if let parent = screen.views[constraint.first.view.index].parent {
      var origin = constraint.first
      (origin.view, origin.item) = (parent, .view)
      origin.attribute = isVertical ? .top : .left
      result.second = origin
    }
    return result
  }

  /// Layout anchors know a multiplier for sizes only.
  private func canUseAnchors(_ constraint: SwiftConstraint) -> Bool {
    constraint.text(.multiplier, unless: 1) == nil || constraint.model.first.attribute.isSize
  }

  private func anchored(_ constraint: SwiftConstraint) -> String {
    let model = constraint.model
    let relation =
      switch model.relation {
      case .equal: "equalTo"
      case .lessThanOrEqual: "lessThanOrEqualTo"
      case .greaterThanOrEqual: "greaterThanOrEqualTo"
      }
    let anchor = "\(anchorOwner(model.first))\(model.first.attribute.rawValue)Anchor"
    guard let second = model.second else {
      return "\(anchor).constraint(\(relation)Constant: \(constraint.text(.constant) ?? "0"))"
    }
    var arguments = "\(relation): \(anchorOwner(second))\(second.attribute.rawValue)Anchor"
    for (figure, usual) in [(SwiftConstraint.Figure.multiplier, 1.0), (.constant, 0)] {
      if let text = constraint.text(figure, unless: usual) {
        arguments += ", \(figure.rawValue): \(text)"
      }
    }
    return "\(anchor).constraint(\(arguments))"
  }

  /// With the dot behind it; nothing for the view itself.
  private func anchorOwner(_ anchor: Anchor) -> String {
    let owner = item(anchor)
    if owner == "self" { return "" }
    return (owner.hasPrefix("self.") ? String(owner.dropFirst(5)) : owner) + "."
  }

  private func spelledOut(_ constraint: SwiftConstraint) -> String {
    let model = constraint.model
    let second = model.second.map(item) ?? "nil"
    let attribute = model.second?.attribute.rawValue ?? "notAnAttribute"
    return "NSLayoutConstraint(item: \(item(model.first)), "
      + "attribute: .\(model.first.attribute.rawValue), "
      + "relatedBy: .\(model.relation.swiftName), toItem: \(second), attribute: .\(attribute), "
      + "multiplier: \(constraint.text(.multiplier) ?? "1"), "
      + "constant: \(constraint.text(.constant) ?? "0"))"
  }

  private func item(_ anchor: Anchor) -> String {
    let view = names[anchor.view.index]
    return switch anchor.item {
    case .view: view
    case .layoutMargins: "\(view).layoutMarginsGuide"
    case .safeArea: "\(view).safeAreaLayoutGuide"
    case .readableContent: "\(view).readableContentGuide"
    case .content: "\(view).contentLayoutGuide"
    case .frame: "\(view).frameLayoutGuide"
    }
  }
}

extension Constraint.Relation {
  /// `NSLayoutConstraint.Relation`.
  fileprivate var swiftName: String {
    switch self {
    case .equal: "equal"
    case .lessThanOrEqual: "lessThanOrEqual"
    case .greaterThanOrEqual: "greaterThanOrEqual"
    }
  }
}
