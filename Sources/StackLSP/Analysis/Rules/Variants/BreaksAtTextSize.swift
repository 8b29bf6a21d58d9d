import StackDSL

extension Rule {
  static let breaksAtTextSize = Rule(
    code: "breaks-at-text-size", severity: .warning,
    checks: [.elsewhere])
}
