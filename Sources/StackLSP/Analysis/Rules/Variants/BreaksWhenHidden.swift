import StackDSL

extension Rule {
  static let breaksWhenHidden = Rule(
    code: "breaks-when-hidden", severity: .warning,
    page: Page(
      summary: "A screen is fine in its first state and breaks in another.",
      explanation: """
        A state that hides views can leave the others with too much space, or without a size.
        The diagnostic names the cause as it appears in that state.
        """,
      source: "Every layout is solved in every state that the screen names."),
    checks: [.elsewhere])
}
