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
      example: """
        screen Setting {
            size: 320 x 568
            textSizes: large, accessibilityLarge
            hstack row {
                leading == superview.leading + 16
                trailing == superview.trailing - 16
                top == superview.top
                label title { text: "Notifications"; font: body; hugging.horizontal: 249 }
                label value { text: "Every morning"; font: body; compressionResistance.horizontal: 751 }
            }
        }
        """,
      mended: """
        screen Setting {
            size: 320 x 568
            textSizes: large, accessibilityLarge
            stack row {
                axis: horizontal
                leading == superview.leading + 16
                trailing == superview.trailing - 16
                top == superview.top
                label title { text: "Notifications"; font: body; hugging.horizontal: 249 }
                label value { text: "Every morning"; font: body; compressionResistance.horizontal: 751 }
            }
            when textSize >= accessibilityMedium { row.axis: vertical }
        }
        """,
      source: "Apple, Human Interface Guidelines, \"Typography\": sizes of the text styles."),
    checks: [.elsewhere])
}
