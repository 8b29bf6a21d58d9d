import StackDSL

/// The object that holds an exported screen.
enum SwiftForm: String, Sendable, CaseIterable {
  /// A `UIView`.
  case view
  /// A view, and a view controller that loads it.
  case controller
  /// The cell of a table or collection view, or a section's header or footer, as the screen's `host` says.
  case cell
  /// A view, and its SwiftUI wrapper.
  case representable

  var modules: Set<String> { self == .representable ? ["SwiftUI", "UIKit"] : ["UIKit"] }

  /// The class or struct that shows the view; nil if the view stands alone.
  func holder(of view: SwiftClass) -> String? {
    let name = swiftStem(view.screen.name, view.base.suffix)
    switch self {
    case .view, .cell: return nil
    case .controller:
      return """
        final class \(name)ViewController: UIViewController {
            override func loadView() {
                view = \(view.name)()
            }
        }

        """
    case .representable:
      let state = view.stateNames.first
      let property = state.map { "    var state = \(view.name).State.\($0)\n\n" } ?? ""
      let update = state == nil ? "" : "\n        view.state = state\n    "
      return """
        struct \(swiftRepresentableName(name)): UIViewRepresentable {
        \(property)    func makeUIView(context: Context) -> \(view.name) {
                \(view.name)()
            }

            func updateUIView(_ view: \(view.name), context: Context) {\(update)}
        }

        """
    }
  }
}

/// The superclass of a screen's class, and its initializers.
struct SwiftBase {
  var className: String
  /// The suffix of the class name: `CardView`, `CardCell`.
  var suffix: String
  /// The view that takes the subviews.
  var root: String
  /// The initializer, without its body.
  var initializer: String
  var call: String
  /// The initializer for archives, which must not be called.
  var coder = "required init?(coder: NSCoder) { nil }"

  init(_ form: SwiftForm, host: Host?) {
    self.init(className: "UIView", suffix: "View", root: "self")
    guard form == .cell else { return }
    switch host {
    case .collectionCell:
      self.init(className: "UICollectionViewCell", suffix: "Cell", root: "contentView")
    case .header, .footer:
      self.init(
        className: "UITableViewHeaderFooterView", suffix: host == .header ? "Header" : "Footer",
        root: "contentView")
      initializer = "override init(reuseIdentifier: String?)"
      call = "super.init(reuseIdentifier: reuseIdentifier)"
    case .cell, .view, nil:
      self.init(className: "UITableViewCell", suffix: "Cell", root: "contentView")
      initializer = "override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?)"
      call = "super.init(style: style, reuseIdentifier: reuseIdentifier)"
    }
  }

  /// - Parameter kind: the kind of the component's view.
  init(_ component: SwiftComponent, of kind: ViewKind) {
    self.init(className: kind.className, suffix: "View", root: "self")
    if !component.parameters.isEmpty {
      let list = component.parameters.map(\.declaration)
      let line = "init(\(list.joined(separator: ", ")))"
      let lines = list.map { "        \($0)" }.joined(separator: ",\n")
      initializer = line.count < 90 ? line : "init(\n\(lines)\n    )"
      call = "super.init(frame: .zero)"
    }
    if kind.isStack {
      // Text of the exported class, never run here: the initializer of a stack view cannot fail, so it cannot
      // return nil as that of a view does.
      coder = #"required init(coder: NSCoder) { fatalError("\(Self.self) is made in code") }"#
    }
  }

  /// A name that already ends in the suffix does not get it twice, unless another class has that name.
  func className(for name: String, apartFrom known: [String]) -> String {
    let long = swiftTypeName(name)
    return [swiftStem(name, suffix), long, long + "Screen"].map { $0 + suffix }
      .first { !known.contains($0) } ?? long + suffix
  }

  private init(className: String, suffix: String, root: String) {
    self.className = className
    self.suffix = suffix
    self.root = root
    initializer = "override init(frame: CGRect)"
    call = "super.init(frame: frame)"
  }
}
