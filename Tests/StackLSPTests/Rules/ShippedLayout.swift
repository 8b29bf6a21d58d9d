import Foundation

/// A layout of `Tests/Conformance/ib-frames.jsonl` written as a Stack document.
///
/// Each is a stack of a storyboard that shipped, with the frame Xcode gave it. The document pins it
/// to that frame on a screen of its own, with room around it: the stack was a part of a screen, and
/// what reaches beyond the stack did not leave the screen. Whatever is reported inside is either a
/// fault that shipped or a false alarm.
struct ShippedLayout: Decodable {
  struct Edges: Decodable {
    var top: Double
    var bottom: Double
    var left: Double?
    var right: Double?
    var leading: Double?
    var trailing: Double?
  }
  struct Stack: Decodable {
    var axis: String
    var distribution: String
    var alignment: String
    var spacing: Double
    var spacingType: String?
    var baselineRelative: Bool?
  }
  struct Node: Decodable {
    var id: String
    var cls: String
    var frame: [Double]
    var hug: [Double]?
    var cr: [Double]?
    var intrinsic: [Double?]?
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

  static func all() throws -> [ShippedLayout] {
    let path = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Conformance/ib-frames.jsonl")
    return try String(contentsOf: path, encoding: .utf8).split(separator: "\n").map {
      try JSONDecoder().decode(ShippedLayout.self, from: Data($0.utf8))
    }
  }

  /// Points between the stack and the edges of the screen.
  private static let room = 100.0

  var document: String {
    let frame = root.frame
    var lines = [
      "screen Shipped {",
      "    size: \(Self.number(frame[2] + 2 * Self.room)) x \(Self.number(frame[3] + 2 * Self.room))",
      "    scale: \(Self.number(scale))",
    ]
    let pin = "edges == superview.edges inset \(Self.number(Self.room))"
    append(root, depth: 1, pins: [pin], to: &lines)
    for constraint in constraints { lines.append("    " + text(of: constraint)) }
    return (lines + ["}"]).joined(separator: "\n")
  }

  private func text(of constraint: Constraint) -> String {
    let relations = ["equal": "==", "lessThanOrEqual": "<=", "greaterThanOrEqual": ">="]
    var right = ""
    if let second = constraint.second {
      right = anchor(second, constraint.secondAttr ?? "")
      if constraint.multiplier != 1 { right += " * \(Self.number(constraint.multiplier))" }
      if constraint.constant != 0 {
        right += constraint.constant < 0 ? " - " : " + "
        right += Self.number(abs(constraint.constant))
      }
    } else {
      right = Self.number(constraint.constant)
    }
    let priority = constraint.priority < 1000 ? " @\(Self.number(constraint.priority))" : ""
    return anchor(constraint.first, constraint.firstAttr)
      + " \(relations[constraint.relation] ?? "==") \(right)\(priority)"
  }

  private func anchor(_ id: String, _ attribute: String) -> String {
    attribute.hasSuffix("Margin")
      ? "\(id).layoutMargins.\(attribute.dropLast(6))" : "\(id).\(attribute)"
  }

  private func append(_ node: Node, depth: Int, pins: [String], to lines: inout [String]) {
    let indent = String(repeating: "    ", count: depth)
    lines.append("\(indent)\(kind(of: node)) \(node.id) {")
    for property in properties(of: node) + pins { lines.append("\(indent)    \(property)") }
    for child in node.children ?? [] { append(child, depth: depth + 1, pins: [], to: &lines) }
    lines.append("\(indent)}")
  }

  private func kind(of node: Node) -> String {
    switch node.cls {
    case "stackView": node.stack?.axis == "vertical" ? "vstack" : "hstack"
    case "label", "button", "imageView", "textField", "textView", "switch", "slider", "datePicker",
      "segmentedControl", "pageControl", "progressView":
      node.cls
    case "activityIndicatorView": "activityIndicator"
    case "pickerView": "picker"
    default: "view"
    }
  }

  private func properties(of node: Node) -> [String] {
    var lines: [String] = []
    if let stack = node.stack {
      if stack.distribution != "fill" { lines.append("distribution: \(stack.distribution)") }
      if stack.alignment != "fill" { lines.append("alignment: \(alignment(of: stack))") }
      if stack.spacingType == "standard" {
        lines.append("spacing: systemSpacing")
      } else if stack.spacing != 0 {
        lines.append("spacing: \(Self.number(stack.spacing))")
      }
      if stack.baselineRelative == true { lines.append("isBaselineRelativeArrangement: true") }
    }
    if let margins = node.layoutMargins ?? node.directionalLayoutMargins {
      let sides = [
        margins.top, margins.leading ?? margins.left ?? 0, margins.bottom,
        margins.trailing ?? margins.right ?? 0,
      ]
      lines.append("layoutMargins: \(sides.map(Self.number).joined(separator: ", "))")
      if node.stack != nil { lines.append("isLayoutMarginsRelativeArrangement: true") }
    }
    if node.stack == nil { lines += contentProperties(of: node) }
    if node.hidden == true { lines.append("isHidden: true") }
    return lines
  }

  /// Interface Builder writes `top` for the leading edge of a vertical stack too.
  private func alignment(of stack: Stack) -> String {
    guard stack.axis == "vertical" else { return stack.alignment }
    return ["top": "leading", "bottom": "trailing"][stack.alignment] ?? stack.alignment
  }

  private func contentProperties(of node: Node) -> [String] {
    var lines: [String] = []
    let sizes = (0..<2).map { axis -> String in
      let placeholder = node.placeholderIntrinsic.flatMap { Double($0[axis]) }
      let recorded = node.intrinsic.flatMap { $0[axis] }
      return (placeholder ?? recorded).map(Self.number) ?? "_"
    }
    lines.append("intrinsicContentSize: \(sizes[0]) x \(sizes[1])")
    for (axis, word) in ["horizontal", "vertical"].enumerated() where sizes[axis] != "_" {
      lines.append("hugging.\(word): \(Self.number(node.hug?[axis] ?? 250))")
      lines.append("compressionResistance.\(word): \(Self.number(node.cr?[axis] ?? 750))")
    }
    if let insets = node.alignmentInsets {
      let ordered = [insets[1], insets[0], insets[3], insets[2]]
      lines.append("alignmentRectInsets: \(ordered.map(Self.number).joined(separator: ", "))")
    }
    return lines
  }

  private static func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e9 ? String(Int(value)) : String(value)
  }
}
