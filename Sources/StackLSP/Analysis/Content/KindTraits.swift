import StackDSL

/// The traits of a kind of view that matter for judging a layout.
struct KindTraits: OptionSet, Sendable {
  let rawValue: Int

  /// It shows text, whose letters are cut if it is too small.
  static let showsText = KindTraits(rawValue: 1 << 0)
  /// A user reads or touches it.
  static let isReadOrTouched = KindTraits(rawValue: 1 << 1)
  /// A user reads or touches it as a whole, so none may lie in another.
  static let liesInNoOther = KindTraits(rawValue: 1 << 2)
  /// A one-line field for typing.
  static let isField = KindTraits(rawValue: 1 << 3)
  /// UIKit draws it at one height, whatever it shows.
  static let hasOneHeight = KindTraits(rawValue: 1 << 4)
  /// It takes all available width.
  static let growsSideways = KindTraits(rawValue: 1 << 5)
  /// It takes all available room.
  static let grows = KindTraits(rawValue: 1 << 6)
  /// Its content moves.
  static let scrolls = KindTraits(rawValue: 1 << 7)
  /// It creates its content from rows or cells.
  static let isList = KindTraits(rawValue: 1 << 8)
  /// Its size in the table is an estimate.
  static let hasEstimatedSize = KindTraits(rawValue: 1 << 9)
  /// It contains views, rows or cells, and draws only a background.
  static let isContainer = KindTraits(rawValue: 1 << 10)
  /// A bar across the screen, whose items UIKit places.
  static let isBar = KindTraits(rawValue: 1 << 11)
}

extension ViewKind {
  /// Every kind has its row; there is no default.
  var traits: KindTraits {
    switch self {
    case .screen, .spacer, .imageView: []
    case .view, .containerView, .hstack, .vstack, .stack: [.isContainer]
    case .visualEffectView, .activityIndicator: [.hasEstimatedSize]
    case .toolbar, .navigationBar, .tabBar: [.hasEstimatedSize, .isBar]
    case .label: [.showsText, .isReadOrTouched, .liesInNoOther, .hasEstimatedSize]
    case .button: [.showsText, .isReadOrTouched, .hasEstimatedSize]
    case .segmentedControl:
      [.showsText, .isReadOrTouched, .liesInNoOther, .hasOneHeight, .hasEstimatedSize]
    case .textField, .searchBar:
      [
        .isReadOrTouched, .liesInNoOther, .isField, .hasOneHeight, .growsSideways,
        .hasEstimatedSize,
      ]
    case .switch, .stepper: [.isReadOrTouched, .liesInNoOther, .hasOneHeight, .hasEstimatedSize]
    case .slider:
      [.isReadOrTouched, .liesInNoOther, .hasOneHeight, .growsSideways, .hasEstimatedSize]
    case .datePicker: [.isReadOrTouched, .liesInNoOther, .hasEstimatedSize]
    case .picker, .pageControl: [.isReadOrTouched, .hasEstimatedSize]
    case .progressView: [.hasOneHeight, .growsSideways, .hasEstimatedSize]
    case .textView: [.grows, .hasEstimatedSize]
    case .scrollView: [.grows, .scrolls, .isContainer]
    case .webView, .mapView: [.grows, .scrolls]
    case .tableView, .collectionView: [.grows, .scrolls, .isList, .isContainer]
    }
  }

  func has(_ trait: KindTraits) -> Bool { !traits.isDisjoint(with: trait) }
}
