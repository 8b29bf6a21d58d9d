// The part of UIKit that exported screens use, as declarations without a body: enough for the
// compiler to say whether an export has the right names, types and labels. Written after Apple's
// documentation of each class; `scripts/slow/swift-export` compiles it as a module called UIKit.

@_exported import Foundation

open class UIResponder {
  public init() {}
}

open class UIView: UIResponder {
  public enum ContentMode {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }

  public init(frame: CGRect) { super.init() }
  public required init?(coder: NSCoder) { nil }
  public convenience override init() { self.init(frame: CGRect()) }

  public var bounds = CGRect()
  public var isHidden = false
  public var contentMode = ContentMode.scaleToFill
  public var directionalLayoutMargins = NSDirectionalEdgeInsets()
  public var translatesAutoresizingMaskIntoConstraints = true
  public var superview: UIView? { nil }
  public var traitCollection: UITraitCollection { UITraitCollection() }
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension() }
  public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide() }
  public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide() }
  public var readableContentGuide: UILayoutGuide { UILayoutGuide() }

  public func addSubview(_ view: UIView) {}
  open func layoutSubviews() {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
}

open class UIStackView: UIView {
  public enum Distribution {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }
  public enum Alignment {
    case fill, leading, top, firstBaseline, center, trailing, bottom, lastBaseline
  }
  public static let spacingUseSystem: CGFloat = 0

  public var axis = NSLayoutConstraint.Axis.horizontal
  public var distribution = Distribution.fill
  public var alignment = Alignment.fill
  public var spacing: CGFloat = 0
  public var isBaselineRelativeArrangement = false
  public var isLayoutMarginsRelativeArrangement = false

  public func addArrangedSubview(_ view: UIView) {}
  public func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {}
}

open class UILabel: UIView {
  public var text: String?
  public var font: UIFont?
  public var numberOfLines = 1
  public var adjustsFontSizeToFitWidth = false
  public var minimumScaleFactor: CGFloat = 0
  public var adjustsFontForContentSizeCategory = false
}

open class UIControl: UIView {
  public struct State: Sendable {
    public static let normal = State()
  }
}

open class UIButton: UIControl {
  public var titleLabel: UILabel? { nil }
  public func setTitle(_ title: String?, for state: UIControl.State) {}
  public func setImage(_ image: UIImage?, for state: UIControl.State) {}
}

open class UITextField: UIControl {
  public var text: String?
  public var placeholder: String?
  public var font: UIFont?
  public var adjustsFontForContentSizeCategory = false
}

open class UITextView: UIScrollView {
  public var text: String?
  public var font: UIFont?
  public var adjustsFontForContentSizeCategory = false
}

open class UISearchBar: UIView {
  public var text: String?
  public var placeholder: String?
}

open class UIScrollView: UIView {
  public var contentLayoutGuide: UILayoutGuide { UILayoutGuide() }
  public var frameLayoutGuide: UILayoutGuide { UILayoutGuide() }
}

open class UIImageView: UIView {
  public var image: UIImage?
}

open class UISwitch: UIControl {}
open class UISlider: UIControl {}
open class UIStepper: UIControl {}
open class UISegmentedControl: UIControl {}
open class UIProgressView: UIView {}
open class UIActivityIndicatorView: UIView {}
open class UIPageControl: UIControl {}
open class UIDatePicker: UIControl {}
open class UIPickerView: UIView {}

open class UIImage {
  public init?(named name: String) {}
}

open class UIFont {
  public struct TextStyle: Sendable {
    public static let largeTitle = TextStyle()
    public static let title1 = TextStyle()
    public static let title2 = TextStyle()
    public static let title3 = TextStyle()
    public static let headline = TextStyle()
    public static let body = TextStyle()
    public static let callout = TextStyle()
    public static let subheadline = TextStyle()
    public static let footnote = TextStyle()
    public static let caption1 = TextStyle()
    public static let caption2 = TextStyle()
  }
  public struct Weight: Sendable {
    public static let ultraLight = Weight()
    public static let thin = Weight()
    public static let light = Weight()
    public static let regular = Weight()
    public static let medium = Weight()
    public static let semibold = Weight()
    public static let bold = Weight()
    public static let heavy = Weight()
    public static let black = Weight()
  }
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont() }
  public class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont { UIFont() }
}

public struct NSDirectionalEdgeInsets {
  public init() {}
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {}
}

public struct UILayoutPriority {
  public init(_ rawValue: Float) {}
}

public final class NSLayoutConstraint {
  public enum Axis { case horizontal, vertical }
  public enum Relation { case lessThanOrEqual, equal, greaterThanOrEqual }
  public enum Attribute {
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
    case lastBaseline, firstBaseline, notAnAttribute
  }

  public var priority = UILayoutPriority(1000)
  public var identifier: String?

  public init() {}
  public convenience init(
    item: Any, attribute: Attribute, relatedBy: Relation, toItem: Any?, attribute second: Attribute,
    multiplier: CGFloat, constant: CGFloat
  ) { self.init() }

  public class func activate(_ constraints: [NSLayoutConstraint]) {}
  public class func deactivate(_ constraints: [NSLayoutConstraint]) {}
}

open class NSLayoutAnchor<AnchorType> {
  public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }
  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat
  ) -> NSLayoutConstraint { NSLayoutConstraint() }
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint { NSLayoutConstraint() }
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat
  ) -> NSLayoutConstraint { NSLayoutConstraint() }
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint { NSLayoutConstraint() }
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat
  ) -> NSLayoutConstraint { NSLayoutConstraint() }
}

public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }
  public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }
  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint() }
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint() }
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint() }
}

public final class UILayoutGuide {
  public init() {}
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension() }
}

public enum UIUserInterfaceSizeClass { case unspecified, compact, regular }
public enum UIUserInterfaceIdiom { case unspecified, phone, pad }
public enum UIUserInterfaceLayoutDirection { case leftToRight, rightToLeft }

public final class UITraitCollection {
  public var horizontalSizeClass: UIUserInterfaceSizeClass { .unspecified }
  public var verticalSizeClass: UIUserInterfaceSizeClass { .unspecified }
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .unspecified }
  public var preferredContentSizeCategory: UIContentSizeCategory { .large }
}

public enum UIContentSizeCategory: Comparable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge
}
