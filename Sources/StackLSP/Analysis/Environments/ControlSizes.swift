import LayoutEngine
import StackDSL

/// The intrinsic sizes of controls that do not depend on a text, as Interface Builder records them.
///
/// Sizes are those of the alignment rect in points; nil if the class has no intrinsic metric on that axis.
/// Controls changed between Xcode 10 and 11 (iOS 13), the progress view between 11 and 12 (iOS 14), and
/// switch, slider and navigation bar with Xcode 26 (iOS 26).
struct ControlSize: Equatable {
  var width: Double?
  var height: Double?

  /// Nil for a class that the table does not contain.
  init?(of kind: ViewKind, system: Int) {
    switch kind {
    case .switch: self.init(width: system < 26 ? 49 : 61, height: system < 26 ? 31 : 28)
    case .slider: self.init(width: nil, height: system < 26 ? 30 : 34)
    case .stepper: self.init(width: 94, height: system < 13 ? 29 : 32)
    case .segmentedControl: self.init(width: nil, height: system < 13 ? 28 : 31)
    case .progressView: self.init(width: nil, height: system < 14 ? 2 : 4)
    case .activityIndicator: self.init(width: 20, height: 20)
    case .searchBar: self.init(width: nil, height: system < 10 ? 44 : 56)
    // As wide as wheels of which only the middle is placed (five of five records); code decides the width of
    // theirs.
    case .datePicker, .picker: self.init(width: 320, height: 216)
    case .toolbar: self.init(width: nil, height: system < 14 ? 44 : 49)
    case .navigationBar: self.init(width: nil, height: system < 26 ? 44 : 54)
    case .tabBar: self.init(width: nil, height: 49)
    // The size with three pages.
    case .pageControl: self.init(width: 39, height: 37)
    default: return nil
    }
  }

  private init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }
}

/// The points by which the frame of a control exceeds its alignment rect.
func alignmentRectInsets(of kind: ViewKind, system: Int) -> Insets {
  switch kind {
  case .switch: Insets(right: 2)
  case .slider where system < 26: Insets(left: 2, bottom: 1, right: 2)
  case .segmentedControl: Insets(bottom: 1)
  default: Insets()
  }
}
