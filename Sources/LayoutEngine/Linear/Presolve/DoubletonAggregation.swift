/// The classes of unknowns that required equalities join: doubleton-equation aggregation (Andersen and
/// Andersen 1995). Each unknown is `factor * parent + offset`; one whose bounds are equal is constant.
///
/// The classes are a weighted union-find (Tarjan 1975) without path compression. Union by size keeps
/// paths short. The tree remembers which row made each edge, so any combination of rows can be pushed
/// through it, and proofs find their way back to the constraints as they were written. One more node
/// than there are unknowns stands for the number 1: an unknown below it is constant.
struct DoubletonAggregation {
  /// One unknown left the problem: `coefficient` is its own in the equality that `source` is,
  /// once classes are put in.
  struct Step {
    var variable: Int32
    var source: Breakpoint.Source
    var coefficient: Double
  }

  /// An unknown in terms of the root of its class.
  struct Image {
    var root: Int32
    var factor: Double
    var offset: Double
  }

  /// An unknown as an affine function of its parent.
  private struct Node {
    /// Itself for a root.
    var parent: Int32
    /// Nodes below a root, itself among them.
    var size: Int32 = 1
    var factor = 1.0
    var offset = 0.0
  }

  private var nodes: [Node]
  /// In the order in which unknowns left.
  private(set) var steps: [Step] = []

  init(count: Int) {
    nodes = (0...Int32(truncatingIfNeeded: count)).map { Node(parent: $0) }
  }

  /// The node that stands for the number 1.
  var constantNode: Int32 { Int32(truncatingIfNeeded: nodes.count - 1) }

  func isRoot(_ variable: Int32) -> Bool { nodes[Int(variable)].parent == variable }

  func image(of variable: Int32) -> Image {
    var image = Image(root: variable, factor: 1, offset: 0)
    while true {
      let node = nodes[Int(image.root)]
      if node.parent == image.root { return image }
      image.offset += image.factor * node.offset
      image.factor *= node.factor
      image.root = node.parent
    }
  }

  /// The left side of a constraint that has one term, as most have: the wishes for sizes. Nil for
  /// any other constraint, and where the unknown is constant.
  func image(ofOnlyTermOf row: Int, in problem: LinearProblem) -> Image? {
    let terms = problem.termRange(of: row)
    guard terms.count == 1 else { return nil }
    let term = problem.terms[terms.lowerBound]
    let image = image(of: term.variable.index)
    guard image.root != constantNode, term.coefficient != 0,
      image.factor.magnitude > Tolerance.cancellation
    else { return nil }
    return Image(
      root: image.root, factor: term.coefficient * image.factor,
      offset: term.coefficient * image.offset)
  }

  /// `coefficient * root == constant`.
  mutating func fix(
    _ root: Int32, coefficient: Double, constant: Double, _ source: Breakpoint.Source
  ) {
    attach(root, to: constantNode, factor: 0, offset: constant / coefficient)
    steps.append(Step(variable: root, source: source, coefficient: coefficient))
  }

  /// `a * first + b * second == constant`; returns the root that left, or nil if the two
  /// coefficients are so far apart that precision would be lost.
  mutating func unite(
    _ first: Int32, _ a: Double, _ second: Int32, _ b: Double, constant: Double,
    _ source: Breakpoint.Source
  ) -> Int32? {
    let ratio = (a / b).magnitude
    guard ratio > 1e-6, ratio < 1e6 else { return nil }
    let firstLeaves = nodes[Int(first)].size <= nodes[Int(second)].size
    let (child, own, root, other) = firstLeaves ? (first, a, second, b) : (second, b, first, a)
    attach(child, to: root, factor: -other / own, offset: constant / own)
    steps.append(Step(variable: child, source: source, coefficient: own))
    return child
  }

  private mutating func attach(_ child: Int32, to root: Int32, factor: Double, offset: Double) {
    let size = nodes[Int(child)].size
    nodes[Int(child)] = Node(parent: root, size: size, factor: factor, offset: offset)
    if root != constantNode { nodes[Int(root)].size += size }
  }

  // MARK: - Moving constants

  /// The offset of an unknown's image, given the offset of each edge.
  func offset(
    of unknown: Int32, from offsets: [Double], along isEdge: (Int) -> Bool = { _ in true }
  ) -> Double {
    var node = Int(unknown)
    var factor = 1.0
    var sum = 0.0
    while Int(nodes[node].parent) != node, isEdge(node) {
      sum += factor * offsets[node]
      factor *= nodes[node].factor
      node = Int(nodes[node].parent)
    }
    return sum
  }

  // MARK: - Proofs

  /// Adds `amount * variable` to the weight of the variable and on everything it hangs from.
  func add(_ amount: Double, on variable: Int32, to weight: inout [Double]) {
    walk(from: variable) { node, factor in weight[node] += amount * factor }
  }

  /// The same for sums of magnitudes, against which a weight of 0 is recognised.
  func add(_ amount: Double, on variable: Int32, toMagnitudes effort: inout [Double]) {
    walk(from: variable) { node, factor in effort[node] += amount * factor.magnitude }
  }

  /// Visits an unknown and all it hangs from, with what one unit of it amounts to there.
  private func walk(from variable: Int32, visit: (Int, Double) -> Void) {
    var node = Int(variable)
    var total = 1.0
    while true {
      visit(node, total)
      let above = Int(nodes[node].parent)
      total *= nodes[node].factor
      if above == node || total == 0 { return }
      node = above
    }
  }
}
