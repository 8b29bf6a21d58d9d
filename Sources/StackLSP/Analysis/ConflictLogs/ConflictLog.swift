import LayoutEngine

/// One "Unable to simultaneously satisfy constraints" of a console, as it was read.
struct ConflictLog: Sendable, Hashable {
  var constraints: [LoggedConstraint] = []
  /// The constraint that UIKit said it would break, an index into `constraints`; nil where the text ends
  /// before that.
  var broken: Int?
  /// Descriptions that could not be read: cut off, or of a form that nobody knows.
  var unread: [String] = []
  /// The addresses were private: two views of one class cannot be told apart.
  var hidesAddresses = false
  /// Where it begins in the text, in bytes.
  var offset = 0
}

extension ConflictLog {
  /// With one item for the margins of a view, which `view.leadingMargin` names as well as the guide whose
  /// distances UIKit makes: `'UIView-leftMargin-guide-constraint' H:|-(16)-[UILayoutGuide:0x6…]`.
  var joiningGuides: ConflictLog {
    var guides: [LoggedItem: LoggedItem] = [:]
    for constraint in constraints where constraint.origin == .margin {
      let items = constraint.items
      guard let guide = items.first(where: { $0.title == LoggedItem.marginsGuideTitle }),
        let view = items.first(where: { !$0.isGuide })
      else { continue }
      guides[view.marginsGuide] = guide
    }
    guard !guides.isEmpty else { return self }
    var joined = self
    for index in joined.constraints.indices {
      let constraint = constraints[index]
      if let guide = guides[constraint.first.item] { joined.constraints[index].first.item = guide }
      if let guide = constraint.second.flatMap({ guides[$0.item] }) {
        joined.constraints[index].second?.item = guide
      }
    }
    return joined
  }
}

/// A view or a layout guide, as a log names it.
struct LoggedItem: Sendable, Hashable {
  /// Without its module: `UILabel`. Empty where the log has an identifier in its place.
  var className: String
  /// `0x7f8c1a`; for an item that the log names, the name.
  var id: String
  /// The text of a label, the title of a button, the identifier of a guide.
  var title: String?

  static func == (a: Self, b: Self) -> Bool { a.id == b.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }

  var isGuide: Bool { className.hasSuffix("LayoutGuide") }

  static let marginsGuideTitle = "UIViewLayoutMarginsGuide"

  /// The guide that the log means by the view's `leadingMargin`; where it prints the guide itself,
  /// `ConflictLog.joiningGuides` makes one of both.
  var marginsGuide: LoggedItem {
    LoggedItem(className: "UILayoutGuide", id: id + " margins", title: Self.marginsGuideTitle)
  }
}

/// `first relation multiplier * second + constant`, as a log prints it.
struct LoggedConstraint: Sendable, Hashable {
  struct End: Sendable, Hashable {
    var item: LoggedItem
    var attribute: Attribute
  }

  enum Attribute: String, Sendable, Hashable, CaseIterable {
    case left, right, leading, trailing, top, bottom, width, height, centerX, centerY
    case firstBaseline, lastBaseline, baseline

    var isSize: Bool { self == .width || self == .height }

    var axis: Axis {
      switch self {
      case .left, .right, .leading, .trailing, .width, .centerX: .horizontal
      case .top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline, .baseline: .vertical
      }
    }
  }

  /// As it stands in the log.
  var text: String
  /// `NSLayoutConstraint`, `NSAutoresizingMaskLayoutConstraint` …
  var className: String
  /// By which two lines of a log are the same constraint.
  var address: String
  var identifier: String?
  /// `Cell.swift:33`, where a library says it.
  var source: String?
  var first: End
  var relation: LinearProblem.Relation
  var second: End?
  var multiplier: Double
  var constant: Double
  var priority = 1000.0

  /// Without repetition.
  var items: [LoggedItem] { unique([first.item] + (second.map { [$0.item] } ?? [])) }

  /// Who made it: the user, or UIKit for the user.
  var origin: LoggedOrigin { LoggedOrigin(self) }
}
