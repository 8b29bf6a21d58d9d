import StackDSL

extension Rule {
  static let breaksWhenHidden = Rule(
    code: "breaks-when-hidden", severity: .warning,
    checks: [.elsewhere])
}
