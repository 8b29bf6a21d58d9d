/// One row of the table of properties: what completion, hover, checking and documentation read.
public struct PropertyDescription: Sendable {
  let type: ValueType
  /// The things that have it, in the order of the documentation; empty for a property of the file.
  public let owners: [ViewKind]
  /// The value in force if none is written, in words.
  let initial: String
  /// Its effect in UIKit, in one or two sentences.
  public let summary: String
}

extension PropertyDescription {
  var isOfFile: Bool { owners.isEmpty }

  /// The views that have it, for a message: "stacks", "a label or a text field".
  var ownerPhrase: String {
    if isOfFile { return "the top level of a file" }
    if owners == ViewKind.stacks { return "stacks" }
    return owners.count > 8 ? "views" : orList(owners.map(\.phrase))
  }
}

extension PropertyName {
  public var description: PropertyDescription { Self.table[self] ?? row }

  private static let table = Dictionary(uniqueKeysWithValues: allCases.map { ($0, $0.row) })

  private var row: PropertyDescription {
    PropertyDescription(
      type: type, owners: owners, initial: WordTexts.Properties.initial[rawValue] ?? "",
      summary: WordTexts.Properties.summary[rawValue] ?? "")
  }

  private var type: ValueType {
    switch self {
    case .isHidden, .isArranged, .preservesSuperviewLayoutMargins, .insetsLayoutMarginsFromSafeArea,
      .isBaselineRelativeArrangement, .isLayoutMarginsRelativeArrangement,
      .adjustsFontForContentSizeCategory, .adjustsFontSizeToFitWidth, .isScrollEnabled, .isSelected,
      .isEditable, .isSelectable, .isSecureTextEntry, .hidesWhenStopped, .isPagingEnabled, .bounces,
      .showsHorizontalScrollIndicator, .showsVerticalScrollIndicator, .clipsToBounds,
      .isUserInteractionEnabled, .isEnabled, .isOn:
      .bool
    case .firstBaseline, .lastBaseline, .minimumScaleFactor, .scale, .system, .minimumOS, .value,
      .minimumValue, .maximumValue, .stepValue, .progress, .selectedSegmentIndex, .shadowOpacity,
      .shadowRadius, .alpha, .cornerRadius, .borderWidth, .tag:
      .number
    case .numberOfLines, .numberOfPages, .currentPage: .count
    case .text, .title, .placeholder, .accessibilityLabel: .string
    case .segments: .strings
    case .image, .onTintColor, .progressTintColor, .trackTintColor, .pageIndicatorTintColor,
      .currentPageIndicatorTintColor, .shadowColor, .textColor, .backgroundColor, .tintColor,
      .borderColor, .accessibilityIdentifier:
      .word
    case .class: .className
    case .font: .font
    case .hugging, .horizontalHugging, .verticalHugging, .compressionResistance,
      .horizontalCompressionResistance, .verticalCompressionResistance:
      .priority
    case .spacing, .customSpacing: .spacing
    case .intrinsicContentSize, .imageSize, .backgroundImageSize, .size: .size
    case .alignmentRectInsets, .layoutMargins, .contentEdgeInsets, .safeArea: .insets
    case .frame: .frame
    case .axis: .cases(AxisWord.words)
    case .distribution: .cases(DistributionWord.words)
    case .alignment: .cases(AlignmentWord.words)
    case .borderStyle: .cases(BorderStyleWord.words)
    case .style: .cases(SpinnerStyleWord.words)
    case .preferredDatePickerStyle: .cases(DatePickerStyleWord.words)
    case .defaults: .cases(DefaultPriorities.words)
    case .configuration, .contentMode, .textAlignment, .lineBreakMode, .keyboardType,
      .returnKeyType, .autocapitalizationType, .autocorrectionType, .clearButtonMode:
      .cases(lookWords)
    case .autoresizingMask: .caseList(FlexibleWord.words)
    case .bars: .caseList(Vocabulary.bars)
    case .textSizes: .caseList(Vocabulary.textSizes)
    case .directions: .caseList(DirectionWord.words)
    case .devices: .devices
    case .languages: .languages
    case .states: .names
    case .host: .host
    case .setInCode: .viewsAndConstraints
    }
  }

  private var owners: [ViewKind] {
    switch self {
    case .alignmentRectInsets, .hugging, .horizontalHugging, .verticalHugging,
      .compressionResistance, .horizontalCompressionResistance, .verticalCompressionResistance,
      .intrinsicContentSize, .isHidden, .isArranged, .preservesSuperviewLayoutMargins,
      .firstBaseline, .lastBaseline, .customSpacing, .frame, .autoresizingMask, .class,
      .contentMode, .shadowColor, .shadowOpacity, .shadowRadius, .alpha, .cornerRadius,
      .borderWidth, .borderColor, .clipsToBounds, .isUserInteractionEnabled, .tag,
      .accessibilityIdentifier, .accessibilityLabel:
      ViewKind.views
    case .layoutMargins, .insetsLayoutMarginsFromSafeArea, .backgroundColor, .tintColor:
      ViewKind.views + [.screen]
    case .axis, .distribution, .alignment, .spacing, .isBaselineRelativeArrangement,
      .isLayoutMarginsRelativeArrangement:
      ViewKind.stacks
    case .font, .adjustsFontForContentSizeCategory: ViewKind.texts
    case .text: [.label, .textField, .textView, .searchBar]
    case .textAlignment: [.label, .textField, .textView]
    case .textColor: [.label, .textField, .textView, .button]
    case .numberOfLines, .lineBreakMode: [.label, .button]
    case .adjustsFontSizeToFitWidth: [.label, .textField, .button]
    case .minimumScaleFactor: [.label, .button]
    case .title, .configuration, .imageSize, .backgroundImageSize, .contentEdgeInsets, .isSelected:
      [.button]
    case .image: [.imageView, .button]
    case .placeholder: [.textField, .searchBar]
    case .borderStyle, .clearButtonMode: [.textField]
    case .keyboardType, .returnKeyType, .autocapitalizationType, .autocorrectionType:
      [.textField, .textView, .searchBar]
    case .isSecureTextEntry: [.textField, .textView]
    case .isEditable, .isSelectable: [.textView]
    case .isScrollEnabled: [.textView, .scrollView, .tableView, .collectionView]
    case .isPagingEnabled, .bounces, .showsHorizontalScrollIndicator, .showsVerticalScrollIndicator:
      [.scrollView, .tableView, .collectionView, .textView]
    case .segments, .selectedSegmentIndex: [.segmentedControl]
    case .numberOfPages, .currentPage, .pageIndicatorTintColor, .currentPageIndicatorTintColor:
      [.pageControl]
    case .style, .hidesWhenStopped: [.activityIndicator]
    case .preferredDatePickerStyle: [.datePicker]
    case .value, .minimumValue, .maximumValue: [.slider, .stepper]
    case .stepValue: [.stepper]
    case .progress, .progressTintColor, .trackTintColor: [.progressView]
    case .onTintColor, .isOn: [.switch]
    case .isEnabled:
      [
        .label, .button, .textField, .switch, .slider, .stepper, .segmentedControl, .pageControl,
        .datePicker,
      ]
    case .devices, .size, .scale, .system, .safeArea, .bars, .textSizes, .directions, .languages,
      .states, .host, .setInCode:
      [.screen]
    case .defaults, .minimumOS: []
    }
  }

  /// The cases of UIKit's enums that move no frame.
  private var lookWords: [String] {
    switch self {
    case .configuration: ["plain", "gray", "tinted", "filled"]
    case .contentMode:
      [
        "scaleToFill", "scaleAspectFit", "scaleAspectFill", "redraw", "center", "top", "bottom",
        "left", "right", "topLeft", "topRight", "bottomLeft", "bottomRight",
      ]
    case .textAlignment: ["natural", "left", "center", "right", "justified"]
    case .lineBreakMode:
      [
        "byWordWrapping", "byCharWrapping", "byClipping", "byTruncatingHead", "byTruncatingTail",
        "byTruncatingMiddle",
      ]
    case .keyboardType:
      [
        "default", "asciiCapable", "numbersAndPunctuation", "URL", "numberPad", "phonePad",
        "namePhonePad", "emailAddress", "decimalPad", "twitter", "webSearch",
        "asciiCapableNumberPad",
      ]
    case .returnKeyType:
      [
        "default", "go", "google", "join", "next", "route", "search", "send", "yahoo", "done",
        "emergencyCall", "continue",
      ]
    case .autocapitalizationType: ["none", "words", "sentences", "allCharacters"]
    case .autocorrectionType: ["default", "no", "yes"]
    case .clearButtonMode: ["never", "whileEditing", "unlessEditing", "always"]
    default: []
    }
  }
}
