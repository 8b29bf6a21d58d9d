import StackDSL

extension Rule {
  static let idleAllow = Rule(
    code: "idle-allow", severity: .hint,
    page: Page(
      summary: "An `allow` that accepts nothing.",
      explanation: """
        `allow CODE "why"` accepts a diagnostic inside the view whose braces contain it; the name of
        a family, such as `ambiguity`, accepts all of its diagnostics. If none is reported there, you
        can remove the line. In a storyboard it is a line of the view's notes.
        """,
      source: "LANGUAGE.md, \"allow\"."),
    checks: [.elsewhere])
}
