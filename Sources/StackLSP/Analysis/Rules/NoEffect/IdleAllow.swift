import StackDSL

extension Rule {
  static let idleAllow = Rule(
    code: "idle-allow", severity: .hint,
    checks: [.elsewhere])
}
