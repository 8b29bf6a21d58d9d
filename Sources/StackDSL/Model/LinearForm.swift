/// One side of a constraint: anchors with their factors, and a number.
struct LinearForm {
  struct Term {
    var place: PlaceOfAnchor
    /// An attribute or a composite.
    var word: String
    var factor: Double
    var node: SyntaxNode
  }
  var terms: [Term] = []
  var constant = 0.0
  /// The literals that have a part in the constant.
  var literals: [SyntaxToken] = []

  var isConstant: Bool { terms.isEmpty }

  mutating func add(_ other: LinearForm, sign: Double) {
    constant += sign * other.constant
    literals += other.literals
    terms += other.terms.map { term in
      var term = term
      term.factor *= sign
      return term
    }
  }

  mutating func scale(by factor: Double) {
    constant *= factor
    for index in terms.indices { terms[index].factor *= factor }
  }
}
