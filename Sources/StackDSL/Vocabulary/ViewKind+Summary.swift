extension ViewKind {
  /// A sentence that says what it is and where its size comes from.
  var summary: String {
    switch self {
    case .screen: "The screen's own view, the superview of all that stands in its braces."
    case .hstack: "A stack that arranges its views from leading to trailing."
    case .vstack: "A stack that arranges its views from top to bottom."
    case .stack: "A stack whose `axis` is given, and may change in a `when`."
    case .label: "Text that is shown; as large as its text in its font."
    case .button: "A title, an image or both to tap; as large as these with their insets."
    case .textField: "A line of text to edit; as high as its font and its border ask for."
    case .textView: "Many lines of text to edit; it scrolls, and has no content size of its own."
    case .imageView: "An image; as large as the image, and without one of no content size."
    case .view: "A plain view, which has no content size."
    case .spacer: "A view without content that takes what is left."
    case .scrollView: "What scrolls: `content` is the size of its inside, `frame` its own."
    case .searchBar: "A search field with its margins; as wide as there is room."
    case .switch: "On or off; always of the same size."
    case .slider: "A value between two ends; of a fixed height, as wide as there is room."
    case .stepper: "Plus and minus; always of the same size."
    case .segmentedControl: "One of several; of a fixed height, as wide as its titles."
    case .progressView: "How much is done; a thin bar, as wide as there is room."
    case .activityIndicator: "Something is going on; always of the same size."
    case .pageControl: "A dot for each page; of a fixed height."
    case .datePicker: "A date or a time; its size depends on its style."
    case .picker: "Wheels to choose from; of a fixed height, as wide as there is room."
    case .tableView: "Rows that scroll; it has no content size, what is in its cells is a screen."
    case .collectionView: "Cells that scroll; it has no content size of its own."
    case .containerView: "A view that holds the view of another controller; without content size."
    case .visualEffectView: "Blurs what lies behind it; without content size."
    case .webView: "A web page; without content size."
    case .mapView: "A map; without content size."
    case .toolbar: "A bar of buttons; of a fixed height, as wide as there is room."
    case .navigationBar: "A title between buttons; of a fixed height, as wide as there is room."
    case .tabBar:
      "Buttons that switch between screens; of a fixed height, as wide as there is room."
    }
  }
}
