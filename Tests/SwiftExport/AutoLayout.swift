// Constraints, anchors and guides of the stand-in: they keep the values with which they were made.

import Foundation

@MainActor open class NSLayoutConstraint {
  public enum Axis { case horizontal, vertical }
  public enum Relation { case lessThanOrEqual, equal, greaterThanOrEqual }
  public enum Attribute {
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
    case lastBaseline, firstBaseline, notAnAttribute
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
  }

  public let firstItem: AnyObject?
  public let firstAttribute: Attribute
  public let relation: Relation
  public let secondItem: AnyObject?
  public let secondAttribute: Attribute
  public let multiplier: CGFloat
  public var constant: CGFloat
  public var priority = UILayoutPriority(1000)
  public var identifier: String?
  private weak var holder: UIView?

  public init(
    item: Any, attribute: Attribute, relatedBy relation: Relation, toItem second: Any?,
    attribute secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    firstItem = item as AnyObject
    firstAttribute = attribute
    self.relation = relation
    secondItem = second.map { $0 as AnyObject }
    self.secondAttribute = secondAttribute
    self.multiplier = multiplier
    self.constant = constant
  }

  /// The constraint belongs to the nearest common ancestor of its items.
  public var isActive: Bool {
    get { holder != nil }
    set {
      holder?.constraints.removeAll { $0 === self }
      holder = nil
      guard newValue, let first = Self.view(firstItem) else { return }
      let second = Self.view(secondItem)
      holder = first.withSuperviews.first { outer in
        second?.withSuperviews.contains { $0 === outer } ?? true
      }
      guard let holder else {
        fatalError("Unable to activate constraint: its items have no common ancestor")
      }
      holder.constraints.append(self)
    }
  }

  /// Whether the constraint has an item that is the view or inside it.
  func names(_ view: UIView) -> Bool {
    [firstItem, secondItem].compactMap(Self.view).contains {
      $0.withSuperviews.contains { $0 === view }
    }
  }

  private static func view(_ item: AnyObject?) -> UIView? {
    item as? UIView ?? (item as? UILayoutGuide)?.owningView
  }

  public class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }
  public class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}

@MainActor open class NSLayoutAnchor<AnchorType> {
  let item: AnyObject
  let attribute: NSLayoutConstraint.Attribute

  init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
  }

  func to(
    _ other: NSLayoutAnchor?, _ relation: NSLayoutConstraint.Relation, _ multiplier: CGFloat = 1,
    _ constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: other?.item,
      attribute: other?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
  }

  public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    to(anchor, .equal)
  }
  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat
  ) -> NSLayoutConstraint { to(anchor, .equal, 1, constant) }
  public func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint
  {
    to(anchor, .lessThanOrEqual)
  }
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat
  ) -> NSLayoutConstraint { to(anchor, .lessThanOrEqual, 1, constant) }
  public func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>)
    -> NSLayoutConstraint
  {
    to(anchor, .greaterThanOrEqual)
  }
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat
  ) -> NSLayoutConstraint { to(anchor, .greaterThanOrEqual, 1, constant) }
}

public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    to(nil, .equal, 1, constant)
  }
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint { to(anchor, .equal, multiplier, constant) }
  public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    to(nil, .lessThanOrEqual, 1, constant)
  }
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint { to(anchor, .lessThanOrEqual, multiplier, constant) }
  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    to(nil, .greaterThanOrEqual, 1, constant)
  }
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint { to(anchor, .greaterThanOrEqual, multiplier, constant) }
}

/// Types with edges, a center and a size: UIView and UILayoutGuide.
@MainActor public protocol LayoutAnchored: AnyObject {}

extension LayoutAnchored {
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}

public final class UILayoutGuide: LayoutAnchored {
  public internal(set) weak var owningView: UIView?

  public init() {}
  init(of view: UIView) { owningView = view }
}
