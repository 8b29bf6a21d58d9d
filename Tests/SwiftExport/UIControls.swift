// Labels, controls, lists and cells of the stand-in, with the properties that exported screens set.

import Foundation

open class UILabel: UIView {
  public var text: String?
  public var font: UIFont? = .systemFont(ofSize: 17)
  public var numberOfLines = 1
  public var textColor: UIColor?
  public var textAlignment = NSTextAlignment.natural
  public var lineBreakMode = NSLineBreakMode.byTruncatingTail
  public var isEnabled = true
  public var adjustsFontSizeToFitWidth = false
  public var minimumScaleFactor: CGFloat = 0
  public var adjustsFontForContentSizeCategory = false
}

open class UIControl: UIView {
  public struct State: Sendable {
    public static let normal = State()
  }

  public var isEnabled = true
}

open class UIButton: UIControl {
  public enum ButtonType { case custom, system }
  public struct Configuration {
    public let style: String
    public var title: String?
    public var baseForegroundColor: UIColor?
    public var image: UIImage?
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?

    public static func plain() -> Self { Self(style: "plain") }
    public static func gray() -> Self { Self(style: "gray") }
    public static func tinted() -> Self { Self(style: "tinted") }
    public static func filled() -> Self { Self(style: "filled") }
  }

  public var buttonType = ButtonType.custom
  public var configuration: Configuration?
  public var isSelected = false
  public let titleLabel: UILabel? = UILabel()
  /// The title in its normal state.
  public private(set) var currentTitle: String?
  public private(set) var currentImage: UIImage?
  public func setTitle(_ title: String?, for state: UIControl.State) { currentTitle = title }
  public private(set) var currentTitleColor: UIColor?
  public func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    currentTitleColor = color
  }
  public func setImage(_ image: UIImage?, for state: UIControl.State) { currentImage = image }
  @available(iOS, deprecated: 15)
  public var contentEdgeInsets = UIEdgeInsets.zero

  public convenience init(type: ButtonType) {
    self.init(frame: CGRect())
    buttonType = type
  }
  public convenience init(configuration: Configuration) {
    self.init(type: .system)
    self.configuration = configuration
  }
}

public struct UIConfigurationTextAttributesTransformer {
  public let transform: (AttributeContainer) -> AttributeContainer
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }
}
public struct AttributeContainer { public var font: UIFont? }

/// The traits of a view for text input.
public protocol UITextInputTraits {}

open class UITextField: UIControl {
  public var adjustsFontSizeToFitWidth = false
  public enum BorderStyle { case none, line, bezel, roundedRect }

  public var text: String?
  public var textColor: UIColor?
  public var textAlignment = NSTextAlignment.natural
  public var keyboardType = UIKeyboardType.default
  public var borderStyle = BorderStyle.none
  public var isSecureTextEntry = false
  public var returnKeyType = UIReturnKeyType.default
  public var autocapitalizationType = UITextAutocapitalizationType.sentences
  public var autocorrectionType = UITextAutocorrectionType.default
  public var clearButtonMode = ViewMode.never
  public enum ViewMode { case never, whileEditing, unlessEditing, always }
  public var placeholder: String?
  public var font: UIFont? = .systemFont(ofSize: 17)
  public var adjustsFontForContentSizeCategory = false
}

public enum UIReturnKeyType {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall,
    `continue`
}
public enum UITextAutocapitalizationType { case none, words, sentences, allCharacters }
public enum UITextAutocorrectionType { case `default`, no, yes }

open class UITextView: UIScrollView {
  public var isSecureTextEntry = false
  public var returnKeyType = UIReturnKeyType.default
  public var autocapitalizationType = UITextAutocapitalizationType.sentences
  public var autocorrectionType = UITextAutocorrectionType.default
  public var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  public var isEditable = true
  public var isSelectable = true
  public var text: String?
  public var textColor: UIColor?
  public var textAlignment = NSTextAlignment.natural
  public var keyboardType = UIKeyboardType.default
  public var font: UIFont?
  public var adjustsFontForContentSizeCategory = false
}

open class UISearchBar: UIView {
  override class var usualHugging: [Float] { [250, 750] }
  public let searchTextField = UITextField()
  public var returnKeyType = UIReturnKeyType.default
  public var autocapitalizationType = UITextAutocapitalizationType.sentences
  public var autocorrectionType = UITextAutocorrectionType.default
  public var text: String?
  public var keyboardType = UIKeyboardType.default
  public var placeholder: String?
}

open class UIScrollView: UIView {
  public var isScrollEnabled = true
  public var isPagingEnabled = false
  public var bounces = true
  public var showsHorizontalScrollIndicator = true
  public var showsVerticalScrollIndicator = true
  public private(set) lazy var contentLayoutGuide = UILayoutGuide(of: self)
  public private(set) lazy var frameLayoutGuide = UILayoutGuide(of: self)
}

open class UIImageView: UIView {
  public var image: UIImage?
}

open class UISwitch: UIControl {
  override class var usualHugging: [Float] { [750, 750] }
  public var isOn = false
  public var onTintColor: UIColor?
}
open class UISlider: UIControl {
  override class var usualHugging: [Float] { [250, 750] }
  public var value: Float = 0
  public var minimumValue: Float = 0
  public var maximumValue: Float = 1
}
open class UIStepper: UIControl {
  override class var usualHugging: [Float] { [750, 750] }
  public var value: Double = 0
  public var minimumValue: Double = 0
  public var maximumValue: Double = 100
  public var stepValue: Double = 1
}
open class UISegmentedControl: UIControl {
  override class var usualHugging: [Float] { [250, 750] }
  public private(set) var items: [String] = []
  public convenience init(items: [Any]?) {
    self.init(frame: CGRect())
    self.items = items?.compactMap { $0 as? String } ?? []
  }
  public var selectedSegmentIndex = -1
}
open class UIProgressView: UIView {
  override class var usualHugging: [Float] { [250, 750] }
  public var progress: Float = 0
  public var progressTintColor: UIColor?
  public var trackTintColor: UIColor?
}
open class UIActivityIndicatorView: UIView {
  override class var usualHugging: [Float] { [750, 750] }
  public enum Style { case medium, large }
  public var style = Style.medium
  public var hidesWhenStopped = true
}
open class UIPageControl: UIControl {
  override class var usualHugging: [Float] { [750, 750] }
  public var numberOfPages = 0
  public var currentPage = 0
  public var pageIndicatorTintColor: UIColor?
  public var currentPageIndicatorTintColor: UIColor?
}
public enum UIDatePickerStyle { case automatic, wheels, compact, inline }
open class UIDatePicker: UIControl {
  override class var usualHugging: [Float] { [750, 750] }
  public var preferredDatePickerStyle = UIDatePickerStyle.automatic
}
open class UIPickerView: UIView {
  override class var usualHugging: [Float] { [750, 750] }
}
open class UIToolbar: UIView {}
open class UINavigationBar: UIView {}
open class UITabBar: UIView {}

open class UITableView: UIScrollView {}
open class UICollectionViewLayout {}
open class UICollectionViewFlowLayout: UICollectionViewLayout { public override init() {} }
open class UICollectionView: UIScrollView {
  public init(frame: CGRect, collectionViewLayout: UICollectionViewLayout) {
    super.init(frame: frame)
  }
  public required init?(coder: NSCoder) { nil }
}
open class UIVisualEffect {}
open class UIBlurEffect: UIVisualEffect {
  public enum Style { case regular }
  public init(style: Style) {}
}
open class UIVisualEffectView: UIView {
  public let contentView = UIView()
  public init(effect: UIVisualEffect?) {
    super.init(frame: CGRect())
    addSubview(contentView)
  }
  public required init?(coder: NSCoder) { nil }
}

open class UITableViewCell: UIView {
  public enum CellStyle { case `default` }
  public let contentView = UIView()
  public init(style: CellStyle, reuseIdentifier: String?) {
    super.init(frame: CGRect())
    addSubview(contentView)
  }
  public required init?(coder: NSCoder) { nil }
}
open class UITableViewHeaderFooterView: UIView {
  public let contentView = UIView()
  public init(reuseIdentifier: String?) {
    super.init(frame: CGRect())
    addSubview(contentView)
  }
  public required init?(coder: NSCoder) { nil }
}
open class UICollectionViewCell: UIView {
  public let contentView = UIView()
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(contentView)
  }
  public required init?(coder: NSCoder) { nil }
}
