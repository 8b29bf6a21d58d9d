/// The content of a constraint alone. It need not stand in any file yet.
public struct PlainConstraint: Hashable, Sendable {
  public var first: Anchor
  public var relation: Constraint.Relation
  public var second: Anchor?
  var multiplier: Double
  /// Points, in UIKit's sense (toward trailing and bottom).
  public var constant: Double
  /// 1…1000.
  public var priority: Double

  public init(
    _ first: Anchor, _ relation: Constraint.Relation = .equal, _ second: Anchor? = nil,
    multiplier: Double = 1, constant: Double = 0, priority: Double = 1000
  ) {
    self.first = first
    self.relation = relation
    self.second = second
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
  }

  public init(_ constraint: Constraint) {
    self.init(
      constraint.first, constraint.relation, constraint.second, multiplier: constraint.multiplier,
      constant: constraint.constant, priority: constraint.priority)
  }

  /// The same with its sides exchanged; nil if a factor would have to be turned over.
  public var turned: PlainConstraint? {
    guard let second, multiplier == 1 else { return nil }
    return PlainConstraint(
      second, relation.flipped, first, constant: constant == 0 ? 0 : -constant, priority: priority)
  }
}

extension PlainConstraint {
  /// Whether it leads from the end of one view to the start of another.
  public var isGap: Bool {
    guard let second, second.view != first.view else { return false }
    return second.attribute == first.attribute.opposite
  }
}

extension Anchor.Attribute {
  /// The edge at the other side; nil for anything but an edge.
  public var opposite: Self? {
    switch self {
    case .leading: .trailing
    case .trailing: .leading
    case .left: .right
    case .right: .left
    case .top: .bottom
    case .bottom: .top
    default: nil
    }
  }
}

extension Anchor {
  /// An anchor of the view itself: `title.leading`.
  public init(_ view: ViewIndex, _ attribute: Attribute) {
    self.init(view: view, item: .view, attribute: attribute)
  }

  /// Whether both are attributes of one view or guide.
  public func isSamePlace(as other: Anchor?) -> Bool {
    view == other?.view && item == other?.item
  }
}

extension PlainConstraint {
  /// - Parameter words: how a side of it reads.
  func text(signs: (Constraint.Relation) -> String, _ words: (Anchor) -> String) -> String {
    var text = "\(words(first)) \(signs(relation)) "
    if let second {
      text += words(second)
      if multiplier != 1 { text += " * \(shortNumber(multiplier))" }
      if constant != 0 {
        text += constant < 0 ? " - " : " + "
        text += shortNumber(abs(constant))
      }
    } else {
      text += shortNumber(constant)
    }
    if priority != 1000 { text += " @\(shortNumber(priority))" }
    return text
  }
}

extension Screen {
  /// The constraint as a member of a view says it: `trailing == superview.trailing - 16`.
  public func text(of constraint: PlainConstraint, in owner: ViewIndex) -> String {
    constraint.text(signs: \.rawValue) { text(of: $0, in: owner) }
  }

  private func text(of anchor: Anchor, in owner: ViewIndex) -> String {
    let attribute = anchor.attribute.rawValue
    let isParent = views[owner.index].parent == anchor.view
    switch anchor.item {
    case .view where anchor.view == owner: return attribute
    case .view where isParent: return "superview.\(attribute)"
    case .view: return "\(reference(to: anchor.view)).\(attribute)"
    case .safeArea where anchor.view == .screen: return "safeArea.\(attribute)"
    default:
      let isUnnamed = isParent && views[anchor.view.index].reference == nil
      let place = isUnnamed ? "superview" : reference(to: anchor.view)
      return "\(place).\(anchor.item.rawValue).\(attribute)"
    }
  }

  private func reference(to view: ViewIndex) -> String {
    views[view.index].reference ?? views[view.index].displayName
  }
}
