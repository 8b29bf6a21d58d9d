import StackDSL

extension Rule {
  static let breaksInSizeClass = Rule(
    code: "breaks-in-size-class", severity: .warning,
    checks: [.elsewhere])
}
