/// The contents and the behavior of controls. Of these properties, only the number of pages and the style of an
/// activity indicator change a size.
///
/// Sources: Apple's documentation of the classes and of `UITextInputTraits`.
extension PropertyName {
  var controlDescription: PropertyDescription? {
    switch self {
    case .numberOfPages:
      row(
        .count, [.pageControl], default: "3 for its size",
        "How many dots the control has: one is 7 pt wide, with 9 pt between two.")
    case .style:
      row(
        .cases(SpinnerStyleWord.words), [.activityIndicator], default: "medium",
        "How large the spinner is: 20 or 37 pt.")
    case .preferredDatePickerStyle:
      row(
        .cases(DatePickerStyleWord.words), [.datePicker], default: "wheels",
        "How a date is chosen. Wheels are 216 pt high; of the others UIKit decides how large they "
          + "are.")
    case .value, .minimumValue, .maximumValue:
      look(.number, [.slider, .stepper], default: rangeDefault, "The value, and its range.")
    case .stepValue: look(.number, [.stepper], default: "1", "What one tap adds.")
    case .progress: look(.number, [.progressView], default: "0", "From 0 to 1.")
    case .currentPage: look(.count, [.pageControl], default: "0", "The dot that is lit.")
    case .selectedSegmentIndex:
      look(.number, [.segmentedControl], default: "-1, none", "The segment that is chosen.")
    case .isSelected: look(.bool, [.button], default: "false", "Whether the button is chosen.")
    case .isEditable: look(.bool, [.textView], default: "true", "Whether the text can be edited.")
    case .isSelectable:
      look(.bool, [.textView], default: "true", "Whether the text can be selected.")
    case .isSecureTextEntry:
      look(.bool, [.textField, .textView], default: "false", "Whether dots stand for the letters.")
    case .hidesWhenStopped:
      look(.bool, [.activityIndicator], default: "true", "Whether it is only seen while it turns.")
    case .isPagingEnabled:
      look(.bool, Self.scrolling, default: "false", "Whether scrolling stops at whole pages.")
    case .bounces:
      look(.bool, Self.scrolling, default: "true", "Whether content can be drawn beyond its end.")
    case .showsHorizontalScrollIndicator, .showsVerticalScrollIndicator:
      look(.bool, Self.scrolling, default: "true", "Whether a bar shows how far it is scrolled.")
    default: inputDescription ?? colorDescription
    }
  }

  /// The keyboard, and what it does to what is typed.
  private var inputDescription: PropertyDescription? {
    switch self {
    case .returnKeyType:
      look(
        .cases([
          "default", "go", "google", "join", "next", "route", "search", "send", "yahoo", "done",
          "emergencyCall", "continue",
        ]), Self.typing, default: "default", "What stands on the return key.")
    case .autocapitalizationType:
      look(
        .cases(["none", "words", "sentences", "allCharacters"]), Self.typing, default: "sentences",
        "Where the keyboard writes capital letters.")
    case .autocorrectionType:
      look(
        .cases(["default", "no", "yes"]), Self.typing, default: "default",
        "Whether the keyboard corrects words.")
    case .clearButtonMode:
      look(
        .cases(["never", "whileEditing", "unlessEditing", "always"]), [.textField],
        default: "never", "When the button that empties the field is there.")
    default: nil
    }
  }

  private var colorDescription: PropertyDescription? {
    switch self {
    case .onTintColor:
      look(.word, [.switch], default: "systemGreen", "The color of a switch that is on.")
    case .progressTintColor, .trackTintColor:
      look(.word, [.progressView], default: "none", "The color of the bar, and of what is left.")
    case .pageIndicatorTintColor, .currentPageIndicatorTintColor:
      look(
        .word, [.pageControl], default: "none",
        "The color of the dots, and of the one that is lit.")
    case .shadowColor:
      look(.word, ViewKind.views, default: "black", "The color of the layer's shadow.")
    case .shadowOpacity:
      look(.number, ViewKind.views, default: "0", "How opaque the layer's shadow is, from 0 to 1.")
    case .shadowRadius:
      look(.number, ViewKind.views, default: "3", "How blurred the layer's shadow is, in points.")
    default: nil
    }
  }

  private var rangeDefault: String {
    switch self {
    case .maximumValue: "1; of a stepper 100"
    default: "0"
    }
  }

  private static let scrolling: [ViewKind] = [.scrollView, .tableView, .collectionView, .textView]
  private static let typing: [ViewKind] = [.textField, .textView, .searchBar]
}
