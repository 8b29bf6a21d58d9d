import LayoutEngine
import StackDSL

/// One "Unable to simultaneously satisfy constraints" message of a console, as parsed.
struct ConflictLog: Sendable, Hashable {
  var constraints: [LoggedConstraint] = []
  /// The constraint that UIKit said it would break, as an index into `constraints`; nil if the text ends
  /// before that.
  var broken: Int?
  /// The descriptions that could not be parsed: truncated, or of an unknown form.
  var unread: [String] = []
  /// Whether the addresses were private, so that two views of one class cannot be told apart.
  var hidesAddresses = false
  /// The byte offset in the text at which it begins.
  var offset = 0
}

extension ConflictLog {
  /// The log with a single item for the margins of each view. A log refers to them both as
  /// `view.leadingMargin` and as the guide whose distances UIKit creates:
  /// `'UIView-leftMargin-guide-constraint' H:|-(16)-[UILayoutGuide:0x6…]`.
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

/// A view or a layout guide as a log identifies it.
struct LoggedItem: Sendable, Hashable {
  /// The class without its module: `UILabel`. Empty if the log has an identifier in its place.
  var className: String
  /// `0x7f8c1a`, or the name of an item that the log gives a name.
  var id: String
  /// The text of a label, the title of a button, the identifier of a guide.
  var title: String?

  static func == (a: Self, b: Self) -> Bool { a.id == b.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }

  var isGuide: Bool { className.hasSuffix("LayoutGuide") }

  static let marginsGuideTitle = "UIViewLayoutMarginsGuide"

  /// The guide that the log means by the view's `leadingMargin`. If the log also prints the guide itself,
  /// `ConflictLog.joiningGuides` makes one item of both.
  var marginsGuide: LoggedItem {
    LoggedItem(className: "UILayoutGuide", id: id + " margins", title: Self.marginsGuideTitle)
  }
}

/// `first relation multiplier * second + constant`, as a log prints it.
struct LoggedConstraint: Sendable, Hashable {
  struct End: Sendable, Hashable {
    var item: LoggedItem
    var attribute: Anchor.Attribute
  }

  /// The text in the log.
  var text: String
  /// `NSLayoutConstraint`, `NSAutoresizingMaskLayoutConstraint` …
  var className: String
  /// The address, which is equal in two lines about the same constraint.
  var address: String
  var identifier: String?
  /// `Cell.swift:33`, if a library adds it.
  var source: String?
  var first: End
  var relation: Constraint.Relation
  var second: End?
  var multiplier: Double
  var constant: Double
  var priority = 1000.0

  /// Its items without repetition.
  var items: [LoggedItem] { unique([first.item] + (second.map { [$0.item] } ?? [])) }

  /// The creator: the user, or UIKit on the user's behalf.
  var origin: LoggedOrigin { LoggedOrigin(self) }
}
