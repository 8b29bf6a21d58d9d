import StackDSL

/// A constraint, and the parameter that gives its constant.
struct SwiftConstraint {
  var model: Constraint
  var given: String?

  var constant: String { given ?? swiftNumber(model.constant) }
}

extension SwiftClass {
  func swift(_ constraint: SwiftConstraint) -> String {
    let model = paired(constraint.model)
    var text =
      canUseAnchors(model)
      ? anchored(model, constraint.constant) : spelledOut(model, constraint.constant)
    var details: [String] = []
    if model.priority < 1000 { details.append("priority: \(swiftPriority(model.priority))") }
    if let identifier = model.identifier {
      details.append("identifier: \(stringLiteral(identifier))")
    }
    if !details.isEmpty { text += ".with(\(details.joined(separator: ", ")))" }
    return text
  }

  /// UIKit requires two positions, so a distance from the superview's origin or a share of its size, as an
  /// autoresizing mask has them, is written in terms of the superview's edges.
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

  /// Layout anchors support a multiplier only for sizes.
  private func canUseAnchors(_ constraint: Constraint) -> Bool {
    constraint.multiplier == 1 || constraint.first.attribute.isSize
  }

  private func anchored(_ constraint: Constraint, _ constant: String) -> String {
    let relation = constraint.relation.nameInUIKit + "To"
    let anchor = "\(anchorOwner(constraint.first))\(constraint.first.attribute.rawValue)Anchor"
    guard let second = constraint.second else {
      return "\(anchor).constraint(\(relation)Constant: \(constant))"
    }
    var arguments = "\(relation): \(anchorOwner(second))\(second.attribute.rawValue)Anchor"
    if constraint.multiplier != 1 {
      arguments += ", multiplier: \(swiftNumber(constraint.multiplier))"
    }
    if constant != "0" { arguments += ", constant: \(constant)" }
    return "\(anchor).constraint(\(arguments))"
  }

  /// The owner with a dot behind it; empty for the view itself.
  private func anchorOwner(_ anchor: Anchor) -> String {
    let owner = item(anchor)
    if owner == "self" { return "" }
    return (owner.hasPrefix("self.") ? String(owner.dropFirst(5)) : owner) + "."
  }

  private func spelledOut(_ constraint: Constraint, _ constant: String) -> String {
    let second = constraint.second.map(item) ?? "nil"
    let attribute = constraint.second?.attribute.rawValue ?? "notAnAttribute"
    return "NSLayoutConstraint(item: \(item(constraint.first)), "
      + "attribute: .\(constraint.first.attribute.rawValue), "
      + "relatedBy: .\(constraint.relation.nameInUIKit), toItem: \(second), attribute: .\(attribute), "
      + "multiplier: \(swiftNumber(constraint.multiplier)), constant: \(constant))"
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
