import ConformanceRecords

/// A layout of `Tests/Conformance/ib-frames.jsonl` written as a Stack document.
///
/// Each is a stack of a storyboard that shipped, with the frame Xcode gave it. The document pins the stack to
/// that frame on a screen of its own with room around it, because the stack was a part of a screen, and views
/// that reached beyond it did not leave the screen. Every finding inside is either a fault that shipped or a
/// false alarm.
struct ShippedLayout {
  private typealias Node = InterfaceBuilderRecord.Node

  let record: InterfaceBuilderRecord

  static func all() throws -> [ShippedLayout] {
    try InterfaceBuilderRecord.all().map(ShippedLayout.init)
  }

  /// Points between the stack and the edges of the screen.
  private static let room = 100.0

  var document: String {
    let frame = record.root.frame
    var lines = [
      "screen Shipped {",
      "    size: \(Self.number(frame[2] + 2 * Self.room)) x \(Self.number(frame[3] + 2 * Self.room))",
      "    scale: \(Self.number(record.scale))",
    ]
    let pin = "edges == superview.edges inset \(Self.number(Self.room))"
    append(record.root, depth: 1, pins: [pin], to: &lines)
    for constraint in record.constraints { lines.append("    " + text(of: constraint)) }
    return (lines + ["}"]).joined(separator: "\n")
  }

  private func text(of constraint: InterfaceBuilderRecord.Constraint) -> String {
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
    if let margins = node.margins {
      let sides = [margins.top, margins.start, margins.bottom, margins.end]
      lines.append("layoutMargins: \(sides.map(Self.number).joined(separator: ", "))")
      if node.stack != nil { lines.append("isLayoutMarginsRelativeArrangement: true") }
    }
    if node.stack == nil { lines += contentProperties(of: node) }
    if node.hidden == true { lines.append("isHidden: true") }
    return lines
  }

  /// Interface Builder writes `top` for the leading edge of a vertical stack too.
  private func alignment(of stack: InterfaceBuilderRecord.Stack) -> String {
    guard stack.axis == "vertical" else { return stack.alignment }
    return ["top": "leading", "bottom": "trailing"][stack.alignment] ?? stack.alignment
  }

  private func contentProperties(of node: Node) -> [String] {
    var lines: [String] = []
    let sizes = (0..<2).map { node.contentSize($0).map(Self.number) ?? "_" }
    lines.append("intrinsicContentSize: \(sizes[0]) x \(sizes[1])")
    for (axis, word) in ["horizontal", "vertical"].enumerated() where sizes[axis] != "_" {
      lines.append("hugging.\(word): \(Self.number(node.hugging(axis)))")
      lines.append(
        "compressionResistance.\(word): \(Self.number(node.compressionResistance(axis)))")
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
