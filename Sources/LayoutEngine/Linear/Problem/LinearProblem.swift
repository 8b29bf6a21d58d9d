/// A linear program with one objective for each priority, solved one after the other: pre-emptive goal
/// programming (Ijiri 1965), or the constraint hierarchies of Borning, Freeman-Benson and Wilson
/// (1992) compared by sums of errors.
///
/// Required constraints and bounds must hold. Among the points where they do, the sum of absolute
/// violations of the highest optional priority is least, then that of the next, and so on. Storage is
/// flat, so that a problem of 100,000 terms is a handful of arrays.
public struct LinearProblem: Sendable, Hashable {
  public enum Relation: UInt8, Sendable { case equal, lessThanOrEqual, greaterThanOrEqual }

  public struct Term: Sendable, Hashable {
    public var variable: VariableID
    public var coefficient: Double

    public init(_ variable: VariableID, _ coefficient: Double) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  /// One row: the sum of its terms, its relation, its right-hand side, its priority.
  public struct Row: Sendable, Hashable {
    var firstTerm: Int32
    var termCount: Int32
    var termRange: Range<Int> { Int(firstTerm)..<Int(firstTerm) + Int(termCount) }
    public var relation: Relation
    public var constant: Double
    public var priority: Priority
    /// The cost of naming this constraint in a conflict: 1 for a line of the user, 0 for a generated
    /// one. Of several proofs of one conflict the cheapest is reported.
    var reportingCost: Double

    /// Optimised after all real priorities, to choose among optima.
    var isPreference: Bool { priority.value <= 0 }
  }

  public internal(set) var lowerBounds: [Double] = []
  public internal(set) var upperBounds: [Double] = []
  public internal(set) var rows: [Row] = []
  private(set) var terms: [Term] = []
  /// The index of the first term of the next constraint.
  private var firstOpenTerm = 0

  public init() {}

  public var variableCount: Int { lowerBounds.count }
  /// The number of terms in all rows together: what time and memory go with.
  var termCount: Int { terms.count }

  /// Makes room for that many rows and terms, so that none is copied while others are added.
  mutating func reserve(variables: Int, rows: Int, terms: Int) {
    lowerBounds.reserveCapacity(variables)
    upperBounds.reserveCapacity(variables)
    self.rows.reserveCapacity(rows)
    self.terms.reserveCapacity(terms)
  }

  /// A new unknown; bounds of ±infinity mean none.
  public mutating func addVariable(
    lower: Double = -.infinity, upper: Double = .infinity
  ) -> VariableID {
    lowerBounds.append(lower)
    upperBounds.append(upper)
    return VariableID(Int32(truncatingIfNeeded: lowerBounds.count - 1))
  }

  /// Adds `sum(terms) relation constant` and returns its id, an index counted from 0.
  ///
  /// A priority of 0 or below is a *preference*: it is optimised after all real priorities, in
  /// descending order, chooses one optimum where there are several, and counts in no range.
  @discardableResult
  public mutating func addConstraint(
    _ terms: some Sequence<Term>, _ relation: Relation, _ constant: Double,
    priority: Priority = .required, reportingCost: Double = 1
  ) -> LinearConstraintID {
    self.terms.append(contentsOf: terms)
    return addConstraintOfTerms(
      relation, constant, priority: priority, reportingCost: reportingCost)
  }

  /// Writes a term of the constraint that comes next; a second one of the same unknown is summed
  /// into the first.
  mutating func addTerm(_ variable: VariableID, _ coefficient: Double) {
    for index in firstOpenTerm..<terms.count where terms[index].variable == variable {
      terms[index].coefficient += coefficient
      if terms[index].coefficient == 0 { terms.remove(at: index) }
      return
    }
    terms.append(Term(variable, coefficient))
  }

  /// Written, and of no constraint yet.
  var openTerms: ArraySlice<Term> { terms[firstOpenTerm...] }

  /// Adds the constraint whose terms were written.
  @discardableResult
  mutating func addConstraintOfTerms(
    _ relation: Relation, _ constant: Double, priority: Priority, reportingCost: Double
  ) -> LinearConstraintID {
    rows.append(
      Row(
        firstTerm: Int32(truncatingIfNeeded: firstOpenTerm),
        termCount: Int32(truncatingIfNeeded: terms.count - firstOpenTerm),
        relation: relation, constant: constant, priority: priority, reportingCost: reportingCost))
    firstOpenTerm = terms.count
    return LinearConstraintID(Int32(truncatingIfNeeded: rows.count - 1))
  }

  /// The range of a constraint's terms in `terms`, for hot loops that index instead of slicing.
  func termRange(of row: Int) -> Range<Int> { rows[row].termRange }

  public func terms(of id: LinearConstraintID) -> ArraySlice<Term> {
    terms[termRange(of: Int(id.index))]
  }
}

/// An unknown of a `LinearProblem`, by its index.
public struct VariableID: Hashable, Sendable {
  public let index: Int32
  public init(_ index: Int32) { self.index = index }
}

/// A constraint of a `LinearProblem`, by its index.
public struct LinearConstraintID: Hashable, Comparable, Sendable {
  public let index: Int32
  public init(_ index: Int32) { self.index = index }
  public static func < (a: Self, b: Self) -> Bool { a.index < b.index }
}
