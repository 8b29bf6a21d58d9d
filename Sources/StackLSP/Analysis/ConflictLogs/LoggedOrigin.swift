import LayoutEngine

/// The creator of a log's constraint, recognised by its class and identifier.
enum LoggedOrigin: Sendable, Hashable {
  case user
  /// A view whose `translatesAutoresizingMaskIntoConstraints` is true.
  case autoresizingMask
  /// A UIStackView, from its properties.
  case stack(StackConstraint)
  /// The size that a cell or the window was given.
  case encapsulatedSize
  /// The size for which a fitting size was requested.
  case fittingSize
  /// The distance of a margin guide, from `layoutMargins`.
  case margin
  case safeArea
  /// The system, for its own views.
  case system

  init(_ constraint: LoggedConstraint) {
    let identifier = constraint.identifier ?? ""
    if constraint.className.contains("AutoresizingMask") {
      self = .autoresizingMask
    } else if let made = StackConstraint(rawValue: identifier) {
      self = .stack(made)
    } else if identifier.hasPrefix("UISV-") {
      self = .stack(.alignment)
    } else if identifier.hasPrefix("UIView-Encapsulated-Layout") {
      self = .encapsulatedSize
    } else if identifier.hasPrefix("fittingSize") || identifier.hasPrefix("_UITemporaryLayout") {
      self = .fittingSize
    } else if identifier.hasSuffix("-guide-constraint") {
      self = .margin
    } else if identifier.hasPrefix("UIViewSafeAreaLayoutGuide") {
      self = .safeArea
    } else if identifier.hasPrefix("_UI") || identifier.hasPrefix("UIButtonBar")
      || constraint.items.allSatisfy({ $0.isOfTheSystem || $0.isGuide })
    {
      self = .system
    } else {
      self = .user
    }
  }

  var isUser: Bool { self == .user }

  /// The creator, with the user's property that it follows from; nil for a constraint of the user.
  func words(_ constraint: LoggedConstraint, _ names: LoggedNames) -> String? {
    switch self {
    case .user: return constraint.source.map { "written at \($0)" }
    case .autoresizingMask:
      return "made from the frame of \(names.name(constraint.first.item)), because its "
        + "translatesAutoresizingMaskIntoConstraints is true"
    case .stack(let made): return Self.words(made)
    case .encapsulatedSize:
      return "the size that a table, a collection view or the window gave it"
    case .fittingSize:
      return "only while UIKit measures how large it wants to be (systemLayoutSizeFitting)"
    case .margin: return "from its layoutMargins"
    case .safeArea: return "the safe area of the device"
    case .system: return "made by UIKit for a view of its own"
    }
  }

  private static func words(_ made: StackConstraint) -> String {
    switch made {
    case .hiding: "made by the stack around it, because it has isHidden = true"
    case .spacing: "the stack's spacing"
    case .canvasConnection, .canvasFit: "made by the stack, which holds its views from edge to edge"
    case .fillEqually: "from the stack's distribution = .fillEqually"
    case .fillProportionally: "from the stack's distribution = .fillProportionally"
    case .distributingEdge: "from the stack's distribution"
    case .alignment, .spanningBoundary, .spanningFit, .ambiguitySuppression:
      "from the stack's alignment"
    case .textWidthDisambiguation: "made by the stack for a text of several lines"
    }
  }
}

extension LoggedItem {
  /// A view of UIKit that no app creates.
  var isOfTheSystem: Bool {
    className.hasPrefix("_") || className.hasPrefix("UIKeyboard") || className.hasPrefix("TUI")
      || className.hasPrefix("UIInput") || className.hasPrefix("UIButtonBar")
  }
}
