import ConformanceRecords

@testable import LayoutEngine

extension InterfaceBuilderRecord {
  /// The root stack, fixed at its recorded frame inside a container, and the recorded frames of the views to
  /// compare, by view.
  func problem() -> (problem: LayoutProblem, recorded: [Int: Rect], ids: [String]) {
    var problem = LayoutProblem()
    problem.scale = scale
    var container = LayoutView(parent: nil)
    container.fixedSize = Size(width: 5_000, height: 5_000)
    problem.views.append(container)
    var recorded: [Int: Rect] = [:]
    var ids = [""]
    append(root, parent: 0, isHidden: false, &problem, &recorded, &ids)
    for (attribute, value) in zip([LayoutAnchor.Attribute.left, .top, .width, .height], root.frame)
    {
      let isSize = attribute == .width || attribute == .height
      problem.constraints.append(
        LayoutConstraint(
          LayoutAnchor(ViewID(1), attribute), .equal,
          isSize ? nil : LayoutAnchor(ViewID(0), attribute), constant: value))
    }
    let views = Dictionary(uniqueKeysWithValues: ids.enumerated().map { ($1, ViewID($0)) })
    for constraint in constraints {
      problem.constraints.append(
        LayoutConstraint(
          anchor(constraint.first, constraint.firstAttr, views),
          Conformance.relation(constraint.relation),
          constraint.second.map { anchor($0, constraint.secondAttr ?? "", views) },
          multiplier: constraint.multiplier, constant: constraint.constant,
          priority: Priority(constraint.priority)))
    }
    return (problem, recorded, ids)
  }

  private func anchor(_ id: String, _ attribute: String, _ views: [String: ViewID]) -> LayoutAnchor
  {
    let names: [String: LayoutAnchor.Attribute] = [
      "left": .left, "right": .right, "leading": .leading, "trailing": .trailing, "top": .top,
      "bottom": .bottom, "width": .width, "height": .height, "centerX": .centerX,
      "centerY": .centerY,
    ]
    let isMargin = attribute.hasSuffix("Margin")
    let name = isMargin ? String(attribute.dropLast(6)) : attribute
    return LayoutAnchor(
      views[id] ?? ViewID(-1), names[name] ?? .left, item: isMargin ? .layoutMarginsGuide : .view)
  }

  private func append(
    _ node: Node, parent: Int, isHidden: Bool, _ problem: inout LayoutProblem,
    _ recorded: inout [Int: Rect], _ ids: inout [String]
  ) {
    let isArranged = parent > 0 && problem.views[parent].stack != nil
    var view = LayoutView(parent: ViewID(parent), isArranged: isArranged)
    if let stack = node.stack {
      var properties = StackProperties(axis: stack.axis == "horizontal" ? .horizontal : .vertical)
      properties.distribution = Conformance.distribution(stack.distribution)
      properties.alignment = Conformance.alignment(stack.alignment)
      properties.spacing = stack.spacing
      properties.usesSystemSpacing = stack.spacingType == "standard"
      properties.isBaselineRelativeArrangement = stack.baselineRelative ?? false
      properties.isLayoutMarginsRelativeArrangement =
        node.margins != nil
      view.stack = properties
    }
    if let margins = node.margins {
      view.layoutMargins = Insets(
        top: margins.top, left: margins.start, bottom: margins.bottom, right: margins.end)
    }
    if let insets = node.alignmentInsets {
      view.alignmentRectInsets = Insets(
        top: insets[1], left: insets[0], bottom: insets[3], right: insets[2])
    }
    view.isHidden = node.hidden ?? false
    view.horizontal = content(node, 0)
    view.vertical = content(node, 1)
    let index = problem.views.count
    let isHidden = isHidden || view.isHidden
    if !isHidden {
      recorded[index] = Rect(
        x: node.frame[0], y: node.frame[1], width: node.frame[2], height: node.frame[3])
    }
    problem.views.append(view)
    ids.append(node.id)
    for child in node.children ?? [] {
      append(child, parent: index, isHidden: isHidden, &problem, &recorded, &ids)
    }
  }

  private func content(_ node: Node, _ axis: Int) -> ContentSize {
    ContentSize(
      intrinsic: node.contentSize(axis), hugging: Priority(node.hugging(axis)),
      compressionResistance: Priority(node.compressionResistance(axis)))
  }
}
