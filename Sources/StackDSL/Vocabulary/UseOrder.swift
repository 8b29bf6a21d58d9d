/// The words of the language, those first that are written most often in real screens: the order in
/// which completion proposes them.
///
/// Sources, with the counts in the comments: 1,968 storyboards and xibs of 70 public repositories
/// (*documents*: kinds of views, attributes of 49,106 constraints), 300 scenes of 26 of these
/// repositories (*scenes*: properties; 240 stacks, 882 labels, 427 buttons), and the screens in
/// `Examples` for what Interface Builder does not write, or writes without being asked.
enum UseOrder {
  static let kinds: [ViewKind] =
    // Examples: 59, 37, 36, 32, 14. The documents nest plain views where a `.stack` file has stacks.
    [.label, .button, .hstack, .vstack, .imageView]
    // Documents: 6930, 651, 613, 259, 212, 210, 152, 133, 119, 87, 42, 40, 34, 29, 28, 27, 21, 20.
    + [
      .view, .tableView, .textField, .switch, .slider, .scrollView, .activityIndicator, .textView,
      .collectionView, .segmentedControl, .picker, .containerView, .progressView, .stepper,
      .searchBar, .navigationBar, .datePicker, .tabBar,
    ]
    // Documents: 13, 13, 12, 7; the toolbars of the documents are those of controllers. Examples: 3, 1.
    + [.webView, .visualEffectView, .pageControl, .mapView, .toolbar, .spacer, .stack]

  /// English, a language whose texts are longer, one from right to left, and some that apps are often
  /// translated into.
  static let languages = ["en", "de +30%", "ar", "ja", "fr", "es", "it", "pt", "zh", "ko", "ru"]

  static let attributes: [AnchorAttribute] =
    // Documents: 19,460, 18,609, 14,632, 13,274, 7266, 6066, 4408, 4304, 108, 76, 20, 20.
    [
      .leading, .trailing, .top, .bottom, .centerY, .height, .centerX, .width, .firstBaseline,
      .lastBaseline, .left, .right,
    ]

  /// A composite stands where the rarest of its attributes does.
  static let attributeWords: [String] = attributes.flatMap { attribute in
    switch attribute {
    case .bottom: [attribute.rawValue, "edges"]
    case .centerX: [attribute.rawValue, "center"]
    case .width: [attribute.rawValue, "size"]
    default: [attribute.rawValue]
    }
  }

  /// Properties that the layout does not read, such as colors, come last.
  static let properties: [PropertyName] =
    measured + PropertyName.allCases.filter { !measured.contains($0) }

  /// The properties that are often set on a stack before its first view. Scenes: 158, 62 and 56 of 240 stacks;
  /// of the next, `layoutMargins`, 27.
  static let ofMostStacks: Set<PropertyName> = [.axis, .spacing, .distribution, .alignment]

  private static let measured: [PropertyName] =
    // Scenes: 861, 828, 427, 280, 240, 158, 90, 63, 62, 56, 44, 42, 36, 31, 27, 19.
    [
      .devices, .font, .text, .title, .numberOfLines, .image, .spacing, .intrinsicContentSize,
      .isHidden, .distribution, .alignment, .contentEdgeInsets, .minimumScaleFactor,
      .configuration, .placeholder, .layoutMargins, .isLayoutMarginsRelativeArrangement,
    ]
    // Examples: 15 (of `devices`), 14, 7, 6, 3, 2, 2, 2, 2, 2, 1.
    + [
      .defaults, .horizontalHugging, .textSizes, .compressionResistance, .verticalHugging,
      .horizontalCompressionResistance, .hugging, .verticalCompressionResistance, .size,
      .languages, .directions, .host, .states,
    ]
    // Scenes: 16, 16, 12, 12, 9, 6, 3, and what they hardly ever write.
    + [
      .segments, .preservesSuperviewLayoutMargins, .adjustsFontForContentSizeCategory,
      .borderStyle, .insetsLayoutMarginsFromSafeArea, .isScrollEnabled,
      .isBaselineRelativeArrangement, .class, .contentMode, .imageSize, .backgroundImageSize,
      .customSpacing, .isArranged, .minimumOS, .axis, .firstBaseline, .lastBaseline,
      .alignmentRectInsets, .safeArea, .scale, .system,
    ]
    // Properties that change no frame, and those that imported files have.
    + [
      .frame, .autoresizingMask, .adjustsFontSizeToFitWidth, .textAlignment, .lineBreakMode,
      .textColor, .backgroundColor, .tintColor, .alpha, .cornerRadius, .borderWidth, .borderColor,
      .clipsToBounds, .isUserInteractionEnabled, .isEnabled, .isOn, .keyboardType, .tag,
      .accessibilityIdentifier, .accessibilityLabel, .bars, .setInCode,
    ]
}

extension PropertyName {
  /// The value that is written most often where one is written at all, in the same screens.
  var usualValue: String? { WordTexts.Properties.usual[rawValue] }
}

extension ViewKind {
  /// The name that completion gives a view of this kind, as the screens in `Examples` do; nil for one that is
  /// seldom named.
  var usualName: String? { WordTexts.Kinds.name[rawValue] }
}
