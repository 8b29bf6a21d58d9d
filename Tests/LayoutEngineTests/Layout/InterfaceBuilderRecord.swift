import Foundation

@testable import LayoutEngine

/// A layout of `Tests/Conformance/ib-frames.jsonl`: a stack and everything in it, with the frames
/// that Xcode wrote into a public storyboard.
struct InterfaceBuilderRecord: Decodable {
  struct Stack: Decodable {
    var axis: String
    var distribution: String
    var alignment: String
    var spacing: Double
    var spacingType: String?
    var baselineRelative: Bool?
  }
  struct Edges: Decodable {
    var top: Double
    var bottom: Double
    var left: Double?
    var right: Double?
    var leading: Double?
    var trailing: Double?
    var insets: Insets {
      Insets(
        top: top, left: left ?? leading ?? 0, bottom: bottom, right: right ?? trailing ?? 0)
    }
  }
  struct Node: Decodable {
    var id: String
    var cls: String
    var frame: [Double]
    var hug: [Double]?
    var cr: [Double]?
    var intrinsic: [Double?]?
    /// Interface Builder's placeholder for a custom view's content size; "infinite" is none.
    var placeholderIntrinsic: [String]?
    var alignmentInsets: [Double]?
    var stack: Stack?
    var layoutMargins: Edges?
    var directionalLayoutMargins: Edges?
    var hidden: Bool?
    var children: [Node]?
  }
  struct Constraint: Decodable {
    var first: String
    var firstAttr: String
    var relation: String
    var second: String?
    var secondAttr: String?
    var multiplier: Double
    var constant: Double
    var priority: Double
  }

  var id: String
  var scale: Double
  var root: Node
  var constraints: [Constraint]

  static func all() throws -> [InterfaceBuilderRecord] {
    try Conformance.lines("ib-frames").map {
      try JSONDecoder().decode(InterfaceBuilderRecord.self, from: $0)
    }
  }

  /// The root stack fixed at its recorded frame inside a container, and the recorded frames of
  /// the views that are to be compared, by view.
  func problem() -> (problem: LayoutProblem, recorded: [Int: Rect], ids: [String]) {
    var problem = LayoutProblem()
    problem.scale = scale
    var container = LayoutView(parent: nil)
    container.fixedSize = Size(width: 5_000, height: 5_000)
    problem.views.append(container)
    var recorded: [Int: Rect] = [:]
    var ids = [""]
    append(root, parent: 0, isHidden: false, &problem, &recorded, &ids)
    for (attribute, value) in zip([Anchor.Attribute.left, .top, .width, .height], root.frame) {
      let isSize = attribute == .width || attribute == .height
      problem.constraints.append(
        LayoutConstraint(
          Anchor(ViewID(1), attribute), .equal,
          isSize ? nil : Anchor(ViewID(0), attribute), constant: value))
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

  private func anchor(_ id: String, _ attribute: String, _ views: [String: ViewID]) -> Anchor {
    let names: [String: Anchor.Attribute] = [
      "left": .left, "right": .right, "leading": .leading, "trailing": .trailing, "top": .top,
      "bottom": .bottom, "width": .width, "height": .height, "centerX": .centerX,
      "centerY": .centerY,
    ]
    let isMargin = attribute.hasSuffix("Margin")
    let name = isMargin ? String(attribute.dropLast(6)) : attribute
    return Anchor(
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
        (node.layoutMargins ?? node.directionalLayoutMargins) != nil
      view.stack = properties
    }
    if let margins = node.layoutMargins ?? node.directionalLayoutMargins {
      view.layoutMargins = margins.insets
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
    let placeholder = node.placeholderIntrinsic.flatMap { Double($0[axis]) }
    return ContentSize(
      intrinsic: node.intrinsic?[axis] ?? placeholder, hugging: Priority(node.hug?[axis] ?? 250),
      compressionResistance: Priority(node.cr?[axis] ?? 750))
  }
}
