// The part of UIKit that exported screens and the probe use. It is enough for the compiler to check names,
// types and labels, and has the state that the probe reads. It lays nothing out. It was written after Apple's
// documentation of each class; scripts/slow/swift-export and swift-probe compile it as a module called UIKit.

@_exported import Foundation

@MainActor open class UIResponder {
  public init() {}
}

/// Each color has the name that was requested.
public final class UIColor: @unchecked Sendable, CustomStringConvertible {
  public let description: String

  public static let
    black = UIColor("black"),
    darkGray = UIColor("darkGray"),
    lightGray = UIColor("lightGray"),
    white = UIColor("white"),
    gray = UIColor("gray"),
    red = UIColor("red"),
    green = UIColor("green"),
    blue = UIColor("blue"),
    cyan = UIColor("cyan"),
    yellow = UIColor("yellow"),
    magenta = UIColor("magenta"),
    orange = UIColor("orange"),
    purple = UIColor("purple"),
    brown = UIColor("brown"),
    clear = UIColor("clear"),
    systemRed = UIColor("systemRed"),
    systemGreen = UIColor("systemGreen"),
    systemBlue = UIColor("systemBlue"),
    systemOrange = UIColor("systemOrange"),
    systemYellow = UIColor("systemYellow"),
    systemPink = UIColor("systemPink"),
    systemPurple = UIColor("systemPurple"),
    systemTeal = UIColor("systemTeal"),
    systemIndigo = UIColor("systemIndigo"),
    systemBrown = UIColor("systemBrown"),
    systemMint = UIColor("systemMint"),
    systemCyan = UIColor("systemCyan"),
    systemGray = UIColor("systemGray"),
    systemGray2 = UIColor("systemGray2"),
    systemGray3 = UIColor("systemGray3"),
    systemGray4 = UIColor("systemGray4"),
    systemGray5 = UIColor("systemGray5"),
    systemGray6 = UIColor("systemGray6"),
    systemBackground = UIColor("systemBackground"),
    secondarySystemBackground = UIColor("secondarySystemBackground"),
    tertiarySystemBackground = UIColor("tertiarySystemBackground"),
    systemGroupedBackground = UIColor("systemGroupedBackground"),
    secondarySystemGroupedBackground = UIColor("secondarySystemGroupedBackground"),
    tertiarySystemGroupedBackground = UIColor("tertiarySystemGroupedBackground"),
    systemFill = UIColor("systemFill"),
    secondarySystemFill = UIColor("secondarySystemFill"),
    tertiarySystemFill = UIColor("tertiarySystemFill"),
    quaternarySystemFill = UIColor("quaternarySystemFill"),
    label = UIColor("label"),
    secondaryLabel = UIColor("secondaryLabel"),
    tertiaryLabel = UIColor("tertiaryLabel"),
    quaternaryLabel = UIColor("quaternaryLabel"),
    placeholderText = UIColor("placeholderText"),
    link = UIColor("link"),
    separator = UIColor("separator"),
    opaqueSeparator = UIColor("opaqueSeparator"),
    darkText = UIColor("darkText"),
    lightText = UIColor("lightText"),
    tintColor = UIColor("tintColor")

  public init(_ name: String) { description = name }
  public init?(named name: String) { description = name.debugDescription }
  /// In the form of a file: `"#3478F6"`, with its opacity if it has one.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let parts = [red, green, blue] + (alpha < 1 ? [alpha] : [])
    let digits = parts.map { String(format: "%02X", Int(($0 * 255).rounded())) }
    description = "#\(digits.joined())".debugDescription
  }
  public var cgColor: CGColor { CGColor(self) }
}

public final class CGColor: CustomStringConvertible {
  public let description: String
  init(_ color: UIColor) { description = color.description }
}

public final class CALayer {
  public var cornerRadius: CGFloat = 0
  public var borderWidth: CGFloat = 0
  public var borderColor: CGColor?
  public var shadowColor: CGColor?
  public var shadowOpacity: Float = 0
  public var shadowRadius: CGFloat = 3
}

public enum NSTextAlignment { case left, center, right, justified, natural }
public enum NSLineBreakMode {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
  case byTruncatingMiddle
}
public enum UIKeyboardType {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

open class UIView: UIResponder, LayoutAnchored {
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
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 8, leading: 8, bottom: 8, trailing: 8)
  /// In left-to-right order, including the safe area that reaches into the view.
  public var layoutMargins: UIEdgeInsets {
    let (margins, safe) = (directionalLayoutMargins, safeAreaInsets)
    return UIEdgeInsets(
      top: margins.top + safe.top, left: margins.leading + safe.left,
      bottom: margins.bottom + safe.bottom, right: margins.trailing + safe.right)
  }
  public var translatesAutoresizingMaskIntoConstraints = true
  public internal(set) weak var superview: UIView?
  public var frame = CGRect()
  public var backgroundColor: UIColor?
  public var tintColor: UIColor?
  public var alpha: CGFloat = 1
  public var clipsToBounds = false
  public var isUserInteractionEnabled = true
  public var tag = 0
  public let layer = CALayer()
  public var accessibilityIdentifier: String?
  public var accessibilityLabel: String?
  public var safeAreaInsets = UIEdgeInsets.zero
  public var insetsLayoutMarginsFromSafeArea = true
  public static let noIntrinsicMetric: CGFloat = -1
  /// An app overrides it; here it can be set.
  public var intrinsicContentSize = CGSize(width: noIntrinsicMetric, height: noIntrinsicMetric)
  /// Horizontal and vertical, as for a view made in code.
  class var usualHugging: [Float] { [250, 250] }
  private lazy var hugging = Self.usualHugging.map { UILayoutPriority($0) }
  private var resistance = [UILayoutPriority(750), UILayoutPriority(750)]
  public var traitCollection: UITraitCollection { UITraitCollection() }
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UITraitCollection.isOther ? .rightToLeft : .leftToRight
  }

  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
  public private(set) lazy var safeAreaLayoutGuide = UILayoutGuide(of: self)
  public private(set) lazy var layoutMarginsGuide = UILayoutGuide(of: self)
  public private(set) lazy var readableContentGuide = UILayoutGuide(of: self)

  public private(set) var subviews: [UIView] = []
  public internal(set) var constraints: [NSLayoutConstraint] = []
  public var withSuperviews: [UIView] { [self] + (superview?.withSuperviews ?? []) }

  public func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }
  public func insertSubview(_ view: UIView, at index: Int) {
    view.removeFromSuperview()
    subviews.insert(view, at: min(index, subviews.count))
    view.superview = self
  }
  /// Constraints to views outside of it are removed too.
  open func removeFromSuperview() {
    for outer in withSuperviews.dropFirst() {
      outer.constraints.filter { $0.names(self) }.forEach { $0.isActive = false }
    }
    superview?.forget(self)
    superview = nil
  }
  open func forget(_ view: UIView) { subviews.removeAll { $0 === view } }
  var inside: [UIView] { [self] + subviews.flatMap(\.inside) }
  /// The registered observers, for code that changes a trait.
  public private(set) var observers: [() -> Void] = []
  @discardableResult
  public func registerForTraitChanges<Observer>(
    _ traits: [any UITraitDefinition.Type], handler: @escaping (Observer, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    observers.append { [unowned self] in
      if let observer = self as? Observer { handler(observer, self.traitCollection) }
    }
    return Registration()
  }
  public var preservesSuperviewLayoutMargins = false
  open func layoutSubviews() {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { hugging[axis == .horizontal ? 0 : 1] = priority }
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    hugging[axis == .horizontal ? 0 : 1]
  }
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { resistance[axis == .horizontal ? 0 : 1] = priority }
  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis)
    -> UILayoutPriority
  {
    resistance[axis == .horizontal ? 0 : 1]
  }
}

open class UIStackView: UIView {
  public enum Distribution {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }
  public enum Alignment: Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    public static let top = leading
    public static let bottom = trailing
  }
  public static let spacingUseSystem: CGFloat = 0

  public var axis = NSLayoutConstraint.Axis.horizontal
  public var distribution = Distribution.fill
  public var alignment = Alignment.fill
  public var spacing: CGFloat = 0
  public var isBaselineRelativeArrangement = false
  public var isLayoutMarginsRelativeArrangement = false

  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  public private(set) var arrangedSubviews: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  public func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }
  public func insertArrangedSubview(_ view: UIView, at index: Int) {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    arrangedSubviews.insert(view, at: min(index, arrangedSubviews.count))
  }
  public override func forget(_ view: UIView) {
    super.forget(view)
    arrangedSubviews.removeAll { $0 === view }
  }
  public func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing
  }
  public func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }
}

open class UIImage: CustomStringConvertible {
  public let description: String
  public init?(named name: String) { description = name.debugDescription }
}

/// Describes itself in the words of a file.
open class UIFont: CustomStringConvertible {
  public enum TextStyle: Sendable {
    case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote,
      caption1, caption2
  }
  public enum Weight: Sendable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }
  public let description: String
  public let pointSize: CGFloat
  init(_ description: String, _ size: CGFloat) {
    (self.description, pointSize) = (description, size)
  }
  public init?(name: String, size: CGFloat) {
    (description, pointSize) = ("\(name.debugDescription) \(size)", size)
  }
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont("\(style)", sizes[style] ?? 17)
  }
  public class func systemFont(ofSize size: CGFloat) -> UIFont {
    UIFont("system \(size) regular", size)
  }
  public class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont("system \(size) \(weight)", size)
  }

  // From the tables of SF Pro, with 2048 units per em.
  public var ascender: CGFloat { pointSize * 1950 / 2048 }
  public var descender: CGFloat { -pointSize * 494 / 2048 }
  public var lineHeight: CGFloat { ascender - descender }
  /// At the default text size (Apple, Human Interface Guidelines, "Typography").
  private static let sizes: [TextStyle: CGFloat] = [
    .largeTitle: 34, .title1: 28, .title2: 22, .title3: 20, .callout: 16, .subheadline: 15,
    .footnote: 13, .caption1: 12, .caption2: 11,
  ]
}

public struct UIEdgeInsets: Sendable, Equatable {
  public var top, left, bottom, right: CGFloat
  public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

open class UIViewController: UIResponder {
  public var view: UIView?
  public override init() { super.init() }
  open func loadView() { view = UIView() }
}

public struct NSDirectionalEdgeInsets: Sendable, Equatable {
  public var top, leading, bottom, trailing: CGFloat

  public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

public struct UILayoutPriority: Sendable, Equatable {
  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let defaultLow = UILayoutPriority(250)
  public let rawValue: Float
  public init(_ rawValue: Float) { self.rawValue = rawValue }
}

public enum UIUserInterfaceSizeClass { case unspecified, compact, regular }
public enum UIUserInterfaceIdiom { case unspecified, phone, pad }
public enum UIUserInterfaceLayoutDirection { case leftToRight, rightToLeft }

public protocol UITraitDefinition {}
public enum UITraitHorizontalSizeClass: UITraitDefinition {}
public enum UITraitVerticalSizeClass: UITraitDefinition {}
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {}
public enum UITraitLayoutDirection: UITraitDefinition {}
public enum UITraitUserInterfaceIdiom: UITraitDefinition {}
public protocol UITraitChangeRegistration {}
struct Registration: UITraitChangeRegistration {}

extension String {
  /// The key itself, because there is no table of translations.
  public init(localized key: String) { self = key }
}

/// The traits of a phone held upright, or others; scripts/slow/swift-runs has the same ones.
@MainActor public final class UITraitCollection {
  public static var isOther = false
  public var displayScale: CGFloat { 2 }
  public var horizontalSizeClass: UIUserInterfaceSizeClass { Self.isOther ? .regular : .compact }
  public var verticalSizeClass: UIUserInterfaceSizeClass { Self.isOther ? .compact : .regular }
  public var userInterfaceIdiom: UIUserInterfaceIdiom { Self.isOther ? .pad : .unspecified }
  public var preferredContentSizeCategory: UIContentSizeCategory {
    Self.isOther ? .accessibilityLarge : .large
  }
}

public enum UIContentSizeCategory: Comparable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge
}
