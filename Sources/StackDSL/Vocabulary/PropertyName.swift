/// The properties, by the words that stand in a file.
public enum PropertyName: String, Sendable, Hashable, CaseIterable {
  case alignmentRectInsets
  /// `hugging` alone sets both axes.
  case hugging
  case horizontalHugging = "hugging.horizontal"
  case verticalHugging = "hugging.vertical"
  case compressionResistance
  case horizontalCompressionResistance = "compressionResistance.horizontal"
  case verticalCompressionResistance = "compressionResistance.vertical"
  case intrinsicContentSize, isHidden, isArranged, layoutMargins
  case preservesSuperviewLayoutMargins, insetsLayoutMarginsFromSafeArea, firstBaseline, lastBaseline
  case customSpacing
  case frame, autoresizingMask
  case `class`
  case axis, distribution, alignment, spacing
  case isBaselineRelativeArrangement, isLayoutMarginsRelativeArrangement
  case text, title, placeholder, font, numberOfLines, minimumScaleFactor
  case adjustsFontForContentSizeCategory
  case isScrollEnabled, borderStyle, configuration, segments
  case image, imageSize, backgroundImageSize, contentEdgeInsets, contentMode
  case adjustsFontSizeToFitWidth
  case textAlignment, lineBreakMode, textColor, backgroundColor, tintColor, alpha, cornerRadius
  case borderWidth, borderColor, clipsToBounds, isUserInteractionEnabled, isEnabled, isOn
  case numberOfPages, currentPage, style, preferredDatePickerStyle
  case value, minimumValue, maximumValue, stepValue, progress, selectedSegmentIndex
  case isSelected, isEditable, isSelectable, isSecureTextEntry, hidesWhenStopped
  case isPagingEnabled, bounces, showsHorizontalScrollIndicator, showsVerticalScrollIndicator
  case returnKeyType, autocapitalizationType, autocorrectionType, clearButtonMode
  case onTintColor, progressTintColor, trackTintColor, pageIndicatorTintColor
  case currentPageIndicatorTintColor, shadowColor, shadowOpacity, shadowRadius
  case keyboardType, tag, accessibilityIdentifier, accessibilityLabel
  case devices, size, scale, system, safeArea, bars, textSizes, directions, languages, states
  case host, setInCode
  case defaults, minimumOS
}
