import StackDSL

extension Rule {
  static let breaksOnDevice = Rule(
    code: "breaks-on-device", severity: .warning,
    checks: [.elsewhere])
}
