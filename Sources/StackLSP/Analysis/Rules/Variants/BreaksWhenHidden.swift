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
      example: """
        screen Feed {
            size: 375 x 667
            states: loaded, empty
            hstack row {
                leading == superview.leading
                trailing == superview.trailing
                top == superview.top
                label title { intrinsicContentSize: 80 x 20 }
                label detail { intrinsicContentSize: 60 x 20 }
                view filler { height == 20 }
            }
            when state == empty { filler.isHidden: true }
        }
        """,
      mended: """
        screen Feed {
            size: 375 x 667
            states: loaded, empty
            hstack row {
                leading == superview.leading
                trailing == superview.trailing
                top == superview.top
                label title { intrinsicContentSize: 80 x 20; hugging.horizontal: 249 }
                label detail { intrinsicContentSize: 60 x 20 }
                view filler { height == 20; width == 100 }
            }
            when state == empty { filler.isHidden: true }
        }
        """,
      source: "Every layout is solved in every state that the screen names."),
    checks: [.elsewhere])
}
