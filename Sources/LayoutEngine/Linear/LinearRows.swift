/// The rows of a linear problem, their constants apart from all the rest: an edit of a number copies
/// numbers alone, and whether two problems differ in more is known at once where they share it.
public struct LinearRows: RandomAccessCollection, MutableCollection, Sendable, Hashable {
  fileprivate struct Form: Hashable, Sendable {
    var firstTerm: Int32
    var termCount: Int32
    var relation: LinearProblem.Relation
    var priority: Priority
    var blame: Double
  }
  private var forms: [Form] = []
  private(set) var constants: [Double] = []

  init() {}

  public var startIndex: Int { 0 }
  public var endIndex: Int { forms.count }

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

  mutating func append(_ row: LinearProblem.Row) {
    forms.append(Form(row))
    constants.append(row.constant)
  }

  /// An assignment through the subscript would copy the forms, too, where another problem has them.
  mutating func setConstant(of index: Int, to constant: Double) { constants[index] = constant }

  func differInConstantsAlone(from other: LinearRows) -> Bool { forms == other.forms }
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
