import StackDSL

extension Rule {
  static let breaksOnDevice = Rule(
    code: "breaks-on-device", severity: .warning,
    traits: Traits(gravest: .error),
    checks: [.elsewhere, .screen(fittedToOneDevice)])
}
