import LayoutEngine
import StackDSL

/// How a view of other proportions shows its picture.
///
/// Source: Apple, `UIView.ContentMode`; the default is `scaleToFill`.
enum PictureScaling { case fitting, filling, stretched }

extension LayoutReading {
  /// Nil for a picture that is placed instead of scaled.
  func scaling(ofPicture view: ViewID) -> PictureScaling? {
    switch property(.contentMode, of: view)?.value.names.first {
    case nil, "scaleToFill": .stretched
    case "scaleAspectFit": .fitting
    case "scaleAspectFill": .filling
    default: nil
    }
  }

  /// The size of the picture of an image view, in points; nil if it is not known.
  func pictureSize(of view: ViewID) -> Size? {
    guard let width = content(view, .horizontal).intrinsic,
      let height = content(view, .vertical).intrinsic, width > 0, height > 0
    else { return nil }
    return Size(width: width, height: height)
  }

  /// The axis on which a picture that fills its view is drawn longer than its proportions say; nil if it keeps them.
  func stretchedAxis(ofPicture view: ViewID) -> Axis? {
    guard declared(view).kind == .imageView, scaling(ofPicture: view) == .stretched,
      let picture = pictureSize(of: view)
    else { return nil }
    let frame = alignmentRect(view)
    guard Axis.allCases.allSatisfy({ frame[.size($0)] > Visible.least }) else { return nil }
    let axis: Axis =
      frame.width / picture.width > frame.height / picture.height ? .horizontal : .vertical
    let wanted = frame[.size(axis.other)] * picture[axis] / picture[axis.other]
    return frame[.size(axis)] - wanted > frame[.size(axis)] * Threshold.distortion ? axis : nil
  }
}

extension StackProperties {
  /// Whether the stack decides the length of its views on this axis.
  func stretches(_ axis: Axis) -> Bool {
    self.axis == axis ? [.fill, .fillEqually].contains(distribution) : alignment == .fill
  }
}
