import StackDSL

/// Rules for errors in the text, which the language finds before anything is solved.
///
/// `explain`, `docs/rules` and `allow` treat them like all other rules; only their check lies elsewhere.
extension Rule {
  static let languageFaults: [Rule] = ProblemCode.allCases.map { code in
    Rule(
      code: code.rawValue, severity: code.isRemark ? .information : .error, checks: [.elsewhere])
  }
}

extension ProblemCode {
  /// Whether it only remarks on a file that has no fault.
  var isRemark: Bool { [.notModelled, .notAutoLayout, .alignmentOfOtherAxis].contains(self) }
}
