import StackDSL

extension Rule {
  static let breaksInLanguage = Rule(
    code: "breaks-in-language", severity: .warning,
    page: Page(
      summary: "A screen is fine in its first language and breaks in another.",
      explanation: """
        Translations are often longer: `languages: en, de +30%` checks the screen with texts one
        third longer. Use `>=` for fixed widths, let labels wrap, or give the neighbors less
        space.
        """,
      example: """
        screen Send {
            size: 375 x 667
            languages: en, de +30%
            button send "Send all" {
                leading == superview.leading
                top == superview.top
                width == 60
            }
        }
        """,
      mended: """
        screen Send {
            size: 375 x 667
            languages: en, de +30%
            button send "Send all" {
                leading == superview.leading
                top == superview.top
                width >= 60
                width == 60 @240
            }
        }
        """,
      source: "Apple, Internationalization and Localization Guide: text may grow by 30 % and more."),
    checks: [.elsewhere])
}
