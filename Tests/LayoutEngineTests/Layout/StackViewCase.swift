import Foundation
import Testing

@testable import LayoutEngine

/// An observation of `Tests/Conformance/stackview-cases.jsonl` that contains numbers.
///
/// Read as a JSON object, because every kind of observation has its own members.
struct StackViewCase {
  var id: String
  var type: String
  var stack: [String: Any]
  var children: [[String: Any]]
  var container: [String: Any]
  var expected: [String: Any]

  static func all() throws -> [StackViewCase] {
    try Conformance.lines("stackview-cases").map { line in
      let object = try #require(try JSONSerialization.jsonObject(with: line) as? [String: Any])
      return StackViewCase(
        id: object["id"] as? String ?? "", type: object["type"] as? String ?? "",
        stack: object["stack"] as? [String: Any] ?? [:],
        children: object["children"] as? [[String: Any]] ?? [],
        container: object["container"] as? [String: Any] ?? [:],
        expected: object["expected"] as? [String: Any] ?? [:])
    }
  }

  /// The stack at the top left of a free container, drawn to 0 at the fitting priority as in
  /// `systemLayoutSizeFitting`; the stack is view 1, its arranged views follow.
  func problem() -> LayoutProblem {
    var builder = ProblemBuilder()
    let axis: Axis = stack["axis"] as? String == "horizontal" ? .horizontal : .vertical
    let view = builder.stack(
      axis, spacing: stack["spacing"] as? Double ?? 0,
      Conformance.distribution(stack["distribution"] as? String),
      Conformance.alignment(stack["alignment"] as? String))
    builder.constrain(view, .top, .equal, ProblemBuilder.container, .top)
    builder.constrain(view, .leading, .equal, ProblemBuilder.container, .leading)
    for size in [LayoutAnchor.Attribute.width, .height] {
      builder.constrain(view, size, priority: 50)
      if let length = container[size == .width ? "width" : "height"] as? Double {
        builder.constrain(view, size, .equal, nil, nil, length)
      }
    }
    if let margins = stack["margins"] as? [String: Double] {
      builder[view].stack?.isLayoutMarginsRelativeArrangement = true
      builder[view].layoutMargins = Insets(
        top: margins["top"] ?? 0, left: margins["left"] ?? 0, bottom: margins["bottom"] ?? 0,
        right: margins["right"] ?? 0)
    }
    let hidden = stack["hidden"] as? [Int] ?? []
    let custom = stack["customSpacing"] as? [String: Any] ?? [:]
    for (index, child) in children.enumerated() {
      let intrinsic = child["intrinsic"] as? [Double]
      let added = builder.view(
        in: view, intrinsic?[0], intrinsic?[1], isHidden: hidden.contains(index))
      builder[added].customSpacing = custom["\(index)"] as? Double
      for (size, name) in [(LayoutAnchor.Attribute.width, "width"), (.height, "height")] {
        guard let length = child[name] as? Double else { continue }
        builder.constrain(
          added, size, .equal, nil, nil, length,
          priority: child[name + "_priority"] as? Double ?? 1000)
      }
    }
    return builder.problem
  }
}
