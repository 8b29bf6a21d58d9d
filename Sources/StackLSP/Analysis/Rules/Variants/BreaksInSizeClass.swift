import StackDSL

extension Rule {
  static let breaksInSizeClass = Rule(
    code: "breaks-in-size-class", severity: .warning,
    page: Page(
      summary: "A screen is fine in one orientation and breaks in the other.",
      explanation: """
        The cause appears only when the device is rotated, or in another size class. Use `when
        verticalSizeClass == compact { … }` to arrange the views differently there.
        """,
      source: "Every layout is solved in every orientation that the screen names."),
    checks: [.elsewhere])
}
