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
      source: "Apple, Internationalization and Localization Guide: text may grow by 30 % and more."),
    checks: [.elsewhere])
}
