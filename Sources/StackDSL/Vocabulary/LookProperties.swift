/// Properties that change the look or behavior of a view and no frame.
///
/// A file keeps it for export, for the picture, and because a view with a background is there for its
/// looks. Sources: Apple's documentation of `UIView`, `CALayer`, `UILabel` and `UIControl`.
extension PropertyName {
  /// Whether the view itself is drawn with it: such a view is more than a wrapper.
  public var drawsView: Bool {
    switch self {
    case .backgroundColor, .cornerRadius, .borderWidth, .borderColor, .clipsToBounds, .alpha,
      .shadowOpacity:
      true
    default: false
    }
  }

  /// Whether it is a property of the view's layer in UIKit: `layer.cornerRadius`.
  public var isOfLayer: Bool {
    switch self {
    case .cornerRadius, .borderWidth, .borderColor, .shadowColor, .shadowOpacity, .shadowRadius:
      true
    default: false
    }
  }

  var lookDescription: PropertyDescription? {
    let texts: [ViewKind] = [.label, .textField, .textView]
    return switch self {
    case .textAlignment:
      look(
        .cases(["natural", "left", "center", "right", "justified"]), texts, default: "natural",
        "Where the lines of text stand in the view.")
    case .lineBreakMode:
      look(
        .cases([
          "byWordWrapping", "byCharWrapping", "byClipping", "byTruncatingHead", "byTruncatingTail",
          "byTruncatingMiddle",
        ]), [.label, .button], default: "byTruncatingTail; of a button byTruncatingMiddle",
        "Where text that does not fit is cut.")
    case .textColor:
      look(
        .word, texts + [.button], default: "label; of a button by its configuration",
        "The color of the text, or of a button's title.")
    case .backgroundColor:
      look(
        .word, ViewKind.views + [.screen], default: "none",
        "The color behind the content: a view that has one is there for its looks. A stack draws "
          + "it from iOS 14 on.")
    case .tintColor:
      look(
        .word, ViewKind.views + [.screen], default: "that of the superview",
        "The color of what can be tapped.")
    case .alpha:
      look(
        .number, ViewKind.views, default: "1",
        "How opaque the view is, from 0 to 1; at 0 it still takes its room, unlike a hidden view "
          + "in a stack.")
    case .cornerRadius:
      look(.number, ViewKind.views, default: "0", "The radius of rounded corners, in points.")
    case .borderWidth:
      look(
        .number, ViewKind.views, default: "0",
        "The width of the border inside the bounds, in points.")
    case .borderColor: look(.word, ViewKind.views, default: "black", "The color of the border.")
    case .clipsToBounds:
      look(.bool, ViewKind.views, default: "false", "Whether subviews are cut at the view's edges.")
    case .isUserInteractionEnabled:
      look(
        .bool, ViewKind.views, default: "true; of a label and an image view false",
        "Whether the view takes touches.")
    case .isEnabled:
      look(
        .bool,
        [
          .label, .button, .textField, .switch, .slider, .stepper, .segmentedControl, .pageControl,
          .datePicker,
        ], default: "true", "Whether the control can be used.")
    case .isOn: look(.bool, [.switch], default: "false", "Whether the switch is on.")
    case .keyboardType:
      look(
        .cases([
          "default", "asciiCapable", "numbersAndPunctuation", "URL", "numberPad", "phonePad",
          "namePhonePad", "emailAddress", "decimalPad", "twitter", "webSearch",
          "asciiCapableNumberPad",
        ]), [.textField, .textView, .searchBar], default: "default",
        "The keyboard that comes up for the text.")
    case .tag: look(.number, ViewKind.views, default: "0", "A number by which code finds the view.")
    case .accessibilityIdentifier:
      look(.word, ViewKind.views, default: "none", "The name by which tests find the view.")
    case .accessibilityLabel:
      look(.string, ViewKind.views, default: "by text", "What VoiceOver reads.")
    default: nil
    }
  }
}
