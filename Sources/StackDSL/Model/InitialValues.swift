extension PropertyName {
  /// The value in force where a file writes none, for a view of this kind; nil if there is none, or if it
  /// follows from others. `docs/vocabulary.md` says it in words.
  ///
  /// Sources: Apple's documentation of the classes, of `CALayer` and of `UITextInputTraits`. A text field with
  /// a border, wheels and three pages are this language's own.
  public func initialValue(of kind: ViewKind) -> Value? {
    switch self {
    case .axis: .name(kind == .vstack ? "vertical" : "horizontal")
    case .distribution, .alignment: .name("fill")
    case .contentMode: .name("scaleToFill")
    case .borderStyle: .name("roundedRect")
    case .preferredDatePickerStyle: .name("wheels")
    case .style: .name("medium")
    case .lineBreakMode: .name(kind == .button ? "byTruncatingMiddle" : "byTruncatingTail")
    case .textAlignment: .name("natural")
    case .keyboardType, .returnKeyType, .autocorrectionType: .name("default")
    case .autocapitalizationType: .name("sentences")
    case .clearButtonMode: .name("never")
    case .isHidden, .isBaselineRelativeArrangement, .isLayoutMarginsRelativeArrangement,
      .preservesSuperviewLayoutMargins, .clipsToBounds, .isOn, .isSelected, .isSecureTextEntry,
      .isPagingEnabled:
      .bool(false)
    case .insetsLayoutMarginsFromSafeArea, .isScrollEnabled, .isEnabled, .isEditable, .isSelectable,
      .hidesWhenStopped, .bounces, .showsHorizontalScrollIndicator, .showsVerticalScrollIndicator:
      .bool(true)
    case .isUserInteractionEnabled: .bool(kind != .label && kind != .imageView)
    case .tag, .currentPage, .value, .minimumValue, .progress, .cornerRadius, .borderWidth,
      .shadowOpacity:
      .number(0)
    case .alpha, .stepValue, .numberOfLines: .number(1)
    case .shadowRadius, .numberOfPages: .number(3)
    case .maximumValue: .number(kind == .stepper ? 100 : 1)
    case .selectedSegmentIndex: .number(-1)
    default: nil
    }
  }
}
