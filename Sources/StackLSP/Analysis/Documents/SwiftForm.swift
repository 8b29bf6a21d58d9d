import StackDSL

/// What holds an exported screen.
enum SwiftForm: String, Sendable, CaseIterable {
  case view, controller, representable
}

extension SwiftExport {
  /// The view, and what holds it.
  func text(as form: SwiftForm) -> String {
    let name = swiftIdentifier(screen.name)
    switch form {
    case .view: return text
    case .controller:
      return text + """

        final class \(name)ViewController: UIViewController {
            override func loadView() {
                view = \(name)View()
            }
        }

        """
    case .representable:
      let state = stateNames.first
      let property = state.map { "    var state = \(name)View.State.\($0)\n\n" } ?? ""
      let update = state == nil ? "" : "\n        view.state = state\n    "
      return text.replacing(
        "import UIKit\n", with: "import SwiftUI\nimport UIKit\n", maxReplacements: 1)
          + """

          struct \(name): UIViewRepresentable {
          \(property)    func makeUIView(context: Context) -> \(name)View {
                  \(name)View()
              }

              func updateUIView(_ view: \(name)View, context: Context) {\(update)}
          }

          """
    }
  }
}
