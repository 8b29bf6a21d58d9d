/// Words that Swift does not accept as names everywhere (The Swift Programming Language, "Lexical Structure",
/// and the words that the Swift 6.3 compiler accepts before a dot).
let swiftKeywords: Set<String> = words(
  """
  _ Any Protocol Self Type actor as associatedtype async await borrowing break case catch class consume
  consuming continue copy default defer deinit discard do dynamic each else enum extension fallthrough false
  fileprivate for func guard if import in indirect infix init inout internal is isolated lazy let macro
  mutating nil nonisolated nonmutating open operator optional override package postfix precedencegroup prefix
  private protocol public repeat required rethrows return self sending some static struct subscript super
  switch throw throws true try typealias unowned var weak where while yield
  """)

/// Members of NSObject, UIResponder, UIView, the cells and the export itself that a property of the same name
/// would hide or conflict with.
///
/// Source: Apple's documentation of these classes, iOS 26.
let swiftTakenNames: Set<String> = words(
  """
  State Subviews accessibilityActivationPoint accessibilityAttributedHint accessibilityAttributedLabel
  accessibilityAttributedValue accessibilityContainerType accessibilityCustomActions
  accessibilityCustomContent accessibilityCustomRotors accessibilityElements accessibilityElementsHidden
  accessibilityFrame accessibilityHint accessibilityIdentifier accessibilityIgnoresInvertColors
  accessibilityLabel accessibilityLanguage accessibilityNavigationStyle accessibilityPath
  accessibilityRespondsToUserInteraction accessibilityTextualContext accessibilityTraits
  accessibilityUserInputLabels accessibilityValue accessibilityViewIsModal accessoryType accessoryView
  addViews alignmentRectInsets alpha anchorPoint appearance appliedSize apply autoresizesSubviews
  autoresizingMask awakeFromNib backgroundColor backgroundConfiguration backgroundView
  becomeFirstResponder bottomAnchor bounds canBecomeFirstResponder canBecomeFocused canResignFirstResponder
  center centerXAnchor centerYAnchor classForCoder clearsContextBeforeDrawing clipsToBounds
  collisionBoundingPath collisionBoundsType configurationState constraints contentConfiguration
  contentMode contentScaleFactor contentView copy corner cornerConfiguration customMirror debugDescription
  defaultContentConfiguration description detailTextLabel directionalLayoutMargins dragInteractionEnabled
  dynamicType editingAccessoryType editingAccessoryView editingInteractionConfiguration
  effectiveUserInterfaceLayoutDirection endEditing firstBaselineAnchor focusEffect focusGroupIdentifier
  focusGroupPriority focusItemContainer focusItemDeferralMode focusStyle forBaselineLayout frame
  gestureRecognizers hash heightAnchor hoverStyle imageView indentationLevel indentationWidth init
  inputAccessoryView inputAccessoryViewController inputAssistantItem inputView inputViewController
  insetsLayoutMarginsFromSafeArea interactions intrinsicContentSize invalidateIntrinsicContentSize
  isAccessibilityElement isAccessibilityElementBlock isEditing isExclusiveTouch isFirstResponder isFocused
  isHidden isHighlighted isMultipleTouchEnabled isOpaque isProxy isSelected
  isUserInteractionEnabled keyCommands keyboardLayoutGuide largeContentImage largeContentImageInsets
  largeContentTitle lastBaselineAnchor layer layoutGuides layoutIfNeeded layoutMargins
  layoutMarginsDidChange layoutMarginsGuide layoutSubviews leadingAnchor leftAnchor mask
  maximumContentSizeCategory minimumContentSizeCategory motionEffects mutableCopy next observationInfo
  overrideUserInterfaceStyle parentFocusEnvironment pasteConfiguration perform preferredFocusEnvironments
  preferredFocusedView prepareForReuse preservesSuperviewLayoutMargins readableContentGuide registeredTraits
  reloadInputViews removeFromSuperview resignFirstResponder restorationIdentifier reuseIdentifier
  rightAnchor safeAreaInsets safeAreaInsetsDidChange safeAreaLayoutGuide scalesLargeContentImage
  scribbleInteraction selectedBackgroundView selectionStyle self semanticContentAttribute
  separatorInset setNeedsDisplay setNeedsLayout setNeedsUpdateConstraints setProperties
  shouldGroupAccessibilityChildren shouldIndentWhileEditing showsLargeContentViewer showsReorderControl
  showingDeleteConfirmation sizeThatFits sizeToFit state subviews superclass superview tag
  textInputContextIdentifier textInputMode textLabel tintAdjustmentMode tintColor tintColorDidChange
  topAnchor trailingAnchor traitCollection traitOverrides transform transform3D
  translatesAutoresizingMaskIntoConstraints undoManager update updateConstraints
  updateConstraintsIfNeeded updateFocusIfNeeded updateTraitsIfNeeded userActivity
  userActivityTouchBarItems userInterfaceLayoutDirection version viewPrintFormatter
  widthAnchor window zone
  """)

/// Members of UIStackView, for a component's class that inherits from it.
let swiftStackNames: Set<String> = words(
  """
  addArrangedSubview alignment arrangedSubviews axis customSpacing distribution insertArrangedSubview
  isBaselineRelativeArrangement isLayoutMarginsRelativeArrangement removeArrangedSubview setCustomSpacing spacing
  """)

/// Possible names of screens that SwiftUI uses.
let swiftUINames: Set<String> = words(
  """
  Alert App Binding Button Capsule Circle Color Commands Divider Edge Ellipse Environment Font ForEach Form
  Gauge Gesture Grid GridRow Group HStack Image Label Link List Map Menu Namespace Navigation Path Picker
  Preview ProgressView Rectangle Scene ScrollView Section Shape Slider Spacer State Stepper Tab TabView
  Table Text TextEditor TextField Toggle Transaction VStack View Window ZStack
  """)

private func words(_ text: String) -> Set<String> {
  Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
}
