/// One constraint with the roots of its unknowns' classes put in.
///
/// A scratch value: it is cleared and filled again for each row, and allocates only once.
struct SubstitutedRow {
  /// The roots with a coefficient that is not 0, in order of first appearance.
  private(set) var roots: [Int32] = []
  /// What the constants of the classes add to the left side.
  private(set) var offset = 0.0
  /// The largest coefficient as it was written; smaller ones are compared with it.
  private(set) var scale = 0.0
  private var weight: [Double]

  init(unknowns: Int) { weight = Array(repeating: 0, count: unknowns + 1) }

  func coefficient(of root: Int32) -> Double { weight[Int(root)] }

  mutating func fill(_ index: Int, of problem: LinearProblem, in classes: AffineClasses) {
    clear()
    for place in problem.termRange(of: index) {
      let term = problem.terms[place]
      if term.coefficient == 0 { continue }
      let image = classes.image(of: term.variable.index)
      scale = max(scale, term.coefficient.magnitude)
      offset += term.coefficient * image.offset
      if image.root == classes.constantNode { continue }
      let node = Int(image.root)
      if weight[node] == 0 { roots.append(image.root) }
      weight[node] += term.coefficient * image.factor
      // A sum that cancels keeps its place until the end, marked by a value far below any other.
      if weight[node] == 0 { weight[node] = .leastNonzeroMagnitude }
    }
    dropCancelled()
  }

  private mutating func clear() {
    while let root = roots.popLast() { weight[Int(root)] = 0 }
    offset = 0
    scale = 0
  }

  private mutating func dropCancelled() {
    let smallest = scale * 1e-11
    var kept = 0
    for place in roots.indices {
      let root = roots[place]
      if weight[Int(root)].magnitude <= smallest {
        weight[Int(root)] = 0
      } else {
        roots[kept] = root
        kept += 1
      }
    }
    while roots.count > kept { roots.removeLast() }
  }
}
