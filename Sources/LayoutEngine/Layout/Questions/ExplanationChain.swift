/// Turns the proof of one value into links: equations, the nearest first.
///
/// All that one stack made on one axis is summed into one equation; positions inside the row
/// cancel, and what is left reads "sizes + gaps = the stack's size". So are rows that share an
/// unknown without a name for the reader, such as the spanner of an alignment.
struct ExplanationChain {
  private let lowered: LoweredLayout
  private let values: [Double]
  private var sums: [Sum] = []

  /// Weighted members added up: `sum(coefficient * unknown) == constant`.
  private struct Sum {
    var stack: ViewID?
    var origins: [(origin: ConstraintOrigin, weight: Double)] = []
    var coefficients: [Int32: Double] = [:]
    var constant = 0.0
    var isUsed = false

    /// Terms that only rounding left over are dropped. The order is ascending, so that no dictionary's order
    /// shows.
    var terms: [(variable: Int32, coefficient: Double)] {
      coefficients.filter { $0.value.magnitude > 1e-9 }.sorted { $0.key < $1.key }
        .map { ($0.key, $0.value) }
    }
  }

  init(_ members: [FarkasCertificate.Weighted], _ lowered: LoweredLayout, _ values: [Double]) {
    self.lowered = lowered
    self.values = values
    var places: [SumKey: Int] = [:]
    for (index, member) in members.enumerated() {
      let key = self.key(of: member.member) ?? SumKey(member: index)
      let place = places[key] ?? sums.count
      if place == sums.count {
        places[key] = place
        sums.append(Sum(stack: key.stack.map { ViewID(Int($0)) }))
      }
      add(member, to: place)
    }
    mergeNameless()
  }

  /// Members with the same key are folded into one link.
  private struct SumKey: Hashable {
    var stack: Int32?
    var axis: Axis?
    var member: Int?

    init(stack: Int32, axis: Axis) {
      self.stack = stack
      self.axis = axis
    }

    init(member: Int) { self.member = member }
  }

  private func key(of member: FarkasCertificate.Member) -> SumKey? {
    guard case .constraint(let row) = member, lowered.sources.indices.contains(Int(row.index)),
      let first = lowered.linear.terms(of: row).first
    else { return nil }
    let source = lowered.sources[Int(row.index)]
    switch source.kind {
    case .stack, .name:
      return SumKey(stack: source.owner, axis: lowered.meaning(of: first.variable).attribute.axis)
    case .user, .hugging, .compressionResistance, .wrappedHeight, .containerSize: return nil
    }
  }

  private mutating func add(_ member: FarkasCertificate.Weighted, to index: Int) {
    let weight = member.multiplier
    if let origin = lowered.origin(of: member.member) {
      sums[index].origins.append((origin, weight.magnitude))
    }
    switch member.member {
    case .constraint(let row):
      guard lowered.linear.rows.indices.contains(Int(row.index)) else { return }
      for term in lowered.linear.terms(of: row) {
        sums[index].coefficients[term.variable.index, default: 0] += weight * term.coefficient
      }
      sums[index].constant += weight * lowered.linear.rows[Int(row.index)].constant
    case .lowerBound(let variable), .upperBound(let variable):
      let isLower = member.member == .lowerBound(variable)
      let bounds = isLower ? lowered.linear.lowerBounds : lowered.linear.upperBounds
      sums[index].coefficients[variable.index, default: 0] += weight
      sums[index].constant += weight * bounds[Int(variable.index)]
    }
  }

  /// An unknown that has no name for the reader must not stand in an equation: the sums that
  /// share it become one.
  private mutating func mergeNameless() {
    var owner: [Int32: Int] = [:]
    for index in sums.indices {
      var target = index
      for term in sums[index].terms where isNameless(term.variable) {
        guard let other = owner[term.variable], other != target else {
          owner[term.variable] = target
          continue
        }
        merge(target, into: other)
        target = other
      }
      for term in sums[target].terms where isNameless(term.variable) {
        owner[term.variable] = target
      }
    }
    sums.removeAll { $0.origins.isEmpty && $0.coefficients.isEmpty }
  }

  private mutating func merge(_ source: Int, into target: Int) {
    let sum = sums[source]
    for (variable, coefficient) in sum.terms {
      sums[target].coefficients[variable, default: 0] += coefficient
    }
    sums[target].constant += sum.constant
    sums[target].origins += sum.origins
    sums[source] = Sum()
  }

  private func isNameless(_ variable: Int32) -> Bool {
    let guide = lowered.meaning(of: VariableID(variable)).guide
    return guide != nil && guide != .scrollContent
  }

  // MARK: - Links

  /// From the quantity outward: the sum that settles it, then those that settle what is in that.
  mutating func links(from target: VariableID) -> [Explanation.Link] {
    var links: [Explanation.Link] = []
    var queue = [target.index]
    var next = 0
    while next < queue.count {
      let variable = queue[next]
      next += 1
      for index in sums.indices where !sums[index].isUsed {
        let terms = sums[index].terms
        guard let subject = terms.first(where: { $0.variable == variable }) else { continue }
        sums[index].isUsed = true
        links.append(link(index, terms, subject))
        for term in terms where !queue.contains(term.variable) { queue.append(term.variable) }
      }
    }
    return links
  }

  private func link(
    _ index: Int, _ terms: [(variable: Int32, coefficient: Double)],
    _ subject: (variable: Int32, coefficient: Double)
  ) -> Explanation.Link {
    let sum = sums[index]
    let others = terms.filter { $0.variable != subject.variable }
    let strongest = sum.origins.max { $0.weight < $1.weight }
    return Explanation.Link(
      origin: strongest?.origin ?? .nonnegativeSize(ViewID(0), .horizontal),
      origins: sum.origins.map(\.origin), stack: sum.stack,
      subject: term(subject.variable, 1),
      terms: others.map { term($0.variable, -$0.coefficient / subject.coefficient) },
      constant: sum.constant / subject.coefficient, sensitivity: subject.coefficient)
  }

  private func term(_ variable: Int32, _ coefficient: Double) -> Explanation.Term {
    let unknown = lowered.meaning(of: VariableID(variable))
    return Explanation.Term(
      view: unknown.view, item: unknown.guide == .scrollContent ? .scrollContent : .view,
      attribute: unknown.attribute, coefficient: coefficient, value: values[Int(variable)])
  }
}
