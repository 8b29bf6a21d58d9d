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
      example: """
        screen Price {
            devices: iPhone16, iPhoneSE1
            hstack row {
                leading == superview.leading + 16
                trailing == superview.trailing - 16
                top == safeArea.top
                label name { intrinsicContentSize: 250 x 20; hugging.horizontal: 249 }
                label price { intrinsicContentSize: 80 x 20 }
            }
        }
        """,
      mended: """
        screen Price {
            devices: iPhone16, iPhoneSE1
            hstack row {
                leading == superview.leading + 16
                trailing == superview.trailing - 16
                top == safeArea.top
                label name { intrinsicContentSize: 220 x 20; hugging.horizontal: 249 }
                label price { intrinsicContentSize: 60 x 20 }
            }
        }
        """,
      source: "Every layout is solved on every device that the screen names."),
    checks: [.elsewhere])
}
