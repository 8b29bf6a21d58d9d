import LayoutEngine
import StackDSL

extension Remedy {
  /// What the picture is that code puts into an image view: of which size.
  static func sizeOfPicture(of view: ViewID, _ layout: LayoutReading) -> Remedy {
    var remedy = Remedy(
      "Say how large the picture of \(layout.name(view)) is: intrinsicContentSize \(usual)",
      [.set(layout.index(view), .intrinsicContentSize, usual)], shows: [layout.index(view)])
    remedy.isCorrection = true
    return remedy
  }

  /// Points: as large as what a finger hits.
  private static let usual = "44 x 44"
}

extension LayoutReading {
  /// An image view of which neither a picture nor a constraint says how large it is.
  func lacksPicture(_ view: ViewID) -> Bool {
    declared(view).kind == .imageView && content(view, .horizontal).intrinsic == nil
      && content(view, .vertical).intrinsic == nil && !isNamed(.width, of: view)
      && !isNamed(.height, of: view)
  }
}
