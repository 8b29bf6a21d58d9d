/// One constraint in terms of the roots of its unknowns' classes.
///
/// A scratch value: it is filled again for each row, and allocates nothing once it has held the
/// longest.
struct AggregatedRow {
  /// How many roots have a coefficient that is not 0.
  private(set) var count = 0
  /// The sum of the classes' constants on the left side.
  private(set) var offset = 0.0
  /// The largest coefficient as it was written; smaller ones are compared with it.
  private(set) var scale = 0.0
  /// The first `count` are those roots, in order of first appearance.
  private var roots: [Int32] = []
  /// By unknown; 0 but for those roots.
  private var weight: [Double]

  init(unknowns: Int) { weight = Array(repeating: 0, count: unknowns + 1) }

  func root(_ index: Int) -> Int32 { roots[index] }
  func coefficient(of root: Int32) -> Double { weight[Int(root)] }

  mutating func fill(_ index: Int, of problem: LinearProblem, in aggregation: DoubletonAggregation)
  {
    let terms = problem.termRange(of: index)
    if roots.count < terms.count {
      roots += Array(repeating: 0, count: 2 * terms.count - roots.count)
    }
    for place in 0..<count { weight[Int(roots[place])] = 0 }
    (count, offset, scale) = Self.gather(problem.terms, terms, aggregation, &roots, &weight)
  }

  /// Both arrays are viewed as spans, so that uniqueness is checked once for each and not at
  /// every element.
  private static func gather(
    _ terms: [LinearProblem.Term], _ places: Range<Int>, _ aggregation: DoubletonAggregation,
    _ roots: inout [Int32], _ weight: inout [Double]
  ) -> (count: Int, offset: Double, scale: Double) {
    var roots = roots.mutableSpan
    var weight = weight.mutableSpan
    var (count, offset, scale) = (0, 0.0, 0.0)
    for index in places where terms[index].coefficient != 0 {
      let coefficient = terms[index].coefficient
      let image = aggregation.image(of: terms[index].variable.index)
      scale = max(scale, coefficient.magnitude)
      offset += coefficient * image.offset
      if image.root == aggregation.constantNode { continue }
      let node = Int(image.root)
      if weight[node] == 0 {
        roots[count] = image.root
        count += 1
      }
      weight[node] += coefficient * image.factor
      // A sum that cancels keeps its place until the end, marked by a value far below any other.
      if weight[node] == 0 { weight[node] = .leastNonzeroMagnitude }
    }
    let smallest = scale * Tolerance.cancellation
    var kept = 0
    for index in 0..<count {
      let root = roots[index]
      if weight[Int(root)].magnitude <= smallest {
        weight[Int(root)] = 0
      } else {
        roots[kept] = root
        kept += 1
      }
    }
    return (kept, offset, scale)
  }
}
