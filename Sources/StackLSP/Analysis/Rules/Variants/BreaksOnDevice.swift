import StackDSL

extension Rule {
  static let breaksOnDevice = Rule(
    code: "breaks-on-device", severity: .warning,
    page: Page(
      summary: "A screen is fine on its first device and breaks on another.",
      explanation: """
        The diagnostic names the cause as it appears on that device, and exactly the size that
        the screen would need. Fix the cause, or give the small device another layout in a
        `when`.
        """,
      source: "Every layout is solved on every device that the screen names."),
    checks: [.elsewhere])
}
