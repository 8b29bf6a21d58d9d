import StackDSL

extension Rule {
  static let breaksAtTextSize = Rule(
    code: "breaks-at-text-size", severity: .warning,
    page: Page(
      summary: "A screen is fine at its first text size and breaks at a larger one.",
      explanation: """
        Text grows with the user's text size, but fixed sizes do not. Let labels wrap
        (`numberOfLines: 0`), or turn a row into a column from some text size on: `when textSize
        >= accessibilityMedium { row.axis: vertical }`.
        """,
      source: "Apple, Human Interface Guidelines, \"Typography\": sizes of the text styles."),
    checks: [.elsewhere])
}
