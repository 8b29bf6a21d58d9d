import StackDSL

/// Errors in the text, which the language finds before anything is solved.
///
/// `explain`, `docs/rules` and `allow` treat them like all other rules; only their check is
/// elsewhere.
extension Rule {
  static let languageFaults: [Rule] = ProblemCode.allCases.map { code in
    Rule(
      code: code.rawValue, severity: code.isRemark ? .information : .error, checks: [.elsewhere])
  }
}

extension ProblemCode {
  /// Nothing is wrong with what the file says.
  var isRemark: Bool { [.notModelled, .notAutoLayout, .alignmentOfOtherAxis].contains(self) }
}
