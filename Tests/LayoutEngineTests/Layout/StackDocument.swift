import Foundation

@testable import LayoutEngine

/// A document of `Tests/Conformance/stack-documents.jsonl`: one root stack pinned inside a container, and the
/// result of an exact lexicographic LP (HiGHS) for every unknown.
struct StackDocument: Decodable {
  struct Pair: Decodable {
    var h: Double
    var v: Double
  }
  struct IntrinsicSize: Decodable {
    var width: Double?
    var height: Double?
  }
  struct Edges: Decodable {
    var top: Double
    var leading: Double
    var bottom: Double
    var trailing: Double
  }
  struct Node: Decodable {
    var id: String
    var axis: String?
    var distribution: String?
    var alignment: String?
    var spacing: Double?
    var customSpacing: [String: Double]?
    var children: [Node]?
    var margins: Edges?
    var hidden: Bool?
    var intrinsic: IntrinsicSize?
    var hugging: Pair?
    var compression: Pair?
    var firstBaseline: Double?
    var lastBaseline: Double?
  }
  struct Constraint: Decodable {
    var id: String
    var first: String
    var second: String?
    var relation: String?
    var multiplier: Double?
    var constant: Double?
    var priority: Double
  }
  struct Document: Decodable {
    var container: IntrinsicSize
    var pin: Edges
    var root: Node
    var constraints: [Constraint]
  }
  struct Expectation: Decodable {
    var status: String
    var ranges: [String: [Double?]]?
    var levels: [Level]?
    var iis: [String]?
  }
  struct Level: Decodable {
    var priority: Double
    var violation: Double
  }

  var seed: String
  var doc: Document
  var expect: Expectation

  static func all() throws -> [StackDocument] {
    try Conformance.lines("stack-documents").map {
      try JSONDecoder().decode(StackDocument.self, from: $0)
    }
  }

  /// The document as a problem for the engine, and its names by view.
  func problem() -> (problem: LayoutProblem, names: [String]) {
    var problem = LayoutProblem()
    var names = ["container"]
    var container = LayoutView(parent: nil)
    if let width = doc.container.width, let height = doc.container.height {
      container.fixedSize = Size(width: width, height: height)
    } else {
      // A free side; a constraint gives the other one.
      for (size, attribute) in [
        (doc.container.width, LayoutAnchor.Attribute.width), (doc.container.height, .height),
      ] {
        guard let size else { continue }
        problem.constraints.append(
          LayoutConstraint(LayoutAnchor(ViewID(0), attribute), .equal, nil, constant: size))
      }
    }
    problem.views.append(container)
    append(doc.root, parent: 0, customSpacing: nil, &problem, &names)
    let pins: [(LayoutAnchor.Attribute, Double)] = [
      (.leading, doc.pin.leading), (.trailing, -doc.pin.trailing), (.top, doc.pin.top),
      (.bottom, -doc.pin.bottom),
    ]
    for (attribute, constant) in pins {
      problem.constraints.append(
        LayoutConstraint(
          LayoutAnchor(ViewID(1), attribute), .equal, LayoutAnchor(ViewID(0), attribute),
          constant: constant))
    }
    let views = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, ViewID($0)) })
    func anchor(_ text: String) -> LayoutAnchor {
      let parts = text.split(separator: ".").map(String.init)
      return LayoutAnchor(views[parts[0]] ?? ViewID(-1), parts[1] == "width" ? .width : .height)
    }
    for constraint in doc.constraints {
      problem.constraints.append(
        LayoutConstraint(
          anchor(constraint.first), Conformance.relation(constraint.relation ?? "=="),
          constraint.second.map(anchor), multiplier: constraint.multiplier ?? 1,
          constant: constraint.constant ?? 0, priority: Priority(constraint.priority)))
    }
    return (problem, names)
  }

  /// The document as its referee lowered it, which differs from our rules in three ways: the shares of
  /// fillProportionally are shares of the layout margins guide, a nested stack's length in it is a plain sum
  /// without custom spacings and without margins across its axis, and UISV-hiding is at 999.999.
  func loweredAsRecorded() -> LoweredLayout {
    let (problem, _) = problem()
    var lowering = LayoutLowering(problem)
    lowering.fittingLengths = problem.views.indices.map { index in
      guard let parent = problem.views[index].parent, problem.views[index].stack != nil,
        let outer = problem.views[parent.index].stack
      else { return 0 }
      return recordedLength(index, outer.axis, problem, lowering.tree)
    }
    lowering.run { _, _ in Size(width: 0, height: 0) }
    var lowered = lowering.lowered
    for row in lowered.linear.rows.indices {
      guard case .stack(let stack, .fillProportionally, _)? = lowered.sources[row].origin,
        let properties = problem.views[stack.index].stack,
        properties.isLayoutMarginsRelativeArrangement
      else { continue }
      let size = Int32(stack.index * 4 + (properties.axis == .horizontal ? 2 : 3))
      let terms = lowered.linear.terms(of: LinearConstraintID(Int32(row)))
      let margins = problem.views[stack.index].layoutMargins
      let inset =
        properties.axis == .horizontal ? margins.left + margins.right : margins.top + margins.bottom
      for term in terms where term.variable.index == size {
        lowered.linear.rows[row].constant += term.coefficient * inset
      }
    }
    return lowered
  }

  private func recordedLength(
    _ view: Int, _ axis: Axis, _ problem: LayoutProblem, _ tree: ViewTree
  ) -> Double {
    guard let stack = problem.views[view].stack else {
      let content =
        axis == .horizontal ? problem.views[view].horizontal : problem.views[view].vertical
      return content.intrinsic ?? 0
    }
    let visible = tree.arrangedViews(of: view).filter { !problem.views[Int($0)].isHidden }
    let lengths = visible.map { recordedLength(Int($0), axis, problem, tree) }
    let gaps = stack.spacing * Double(max(visible.count - 1, 0))
    let margins = problem.views[view].layoutMargins
    guard stack.axis == axis else { return lengths.max() ?? 0 }
    let inset = axis == .horizontal ? margins.left + margins.right : margins.top + margins.bottom
    return lengths.reduce(0, +) + gaps
      + (stack.isLayoutMarginsRelativeArrangement ? inset : 0)
  }

  private func append(
    _ node: Node, parent: Int, customSpacing: Double?, _ problem: inout LayoutProblem,
    _ names: inout [String]
  ) {
    var view = LayoutView(parent: ViewID(parent), isArranged: parent > 0)
    if let axis = node.axis {
      var stack = StackProperties(axis: axis == "horizontal" ? .horizontal : .vertical)
      stack.distribution = Conformance.distribution(node.distribution)
      stack.alignment = Conformance.alignment(node.alignment)
      stack.spacing = node.spacing ?? 0
      if let margins = node.margins {
        stack.isLayoutMarginsRelativeArrangement = true
        view.layoutMargins = Insets(
          top: margins.top, left: margins.leading, bottom: margins.bottom,
          right: margins.trailing)
      }
      view.stack = stack
    }
    view.isHidden = node.hidden ?? false
    view.customSpacing = customSpacing
    view.horizontal = ContentSize(
      intrinsic: node.intrinsic?.width, hugging: Priority(node.hugging?.h ?? 250),
      compressionResistance: Priority(node.compression?.h ?? 750))
    view.vertical = ContentSize(
      intrinsic: node.intrinsic?.height, hugging: Priority(node.hugging?.v ?? 250),
      compressionResistance: Priority(node.compression?.v ?? 750))
    view.firstBaseline = node.firstBaseline
    view.lastBaseline = node.lastBaseline
    let index = problem.views.count
    problem.views.append(view)
    names.append(node.id)
    for child in node.children ?? [] {
      append(
        child, parent: index, customSpacing: node.customSpacing?[child.id], &problem, &names)
    }
  }
}
