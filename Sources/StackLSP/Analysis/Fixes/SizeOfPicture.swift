import LayoutEngine
import StackDSL

extension Remedy {
  /// States the size of the picture that code puts into an image view. In a row that fills, where a
  /// picture would take what is left, constraints hold it to that size.
  static func sizeOfPicture(of view: ViewID, _ layout: LayoutReading) -> [Remedy] {
    let index = layout.index(view)
    var content = Remedy(
      "Say how large the picture of \(layout.name(view)) is: "
        + "intrinsicContentSize \(usual) x \(usual)",
      [.set(index, .intrinsicContentSize, "\(usual) x \(usual)")], shows: [index])
    content.isCorrection = true
    var fixed = Remedy(
      "Give \(layout.name(view)) a size: width == \(usual) and height == \(usual)",
      LayoutEngine.Axis.allCases.map { .addConstraint(index, .size(of: index, $0, Double(usual))) },
      shows: [index])
    let stack = layout.stack(arranging: view).flatMap(layout.stackProperties)
    fixed.isCorrection = stack?.distribution == .fill
    content.isCorrection = !fixed.isCorrection
    return [content, fixed]
  }

  /// Points: as large as what a finger hits.
  private static let usual = 44
}

extension LayoutReading {
  /// An image view whose size neither a picture nor a constraint states.
  func lacksPicture(_ view: ViewID) -> Bool {
    declared(view).kind == .imageView && content(view, .horizontal).intrinsic == nil
      && content(view, .vertical).intrinsic == nil && !isNamed(.width, of: view)
      && !isNamed(.height, of: view)
  }
}
