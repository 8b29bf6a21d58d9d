import StackDSL

/// What views of a kind are like, as far as it matters for what is right and wrong with a layout.
struct KindTraits: OptionSet, Sendable {
  let rawValue: Int

  /// Letters of it are cut where it is too small.
  static let showsText = KindTraits(rawValue: 1 << 0)
  /// A user reads or touches it.
  static let isReadOrTouched = KindTraits(rawValue: 1 << 1)
  /// A user reads or touches it as a whole: one has no place in another.
  static let liesInNoOther = KindTraits(rawValue: 1 << 2)
  /// A field to type into, on one line.
  static let isField = KindTraits(rawValue: 1 << 3)
  /// As high as it is drawn by UIKit, whatever it shows.
  static let hasOneHeight = KindTraits(rawValue: 1 << 4)
  /// As wide as there is room.
  static let growsSideways = KindTraits(rawValue: 1 << 5)
  /// As large as there is room.
  static let grows = KindTraits(rawValue: 1 << 6)
  /// Its content moves.
  static let scrolls = KindTraits(rawValue: 1 << 7)
  /// It makes its content from rows or cells.
  static let isList = KindTraits(rawValue: 1 << 8)
  /// Its own size is an estimate here.
  static let hasEstimatedSize = KindTraits(rawValue: 1 << 9)
  /// It holds views, rows or cells, and draws nothing itself but a background.
  static let isContainer = KindTraits(rawValue: 1 << 10)
}

extension ViewKind {
  /// Every kind has its row: there is no default.
  var traits: KindTraits {
    switch self {
    case .screen, .spacer, .imageView: []
    case .view, .containerView, .hstack, .vstack, .stack: [.isContainer]
    case .visualEffectView, .activityIndicator, .toolbar, .navigationBar, .tabBar:
      [.hasEstimatedSize]
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
