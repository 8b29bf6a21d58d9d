import StackDSL

extension Rule {
  static let breaksInLanguage = Rule(
    code: "breaks-in-language", severity: .warning,
    checks: [.elsewhere])
}
