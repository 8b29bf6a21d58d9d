/// The rows of a linear problem, their constants apart from all the rest: an edit of a number copies
/// numbers alone, and whether two problems differ in more is known at once where they share it.
public struct LinearRows: RandomAccessCollection, MutableCollection, Sendable, Hashable {
  fileprivate struct Form: Hashable, Sendable {
    var firstTerm: Int32
    var termCount: Int32
    var relation: LinearProblem.Relation
    var priority: Priority
    var blame: Double

    var terms: Range<Int> { Int(firstTerm)..<Int(firstTerm) + Int(termCount) }
  }
  private var forms: [Form] = []
  private(set) var constants: [Double] = []

  init() {}

  public var startIndex: Int { 0 }
  public var endIndex: Int { forms.count }

  /// Where the terms of a row lie among those of all rows.
  func termRange(of index: Int) -> Range<Int> { forms[index].terms }

  public subscript(index: Int) -> LinearProblem.Row {
    get {
      let form = forms[index]
      return LinearProblem.Row(
        firstTerm: form.firstTerm, termCount: form.termCount, relation: form.relation,
        constant: constants[index], priority: form.priority, blame: form.blame)
    }
    set {
      forms[index] = Form(newValue)
      constants[index] = newValue.constant
    }
  }

  mutating func reserve(_ count: Int) {
    forms.reserveCapacity(count)
    constants.reserveCapacity(count)
  }

  mutating func append(_ row: LinearProblem.Row) {
    forms.append(Form(row))
    constants.append(row.constant)
  }

  mutating func removeAll(from first: Int) {
    forms.removeSubrange(first...)
    constants.removeSubrange(first...)
  }

  /// An assignment through the subscript would copy the forms, too, where another problem has them.
  mutating func setConstant(of index: Int, to constant: Double) { constants[index] = constant }

  /// Gives a row another relation, constant or priority; its terms stay. Only what is another is
  /// written, so that the rest can be shared with the problem that this one was; inlined into a
  /// loop it would copy what it may write before it knows whether it will.
  @inline(never)
  mutating func restate(_ index: Int, as row: LinearProblem.Row) {
    if constants[index] != row.constant { constants[index] = row.constant }
    var form = forms[index]
    form.relation = row.relation
    form.priority = row.priority
    form.blame = row.blame
    if forms[index] != form { forms[index] = form }
  }

  /// The rows that differ; nil if more than `most` do.
  func differences(from other: LinearRows, atMost most: Int) -> [Int]? {
    let ofConstants = constants.differences(from: other.constants, atMost: most)
    let ofForms = forms.differences(from: other.forms, atMost: most)
    guard let ofConstants, let ofForms else { return nil }
    if ofForms.isEmpty { return ofConstants }
    return Set(ofConstants).union(ofForms).sorted()
  }

  /// How many rows at the beginning are the same, but for what their terms say.
  func countOfSame(as other: LinearRows) -> Int {
    Swift.min(forms.countOfSame(as: other.forms), constants.countOfSame(as: other.constants))
  }

  func differInConstantsAlone(from other: LinearRows, at rows: [Int]) -> Bool {
    rows.allSatisfy { forms[$0] == other.forms[$0] }
  }

  /// Whether a row is the same as one of another problem, wherever the terms of both are and
  /// whatever they say.
  func isSame(_ index: Int, as place: Int, of other: LinearRows) -> Bool {
    var form = forms[index]
    form.firstTerm = other.forms[place].firstTerm
    return form == other.forms[place] && constants[index] == other.constants[place]
  }

  /// The row that a term belongs to.
  func row(ofTerm place: Int) -> Int {
    var (low, high) = (0, forms.count)
    while low < high {
      let middle = (low + high) / 2
      if Int(forms[middle].firstTerm) <= place { low = middle + 1 } else { high = middle }
    }
    return low - 1
  }
}

extension LinearRows.Form {
  fileprivate init(_ row: LinearProblem.Row) {
    firstTerm = row.firstTerm
    termCount = row.termCount
    relation = row.relation
    priority = row.priority
    blame = row.blame
  }
}
