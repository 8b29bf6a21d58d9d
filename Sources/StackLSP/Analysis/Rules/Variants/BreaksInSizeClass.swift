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
      example: """
        screen Player {
            devices: iPhoneSE3, iPhoneSE3.landscape
            vstack column {
                leading == superview.leading
                top == superview.top
                bottom == superview.bottom
                view cover { width == 300; height == 300 }
                view notes { height >= 100; width == 300 }
            }
        }
        """,
      mended: """
        screen Player {
            devices: iPhoneSE3, iPhoneSE3.landscape
            stack column {
                axis: vertical
                leading == superview.leading
                top == superview.top
                bottom == superview.bottom
                view cover { width == 300; height >= 300 @750 }
                view notes { width == 300; height == 100 @249 }
            }
        }
        """,
      source: "Every layout is solved in every orientation that the screen names."),
    checks: [.elsewhere])
}
