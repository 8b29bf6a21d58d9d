import LayoutEngine
import StackDSL

extension Rule {
  static let unsatisfiable = Rule(
    code: "unsatisfiable", severity: .error,
    page: Page(
      summary: "Required constraints cannot all hold.",
      explanation: """
        The diagnostic lists one minimal set: without any one of its members the rest could hold.
        At run time UIKit logs "Unable to simultaneously satisfy constraints" and breaks one of
        them; which one is not documented and differs between versions, so the one named here is a
        prediction. Make a member optional (`@999`), change its number, or remove it.
        """,
      example: """
        screen Banner {
            size: 375 x 667
            view banner {
                edges == superview.edges
                view mark {
                    top == banner.top
                    leading == banner.leading
                    width == 40
                    height == banner.height - 20
                    bottom == banner.bottom
                }
            }
        }
        """,
      mended: """
        screen Banner {
            size: 375 x 667
            view banner {
                edges == superview.edges
                view mark {
                    top == banner.top
                    leading == banner.leading
                    width == 40
                    height == banner.height - 20
                }
            }
        }
        """,
      source: "Apple, Auto Layout Guide, \"Unsatisfiable Layouts\"."),
    checks: [.conflict(report)])

  private static func report(_ conflict: ConflictCase) -> Report? {
    conflict.report(message(conflict))
  }

  private static func message(_ conflict: ConflictCase) -> String {
    let members = conflict.memberWords()
    let all = members.count == 2 ? "both" : "all"
    return "\(sentence(shortList(members, limit: 5))) cannot \(all) hold: they miss each other by "
      + "\(pt(conflict.conflict.shortfall))."
  }
}
