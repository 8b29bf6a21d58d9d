import StackDSL

/// A screen as a `UIView` subclass in Swift: the same views, properties and constraints, with what
/// stands in a `when` switched on and off by its condition.
///
/// What a file states for the sake of the layout alone (sizes of content, baselines, insets of
/// alignment rects) UIKit takes from the content or from an override, so it is named in a comment.
struct SwiftExport {
  let screen: Screen
  let settings: FileSettings
  /// One for each view; `self` for the screen's own.
  let names: [String]
  /// One for each condition: `isCompactHeight`, `isEmpty`.
  let conditionNames: [String]

  init(_ screen: Screen, settings: FileSettings) {
    self.screen = screen
    self.settings = settings
    let names = SwiftNames(screen)
    self.names = names.views
    conditionNames = names.conditions
  }

  var text: String {
    var parts = [header, initializers, addingViews, settingProperties]
    if isConditional { parts.append(updating) }
    let body = parts.joined(separator: "\n")
    return "import UIKit\n\n\(body)}\n" + (usesDetails ? "\n\(detailsExtension)" : "")
  }

  /// What has a condition, or depends on a state that may change.
  private var isConditional: Bool {
    screen.constraints.contains { $0.condition != nil }
      || screen.views.contains { view in
        view.condition != nil || view.properties.contains { $0.condition != nil }
      }
  }

  private var usesDetails: Bool {
    screen.constraints.contains { $0.priority < 1000 || $0.identifier != nil }
  }

  private var usedConditions: [Int] {
    let all =
      screen.constraints.map(\.condition) + screen.views.map(\.condition)
      + screen.views.flatMap { $0.properties.map(\.condition) }
    return Set(all.compactMap { $0?.index }).sorted()
  }

  // MARK: Parts

  private var header: String {
    var lines = screen.documentation.split(separator: "\n").map { "/// \($0)" }
    lines.append("final class \(swiftIdentifier(screen.name))View: UIView {")
    for (view, name) in zip(screen.views, names).dropFirst() {
      lines.append("    let \(name) = \(className(of: view))()")
    }
    let states = stateNames
    if let first = states.first {
      lines.append("")
      lines.append("    enum State { case \(states.joined(separator: ", ")) }")
      let update = isConditional ? " { didSet { update() } }" : ""
      lines.append("    var state = State.\(first)\(update)")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The cases of `State`; empty where the screen has none.
  var stateNames: [String] { screen.states.map(swiftCase) }

  private func className(of view: View) -> String {
    let written = view.properties.last { $0.name == .class && $0.condition == nil }
    return written?.value.name ?? view.kind.className
  }

  private var initializers: String {
    let always = screen.constraints.filter { condition(of: $0) == nil }
    let constraints = always.map { "            \(swift($0))," }.joined(separator: "\n")
    let update = isConditional ? "\n        update()" : ""
    return """
          override init(frame: CGRect) {
              super.init(frame: frame)
              addViews()
              setProperties()
              NSLayoutConstraint.activate([
      \(constraints)
              ])\(update)
          }

          @available(*, unavailable)
          required init?(coder: NSCoder) { nil }

      """
  }

  private var addingViews: String {
    var lines = ["    private func addViews() {"]
    let views = zip(screen.views, names).dropFirst()
    let plain = views.filter { !isArranged($0.0) }.map(\.1)
    if !plain.isEmpty {
      lines.append("        for view in [\(plain.joined(separator: ", "))] as [UIView] {")
      lines.append("            view.translatesAutoresizingMaskIntoConstraints = false")
      lines.append("        }")
    }
    for (view, name) in views {
      let parent = view.parent.map { names[$0.index] } ?? "self"
      // An effect view takes subviews in its content view alone.
      let isInEffect = view.parent.map { screen.views[$0.index].kind == .visualEffectView } ?? false
      let receiver = parent == "self" ? "" : isInEffect ? "\(parent).contentView." : "\(parent)."
      lines.append(
        "        \(receiver)\(isArranged(view) ? "addArrangedSubview" : "addSubview")(\(name))")
    }
    return lines.joined(separator: "\n") + "\n    }\n"
  }

  private func isArranged(_ view: View) -> Bool {
    guard let parent = view.parent, screen.views[parent.index].kind.isStack else { return false }
    return view.properties.last { $0.name == .isArranged && $0.condition == nil }?.value
      != .bool(false)
  }

  private var settingProperties: String {
    var lines = ["    private func setProperties() {"]
    for (index, view) in screen.views.enumerated() {
      let writer = SwiftProperties(
        name: names[index], view: view, settings: settings, conditionNames: conditionNames)
      lines += writer.initial.map { "        \($0)" }
    }
    return lines.joined(separator: "\n") + "\n    }\n"
  }

  private var updating: String {
    var text = ""
    for condition in usedConditions {
      let name = conditionNames[condition]
      let expression = swift(screen.conditions[condition].expression)
      text += "    private var \(name): Bool { \(expression) }\n"
      let constraints = screen.constraints.filter { self.condition(of: $0) == condition }
      guard !constraints.isEmpty else { continue }
      text += "    private lazy var \(constraintsName(condition)) = [\n"
      text += constraints.map { "        \(swift($0)),\n" }.joined() + "    ]\n"
    }
    return text + "\n" + updateFunction
  }

  /// What ceases to hold is switched off before what begins to hold is switched on.
  private var updateFunction: String {
    var lines = ["    private func update() {"]
    let conditional = usedConditions.filter { index in
      screen.constraints.contains { condition(of: $0) == index }
    }
    for (isOn, word) in [("!", "deactivate"), ("", "activate")] {
      for index in conditional {
        lines.append(
          "        if \(isOn)\(conditionNames[index]) { "
            + "NSLayoutConstraint.\(word)(\(constraintsName(index))) }")
      }
    }
    for (index, view) in screen.views.enumerated() {
      if let condition = view.condition {
        lines.append("        \(names[index]).isHidden = !\(conditionNames[condition.index])")
      }
      let writer = SwiftProperties(
        name: names[index], view: view, settings: settings, conditionNames: conditionNames)
      lines += writer.conditional.map { "        \($0)" }
    }
    return lines.joined(separator: "\n") + """

          }

          override func traitCollectionDidChange(_ previous: UITraitCollection?) {
              super.traitCollectionDidChange(previous)
              update()
          }

          override func layoutSubviews() {
              update()
              super.layoutSubviews()
          }

      """
  }

  private var detailsExtension: String {
    """
    extension NSLayoutConstraint {
        fileprivate func with(priority: Float = 1000, identifier: String? = nil) -> NSLayoutConstraint {
            self.priority = UILayoutPriority(priority)
            self.identifier = identifier
            return self
        }
    }

    """
  }

  /// `constraintsIfCompactHeight`
  private func constraintsName(_ condition: Int) -> String {
    "constraintsIf\(conditionNames[condition].dropFirst(2))"
  }

  // MARK: Constraints

  /// A constraint of a view that is there under a condition is there under the same.
  private func condition(of constraint: Constraint) -> Int? {
    if let own = constraint.condition { return own.index }
    let views = [constraint.first.view, constraint.second?.view].compactMap { $0 }
    return views.lazy.compactMap { screen.views[$0.index].condition?.index }.first
  }

  private func swift(_ constraint: Constraint) -> String {
    let constraint = paired(constraint)
    var text = canUseAnchors(constraint) ? anchored(constraint) : spelledOut(constraint)
    var details: [String] = []
    if constraint.priority < 1000 {
      details.append("priority: \(swiftNumber(constraint.priority))")
    }
    if let identifier = constraint.identifier {
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
  private func canUseAnchors(_ constraint: Constraint) -> Bool {
    constraint.multiplier == 1 || constraint.first.attribute.isSize
  }

  private func anchored(_ constraint: Constraint) -> String {
    let relation =
      switch constraint.relation {
      case .equal: "equalTo"
      case .lessThanOrEqual: "lessThanOrEqualTo"
      case .greaterThanOrEqual: "greaterThanOrEqualTo"
      }
    let anchor = "\(item(constraint.first)).\(constraint.first.attribute.rawValue)Anchor"
    guard let second = constraint.second else {
      return "\(anchor).constraint(\(relation)Constant: \(swiftNumber(constraint.constant)))"
    }
    var arguments = "\(relation): \(item(second)).\(second.attribute.rawValue)Anchor"
    if constraint.multiplier != 1 {
      arguments += ", multiplier: \(swiftNumber(constraint.multiplier))"
    }
    if constraint.constant != 0 { arguments += ", constant: \(swiftNumber(constraint.constant))" }
    return "\(anchor).constraint(\(arguments))"
  }

  private func spelledOut(_ constraint: Constraint) -> String {
    let second = constraint.second.map(item) ?? "nil"
    let attribute = constraint.second?.attribute.rawValue ?? "notAnAttribute"
    return "NSLayoutConstraint(item: \(item(constraint.first)), "
      + "attribute: .\(constraint.first.attribute.rawValue), "
      + "relatedBy: .\(constraint.relation.swiftName), toItem: \(second), attribute: .\(attribute), "
      + "multiplier: \(swiftNumber(constraint.multiplier)), "
      + "constant: \(swiftNumber(constraint.constant)))"
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

extension Screen {
  fileprivate var states: [String] {
    properties.last { $0.name == .states }?.value.names ?? []
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

/// As Swift writes it: `20`, `0.5`.
func swiftNumber(_ value: Double) -> String {
  Int(exactly: value).map(String.init) ?? "\(value)"
}
